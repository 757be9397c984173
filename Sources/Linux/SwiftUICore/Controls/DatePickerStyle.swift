/// How date pickers look. Hosts here have one look for all.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// The style of the place where the picker is.
public struct DefaultDatePickerStyle {
  nonisolated public init() {}
}

extension DefaultDatePickerStyle: DatePickerStyle {}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { .init() }
}

/// A short text that opens a calendar.
public struct CompactDatePickerStyle {
  nonisolated public init() {}
}

extension CompactDatePickerStyle: DatePickerStyle {}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { .init() }
}

/// A calendar.
public struct GraphicalDatePickerStyle {
  nonisolated public init() {}
}

extension GraphicalDatePickerStyle: DatePickerStyle {}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle { .init() }
}

/// Wheels that are turned.
public struct WheelDatePickerStyle {
  nonisolated public init() {}
}

extension WheelDatePickerStyle: DatePickerStyle {}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle { .init() }
}

/// A field to type in.
public struct FieldDatePickerStyle {
  nonisolated public init() {}
}

extension FieldDatePickerStyle: DatePickerStyle {}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  @MainActor @preconcurrency public static var field: FieldDatePickerStyle { .init() }
}

/// A field to type in, with a stepper.
public struct StepperFieldDatePickerStyle {
  nonisolated public init() {}
}

extension StepperFieldDatePickerStyle: DatePickerStyle {}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  @MainActor @preconcurrency public static var stepperField: StepperFieldDatePickerStyle { .init() }
}

package struct DatePickerStyleModifier<S: DatePickerStyle> {
  package let style: S
}

extension DatePickerStyleModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {}
}

extension View {
  /// Sets the style of the date pickers in this view.
  nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    modifier(DatePickerStyleModifier(style: style))
  }
}
