/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = MenuStyleConfiguration
}

/// What a menu style has to show.
public struct MenuStyleConfiguration {
  /// What opens the menu; it does the primary action where there is one.
  public struct Label {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  /// The commands of the menu.
  public struct Content {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  public let label: MenuStyleConfiguration.Label
  public let content: MenuStyleConfiguration.Content

  nonisolated package init(
    label: Label,
    content: Content
  ) {
    self.label = label
    self.content = content
  }
}

extension MenuStyleConfiguration.Label: TransparentView {
  package var transparentContent: AnyView { view }
}

extension MenuStyleConfiguration.Content: TransparentView {
  package var transparentContent: AnyView { view }
}

/// The style of the place where the menu is.
public struct DefaultMenuStyle {
  nonisolated public init() {}
}

extension DefaultMenuStyle: MenuStyle {
  public func makeBody(configuration: DefaultMenuStyle.Configuration) -> some View {
    MenuElement(label: configuration.label, content: configuration.content)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { .init() }
}

/// A menu whose label looks like a button.
public struct ButtonMenuStyle {
  nonisolated public init() {}
}

extension ButtonMenuStyle: MenuStyle {
  public func makeBody(configuration: ButtonMenuStyle.Configuration) -> some View {
    MenuElement(label: configuration.label, content: configuration.content)
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  @MainActor @preconcurrency public static var button: ButtonMenuStyle { .init() }
}

/// A menu whose label looks like a button without a border.
public struct BorderlessButtonMenuStyle {
  nonisolated public init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle {
  public func makeBody(configuration: BorderlessButtonMenuStyle.Configuration) -> some View {
    MenuElement(label: configuration.label, content: configuration.content)
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle {
    .init()
  }
}

/// A style of menus whose type is known only at run time.
package struct AnyMenuStyle {
  package let style: any MenuStyle

  @MainActor func makeView(_ configuration: MenuStyleConfiguration) -> AnyView {
    func open<S: MenuStyle>(_ style: S) -> AnyView {
      // What the style's own body has of the kind is standard.
      AnyView(style.makeBody(configuration: configuration).environment(\.menuStyle, nil))
    }
    return open(style)
  }
}

extension EnvironmentValues {
  @Entry package var menuStyle: AnyMenuStyle? = nil
}

package struct MenuStyleModifier<S: MenuStyle> {
  package let style: S
}

extension MenuStyleModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.menuStyle = AnyMenuStyle(style: style)
  }
}

extension View {
  /// Sets the style of the menus in this view.
  nonisolated public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
    modifier(MenuStyleModifier(style: style))
  }
}
