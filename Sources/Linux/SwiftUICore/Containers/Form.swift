/// Controls for entering data, in groups.
public struct Form<Content> where Content: View {
  package let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content { .form }
  package var children: Content { content }
}

/// How forms look. Hosts here show all forms in their usual way.
@MainActor @preconcurrency
public protocol FormStyle {}

/// The style of the place where the form is.
public struct AutomaticFormStyle: Sendable {
  nonisolated public init() {}
}

extension AutomaticFormStyle: FormStyle {}

/// Labels and controls in two columns.
public struct ColumnsFormStyle: Sendable {
  nonisolated public init() {}
}

extension ColumnsFormStyle: FormStyle {}

/// Rows in groups.
public struct GroupedFormStyle: Sendable {
  nonisolated public init() {}
}

extension GroupedFormStyle: FormStyle {}

extension FormStyle where Self == AutomaticFormStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
  @MainActor @preconcurrency public static var columns: ColumnsFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { .init() }
}

package struct FormStyleModifier<S: FormStyle> {
  package let style: S
}

extension FormStyleModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {}
}

extension View {
  /// Sets the style of the forms in this view.
  nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle {
    modifier(FormStyleModifier(style: style))
  }
}
