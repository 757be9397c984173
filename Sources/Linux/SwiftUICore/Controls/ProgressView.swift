import Foundation

/// Shows how far some work is.
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  /// nil while nobody knows how long the work is.
  package let fractionCompleted: Double?
  package let label: Label?
  package let currentValueLabel: CurrentValueLabel?

  nonisolated package init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
    fractionCompleted = fraction
    self.label = label
    currentValueLabel = current
  }
}

extension ProgressView: View {
  public var body: some View {
    StyledProgressView(
      fraction: fractionCompleted, label: label, currentValueLabel: currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, current: nil)
  }

  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), current: nil)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), current: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S) where Label == Text, S: StringProtocol {
    self.init(fraction: nil, label: Text(title), current: nil)
  }
}

extension ProgressView {
  nonisolated public init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(fraction: completedFraction(value, of: total), label: nil, current: nil)
  }

  nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(fraction: completedFraction(value, of: total), label: label(), current: nil)
  }

  nonisolated public init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      fraction: completedFraction(value, of: total), label: label(),
      current: currentValueLabel())
  }

  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(fraction: completedFraction(value, of: total), label: Text(titleKey), current: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint {
    self.init(fraction: completedFraction(value, of: total), label: Text(title), current: nil)
  }

  /// Shows the progress object as it is when the view is made: it cannot be observed on Linux.
  nonisolated public init(_ progress: Progress)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil,
      current: nil)
  }

  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      current: configuration.currentValueLabel)
  }
}

/// A part of a whole as a number from 0 to 1; nil where there is no part or no whole.
private func completedFraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  guard let value, !value.isNaN, total > 0 else { return nil }
  return Double(value / total).clampedToUnit
}

/// The progress view as the style in force makes it.
private struct StyledProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.progressViewStyle) private var style
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  var body: some View {
    if let style {
      style.makeView(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: label.map { .init(AnyView($0)) },
          currentValueLabel: currentValueLabel.map { .init(AnyView($0)) }))
    } else {
      ProgressElement(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
    }
  }
}

/// The progress that hosts show: slots for what the work is called, and how far it is in words.
struct ProgressElement<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
}

extension ProgressElement: ElementView {
  func content(in environment: EnvironmentValues) -> Element.Content { .progress(fraction) }

  @ViewBuilder var children: some View {
    if let label { SlotView(.label, label) }
    if let currentValueLabel { SlotView(.value, currentValueLabel) }
  }
}
