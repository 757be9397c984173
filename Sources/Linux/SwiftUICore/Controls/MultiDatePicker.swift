import Foundation

/// A control for any number of days.
///
/// Hosts here show a date picker, and a switch for each chosen day and for the day that the picker
/// shows.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// MultiDatePicker("Days off", selection: $days)
/// ```
public struct MultiDatePicker<Label> where Label: View {
  package let selection: Binding<Set<DateComponents>>
  package let label: Label
  private let earliest: Date?
  /// The first moment that is too late.
  private let end: Date?

  nonisolated private init(
    _ selection: Binding<Set<DateComponents>>, from earliest: Date? = nil, before end: Date? = nil,
    label: Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.end = end
    self.label = label
  }
}

extension MultiDatePicker: View {
  public var body: some View {
    DayChoices(selection: selection, earliest: earliest, end: end, label: label)
  }
}

extension MultiDatePicker {
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, label: label())
  }

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, before: bounds.upperBound, label: label())
  }

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, label: label())
  }

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, before: bounds.upperBound, label: label())
  }
}

extension MultiDatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(
      selection, from: bounds.lowerBound, before: bounds.upperBound, label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, before: bounds.upperBound, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, selection: Binding<Set<DateComponents>>)
  where S: StringProtocol {
    self.init(selection, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) where S: StringProtocol {
    self.init(selection, from: bounds.lowerBound, before: bounds.upperBound, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) where S: StringProtocol {
    self.init(selection, from: bounds.lowerBound, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) where S: StringProtocol {
    self.init(selection, before: bounds.upperBound, label: Text(title))
  }
}

/// A picker for a day, and a switch for each day that is or could be chosen.
private struct DayChoices<Label: View>: View {
  @Environment(\.calendar) private var calendar
  @State private var shown = Date()
  let selection: Binding<Set<DateComponents>>
  let earliest: Date?
  let end: Date?
  let label: Label

  init(selection: Binding<Set<DateComponents>>, earliest: Date?, end: Date?, label: Label) {
    self.selection = selection
    self.earliest = earliest
    self.end = end
    self.label = label
    // The picker shows a day that can be chosen.
    var day = Date()
    if let latest { day = min(day, latest) }
    if let earliest { day = max(day, earliest) }
    _shown = State(initialValue: day)
  }

  private var latest: Date? { end?.addingTimeInterval(-1) }

  var body: some View {
    VStack(alignment: .leading) {
      DatePicker($shown, from: earliest, through: latest, .date, label: label)
      ForEach(days, id: \.self) { day in
        Toggle(isOn: isChosen(day)) { Text(day, style: .date) }
      }
    }
  }

  /// The chosen days and the one that the picker shows, in their order.
  private var days: [Date] {
    let chosen = selection.wrappedValue.compactMap { calendar.date(from: $0) }
    return Set((chosen + [shown]).map { calendar.startOfDay(for: $0) }).sorted()
  }

  private func isChosen(_ day: Date) -> Binding<Bool> {
    let (calendar, selection) = (calendar, selection)
    return Binding(
      location: FunctionLocation(
        get: { !Self.matches(day, selection, calendar).isEmpty },
        set: { isOn, _ in
          if isOn {
            selection.wrappedValue.insert(
              calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
          } else {
            selection.wrappedValue.subtract(Self.matches(day, selection, calendar))
          }
        }))
  }

  /// What has been chosen that is of this day.
  private static func matches(
    _ day: Date, _ selection: Binding<Set<DateComponents>>, _ calendar: Calendar
  ) -> Set<DateComponents> {
    selection.wrappedValue.filter {
      calendar.date(from: $0).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }
  }
}
