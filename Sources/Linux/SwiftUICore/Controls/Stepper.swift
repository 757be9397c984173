import Foundation

/// A control that makes a value larger or smaller, step by step.
public struct Stepper<Label> where Label: View {
  package let steps: StepperSteps
  package let onEditingChanged: (Bool) -> Void
  package let label: Label

  nonisolated package init(
    steps: StepperSteps, onEditingChanged: @escaping (Bool) -> Void, label: Label
  ) {
    self.steps = steps
    self.onEditingChanged = onEditingChanged
    self.label = label
  }

  @_disfavoredOverload
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      steps: StepperSteps(increment: onIncrement, decrement: onDecrement),
      onEditingChanged: onEditingChanged, label: label())
  }

  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      steps: StepperSteps(increment: onIncrement, decrement: onDecrement),
      onEditingChanged: onEditingChanged, label: label())
  }
}

extension Stepper: View {
  public var body: some View {
    StepperElement(steps: steps, onEditingChanged: onEditingChanged, label: label)
  }
}

extension Stepper {
  nonisolated public init<V>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      steps: StepperSteps(value, by: step), onEditingChanged: onEditingChanged, label: label())
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      steps: StepperSteps(value, by: step, in: bounds), onEditingChanged: onEditingChanged,
      label: label())
  }

  // Apple's forms with the label last are deprecated, and give way to the others:
  // https://developer.apple.com/documentation/swiftui/stepper/init(value:in:step:oneditingchanged:label:)
  @_disfavoredOverload
  nonisolated public init<V>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: Strideable {
    self.init(
      steps: StepperSteps(value, by: step), onEditingChanged: onEditingChanged, label: label())
  }

  @_disfavoredOverload
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: Strideable {
    self.init(
      steps: StepperSteps(value, by: step, in: bounds), onEditingChanged: onEditingChanged,
      label: label())
  }

  nonisolated public init<F>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      steps: StepperSteps(value, by: step).showing(value, format),
      onEditingChanged: onEditingChanged, label: label())
  }

  nonisolated public init<F>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      steps: StepperSteps(value, by: step, in: bounds).showing(value, format),
      onEditingChanged: onEditingChanged, label: label())
  }
}

extension Stepper where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged
    ) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol {
    self.init(
      onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged
    ) { Text(title) }
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      steps: StepperSteps(value, by: step), onEditingChanged: onEditingChanged,
      label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(
      steps: StepperSteps(value, by: step), onEditingChanged: onEditingChanged,
      label: Text(title))
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      steps: StepperSteps(value, by: step, in: bounds), onEditingChanged: onEditingChanged,
      label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(
      steps: StepperSteps(value, by: step, in: bounds), onEditingChanged: onEditingChanged,
      label: Text(title))
  }

  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, format: format) {
      Text(titleKey)
    } onEditingChanged: {
      onEditingChanged($0)
    }
  }

  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, format: format) {
      Text(titleKey)
    } onEditingChanged: {
      onEditingChanged($0)
    }
  }
}
