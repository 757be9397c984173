import Foundation

/// What a stepper does in each direction; nil where it can go no further.
package struct StepperSteps {
  package let increment: () -> (() -> Void)?
  package let decrement: () -> (() -> Void)?
  /// The value in words, where the stepper shows it.
  package var text: (() -> String)?

  package init(increment: (() -> Void)?, decrement: (() -> Void)?) {
    self.increment = { increment }
    self.decrement = { decrement }
  }

  package init<V: Strideable>(_ value: Binding<V>, by step: V.Stride) {
    increment = { { value.wrappedValue = value.wrappedValue.advanced(by: step) } }
    decrement = { { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) } }
  }

  /// Steps that end at the bounds: the last one may be a shorter one.
  package init<V: Strideable>(
    _ value: Binding<V>, by step: V.Stride, in bounds: ClosedRange<V>
  ) {
    increment = {
      let current = value.wrappedValue
      guard current < bounds.upperBound else { return nil }
      // The distance is compared, not the sum: that could overflow.
      let isLast = current.distance(to: bounds.upperBound) <= step
      return {
        value.wrappedValue =
          isLast ? bounds.upperBound : max(current.advanced(by: step), bounds.lowerBound)
      }
    }
    decrement = {
      let current = value.wrappedValue
      guard current > bounds.lowerBound else { return nil }
      let isLast = bounds.lowerBound.distance(to: current) <= step
      return {
        value.wrappedValue =
          isLast ? bounds.lowerBound : min(current.advanced(by: 0 - step), bounds.upperBound)
      }
    }
  }

  package func showing<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> StepperSteps where F.FormatOutput == String {
    var result = self
    result.text = { format.format(value.wrappedValue) }
    return result
  }
}

/// The stepper that hosts show. Its children are the label.
struct StepperElement<Label: View> {
  let steps: StepperSteps
  let onEditingChanged: (Bool) -> Void
  let label: Label
}

extension StepperElement: ElementView {
  static var readsState: Bool { true }

  func content(in environment: EnvironmentValues) -> Element.Content {
    .stepper(
      value: steps.text?(), canIncrement: steps.increment() != nil,
      canDecrement: steps.decrement() != nil)
  }

  var children: Label { label }

  func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
    switch event {
    case .increment: perform(steps.increment())
    case .decrement: perform(steps.decrement())
    default: break
    }
  }

  private func perform(_ action: (() -> Void)?) {
    guard let action else { return }
    onEditingChanged(true)
    action()
    onEditingChanged(false)
  }
}
