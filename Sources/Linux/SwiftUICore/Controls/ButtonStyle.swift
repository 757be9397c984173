/// How buttons look, with the behaviour of a standard button.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button style has to show.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool

  nonisolated package init(role: ButtonRole?, label: Label, isPressed: Bool) {
    self.role = role
    self.label = label
    self.isPressed = isPressed
  }
}

extension ButtonStyleConfiguration.Label: TransparentView {
  package var transparentContent: AnyView { view }
}

/// How buttons look and behave.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a primitive button style has to show, and the action to trigger.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  package let action: @MainActor () -> Void

  nonisolated package init(
    role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void
  ) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Does what the button is for.
  public func trigger() {
    MainTurn.run(action) { $0() }
  }
}

extension PrimitiveButtonStyleConfiguration.Label: TransparentView {
  package var transparentContent: AnyView { view }
}

/// Which style the buttons of a part of the tree have.
package enum AnyButtonStyle {
  case label(any ButtonStyle)
  case whole(any PrimitiveButtonStyle)
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}

extension EnvironmentValues {
  package var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

package struct ButtonStyleModifier<S: ButtonStyle> {
  package let style: S
}

extension ButtonStyleModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.buttonStyle = .label(style)
  }
}

package struct PrimitiveButtonStyleModifier<S: PrimitiveButtonStyle> {
  package let style: S
}

extension PrimitiveButtonStyleModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.buttonStyle = .whole(style)
  }
}

extension View {
  /// Sets the style of the buttons in this view.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    modifier(ButtonStyleModifier(style: style))
  }

  /// Sets the style of the buttons in this view.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}
