import Foundation

/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A control that chooses a date.
public struct DatePicker<Label> where Label: View {
  public typealias Components = DatePickerComponents

  package let selection: Binding<Date>
  package let earliest: Date?
  package let latest: Date?
  package let displayedComponents: DatePickerComponents
  package let label: Label

  nonisolated package init(
    _ selection: Binding<Date>, from earliest: Date? = nil, through latest: Date? = nil,
    _ displayedComponents: DatePickerComponents, label: Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.displayedComponents = displayedComponents
    self.label = label
  }
}

extension DatePicker: View {
  public var body: some View {
    DatePickerElement(
      selection: selection, earliest: earliest, latest: latest, components: displayedComponents,
      label: label)
  }
}

extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, from: range.lowerBound, through: range.upperBound, displayedComponents,
      label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, through: range.upperBound, displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, through: range.upperBound, displayedComponents,
      label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, through: range.upperBound, displayedComponents, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(selection, displayedComponents, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(
      selection, from: range.lowerBound, through: range.upperBound, displayedComponents,
      label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(selection, from: range.lowerBound, displayedComponents, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(selection, through: range.upperBound, displayedComponents, label: Text(title))
  }
}

/// The date picker that hosts show. Its children are the label.
struct DatePickerElement<Label: View> {
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents
  let label: Label
}

extension DatePickerElement: ElementView {
  static var readsState: Bool { true }

  func content(in environment: EnvironmentValues) -> Element.Content {
    .datePicker(
      DatePickerContent(
        date: selection.wrappedValue, earliest: earliest, latest: latest,
        showsDate: components.contains(.date), showsTime: components.contains(.hourAndMinute)))
  }

  var children: Label { label }

  func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
    if case .setDate(let date) = event { selection.choose(date, from: earliest, through: latest) }
  }
}

extension Binding where Value == Date {
  /// Chooses a date, as near as the picker allows.
  @MainActor
  package func choose(_ date: Date, from earliest: Date?, through latest: Date?) {
    var date = date
    if let latest { date = Swift.min(date, latest) }
    if let earliest { date = Swift.max(date, earliest) }
    guard date != wrappedValue else { return }
    wrappedValue = date
  }
}
