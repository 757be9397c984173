/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}

/// What a label style has to arrange.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  /// The icon of the label.
  public struct Icon {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  public let title: LabelStyleConfiguration.Title
  public let icon: LabelStyleConfiguration.Icon

  nonisolated package init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }
}

extension LabelStyleConfiguration.Title: TransparentView {
  package var transparentContent: AnyView { view }
}

extension LabelStyleConfiguration.Icon: TransparentView {
  package var transparentContent: AnyView { view }
}

/// The style of the place where the label is.
public struct DefaultLabelStyle {
  nonisolated public init() {}
}

extension DefaultLabelStyle: LabelStyle {
  public func makeBody(configuration: DefaultLabelStyle.Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon)
  }
}

/// Icon and title.
public struct TitleAndIconLabelStyle {
  nonisolated public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
  public func makeBody(configuration: TitleAndIconLabelStyle.Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon, keepsTitle: true)
  }
}

/// The icon alone; the title stays what a screen reader says.
public struct IconOnlyLabelStyle {
  nonisolated public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
  public func makeBody(configuration: IconOnlyLabelStyle.Configuration) -> some View {
    configuration.icon
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle {
  nonisolated public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
  public func makeBody(configuration: TitleOnlyLabelStyle.Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

/// A label style whose type is known only at run time.
package struct AnyLabelStyle {
  package let style: any LabelStyle

  @MainActor func makeView(_ configuration: LabelStyleConfiguration) -> AnyView {
    func open<S: LabelStyle>(_ style: S) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return open(style)
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle? { nil }
}

extension EnvironmentValues {
  package var labelStyle: AnyLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

package struct LabelStyleModifier<S: LabelStyle> {
  package let style: S
}

extension LabelStyleModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.labelStyle = AnyLabelStyle(style: style)
  }
}

extension View {
  /// Sets the style of the labels in this view.
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    modifier(LabelStyleModifier(style: style))
  }
}
