/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field, as a style sees it.
public struct _TextFieldStyleLabel {
  package let view: AnyView
  nonisolated package init(_ view: AnyView) { self.view = view }
}

extension _TextFieldStyleLabel: TransparentView {
  package var transparentContent: AnyView { view }
}

/// The style of the place where the field is.
public struct DefaultTextFieldStyle {
  nonisolated public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<Self._Label>) -> some View {
    EditedTextField(field: configuration, style: .automatic)
  }
}

/// The text alone.
public struct PlainTextFieldStyle {
  nonisolated public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<Self._Label>) -> some View {
    EditedTextField(field: configuration, style: .plain)
  }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle {
  nonisolated public init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<Self._Label>) -> some View {
    EditedTextField(field: configuration, style: .roundedBorder)
  }
}

/// A border with square corners; hosts here show a rounded one.
public struct SquareBorderTextFieldStyle {
  nonisolated public init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<Self._Label>) -> some View {
    EditedTextField(field: configuration, style: .roundedBorder)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  @MainActor @preconcurrency public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextFieldStyle {
    .init()
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  @MainActor @preconcurrency public static var squareBorder: SquareBorderTextFieldStyle {
    .init()
  }
}

/// A text field style whose type is known only at run time.
package struct AnyTextFieldStyle {
  package let style: any TextFieldStyle

  @MainActor func makeView(_ field: TextField<_TextFieldStyleLabel>) -> AnyView {
    func open<S: TextFieldStyle>(_ style: S) -> AnyView {
      // The field within the style's own body is a standard one.
      AnyView(style._body(configuration: field).environment(\.textFieldStyle, nil))
    }
    return open(style)
  }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyTextFieldStyle? { nil }
}

extension EnvironmentValues {
  package var textFieldStyle: AnyTextFieldStyle? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

package struct TextFieldStyleModifier<S: TextFieldStyle> {
  package let style: S
}

extension TextFieldStyleModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.textFieldStyle = AnyTextFieldStyle(style: style)
  }
}

extension View {
  /// Sets the style of the text fields in this view.
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    modifier(TextFieldStyleModifier(style: style))
  }
}
