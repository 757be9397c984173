/// A control that chooses a value from a range.
public struct Slider<Label, ValueLabel> where Label: View, ValueLabel: View {
  package let track: SliderTrack
  package let label: Label
  package let minimumValueLabel: ValueLabel?
  package let maximumValueLabel: ValueLabel?
  package let onEditingChanged: (Bool) -> Void

  nonisolated package init(
    track: SliderTrack, label: Label, minimum: ValueLabel?, maximum: ValueLabel?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.track = track
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider: View {
  public var body: some View {
    SliderElement(
      track: track, onEditingChanged: onEditingChanged, label: label,
      minimum: minimumValueLabel, maximum: maximumValueLabel)
  }
}

extension Slider {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, nil), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, step), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, nil), label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, step), label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, nil), label: label(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, step), label: label(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, nil), label: EmptyView(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      track: SliderTrack(value, bounds, step), label: EmptyView(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }
}

/// The value of a slider as a plain number, kept within its bounds and on its steps.
package struct SliderTrack {
  package let bounds: ClosedRange<Double>
  package let step: Double?
  private let value: Binding<Double>

  package init<V>(_ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?)
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    let step = step.map { Double($0) } ?? 0
    self.step = step > 0 ? step : nil
    self.value = Binding(
      location: FunctionLocation(
        get: { Double(value.wrappedValue) },
        set: { value.location.set(V($0), $1) }))
  }

  package var current: Double {
    let number = value.wrappedValue
    return number.isNaN ? bounds.lowerBound : min(max(number, bounds.lowerBound), bounds.upperBound)
  }

  /// Moves to the allowed value nearest to `number`.
  package func move(to number: Double) {
    guard !number.isNaN else { return }
    var new = min(max(number, bounds.lowerBound), bounds.upperBound)
    if let step {
      let steps = ((new - bounds.lowerBound) / step).rounded()
      new = min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
    guard new != value.wrappedValue else { return }
    value.wrappedValue = new
  }

  /// How far one press of an arrow key goes.
  package var stride: Double { step ?? (bounds.upperBound - bounds.lowerBound) / 10 }
}

/// The slider that hosts show: slots for its label and for what stands at its ends.
struct SliderElement<Label: View, ValueLabel: View> {
  let track: SliderTrack
  let onEditingChanged: (Bool) -> Void
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?
}

extension SliderElement: ElementView {
  static var readsState: Bool { true }

  func content(in environment: EnvironmentValues) -> Element.Content {
    .slider(value: track.current, range: track.bounds, step: track.step)
  }

  @ViewBuilder var children: some View {
    SlotView(.label, label)
    if let minimum { SlotView(.minimum, minimum) }
    if let maximum { SlotView(.maximum, maximum) }
  }

  func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
    switch event {
    case .setValue(let number): move(to: number)
    case .increment: move(to: track.current + track.stride)
    case .decrement: move(to: track.current - track.stride)
    default: break
    }
  }

  private func move(to number: Double) {
    onEditingChanged(true)
    track.move(to: number)
    onEditingChanged(false)
  }
}
