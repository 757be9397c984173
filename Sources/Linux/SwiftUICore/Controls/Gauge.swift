/// Shows a value within a range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  /// Where the value lies between the bounds, from 0 to 1.
  package let fraction: Double
  package let label: Label
  package let currentValueLabel: CurrentValueLabel?
  package let minimumValueLabel: BoundsLabel?
  package let maximumValueLabel: BoundsLabel?

  nonisolated package init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?,
    minimum: BoundsLabel?, maximum: BoundsLabel?
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? Double((value - bounds.lowerBound) / length).clampedToUnit : 0
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

extension Gauge: View {
  public var body: some View {
    StyledGauge(
      fraction: fraction, label: label, currentValueLabel: currentValueLabel,
      minimum: minimumValueLabel, maximum: maximumValueLabel)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  nonisolated public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, V: BinaryFloatingPoint
  {
    self.init(value, bounds, label: label(), current: nil, minimum: nil, maximum: nil)
  }

  nonisolated public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }

  nonisolated public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

/// The gauge as the style in force makes it.
private struct StyledGauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  @Environment(\.gaugeStyle) private var style
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?

  init(
    fraction: Double, label: Label, currentValueLabel: CurrentValueLabel?, minimum: BoundsLabel?,
    maximum: BoundsLabel?
  ) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimum = minimum
    self.maximum = maximum
  }

  var body: some View {
    if let style {
      style.makeView(
        GaugeStyleConfiguration(
          value: fraction, label: .init(AnyView(label)),
          currentValueLabel: currentValueLabel.map { .init(AnyView($0)) },
          minimumValueLabel: minimum.map { .init(AnyView($0)) },
          maximumValueLabel: maximum.map { .init(AnyView($0)) }))
    } else {
      GaugeElement(
        fraction: fraction, label: label, currentValueLabel: currentValueLabel,
        minimum: minimum, maximum: maximum)
    }
  }
}

/// The gauge that hosts show: slots for its label, the value in words, and its ends.
struct GaugeElement<Label: View, Current: View, Minimum: View, Maximum: View> {
  let fraction: Double
  let label: Label
  let currentValueLabel: Current?
  let minimum: Minimum?
  let maximum: Maximum?
}

extension GaugeElement: ElementView {
  func content(in environment: EnvironmentValues) -> Element.Content { .gauge(fraction) }

  @ViewBuilder var children: some View {
    SlotView(.label, label)
    if let currentValueLabel { SlotView(.value, currentValueLabel) }
    if let minimum { SlotView(.minimum, minimum) }
    if let maximum { SlotView(.maximum, maximum) }
  }
}
