/// How control groups look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ControlGroupStyleConfiguration
}

/// What a control group style has to show.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  /// What the controls are about.
  public struct Label {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  public let content: ControlGroupStyleConfiguration.Content
  public let label: ControlGroupStyleConfiguration.Label

  nonisolated package init(
    content: Content,
    label: Label
  ) {
    self.content = content
    self.label = label
  }
}

extension ControlGroupStyleConfiguration.Content: TransparentView {
  package var transparentContent: AnyView { view }
}

extension ControlGroupStyleConfiguration.Label: TransparentView {
  package var transparentContent: AnyView { view }
}

/// The style of the place where the group is.
public struct AutomaticControlGroupStyle {
  nonisolated public init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: AutomaticControlGroupStyle.Configuration) -> some View {
    ControlGroupElement(content: configuration.content)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { .init() }
}

/// Controls that go back and forth.
public struct NavigationControlGroupStyle {
  nonisolated public init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: NavigationControlGroupStyle.Configuration) -> some View {
    ControlGroupElement(content: configuration.content)
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { .init() }
}

/// Controls side by side in a menu.
public struct CompactMenuControlGroupStyle {
  nonisolated public init() {}
}

extension CompactMenuControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: CompactMenuControlGroupStyle.Configuration) -> some View {
    ControlGroupElement(content: configuration.content)
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  @MainActor @preconcurrency public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

/// A menu of the controls.
public struct MenuControlGroupStyle {
  nonisolated public init() {}
}

extension MenuControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: MenuControlGroupStyle.Configuration) -> some View {
    MenuElement(label: configuration.label, content: configuration.content)
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { .init() }
}

/// Controls as a palette.
public struct PaletteControlGroupStyle {
  nonisolated public init() {}
}

extension PaletteControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: PaletteControlGroupStyle.Configuration) -> some View {
    ControlGroupElement(content: configuration.content)
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  @MainActor @preconcurrency public static var palette: PaletteControlGroupStyle { .init() }
}

/// A style of control groups whose type is known only at run time.
package struct AnyControlGroupStyle {
  package let style: any ControlGroupStyle

  @MainActor func makeView(_ configuration: ControlGroupStyleConfiguration) -> AnyView {
    func open<S: ControlGroupStyle>(_ style: S) -> AnyView {
      // What the style's own body has of the kind is standard.
      AnyView(style.makeBody(configuration: configuration).environment(\.controlGroupStyle, nil))
    }
    return open(style)
  }
}

extension EnvironmentValues {
  @Entry package var controlGroupStyle: AnyControlGroupStyle? = nil
}

package struct ControlGroupStyleModifier<S: ControlGroupStyle> {
  package let style: S
}

extension ControlGroupStyleModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.controlGroupStyle = AnyControlGroupStyle(style: style)
  }
}

extension View {
  /// Sets the style of the control groups in this view.
  nonisolated public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
    modifier(ControlGroupStyleModifier(style: style))
  }
}
