/// Puts things into the toolbar of the screen that a view is on.
package struct ToolbarModifier<Layer: View> {
  package let layer: Layer
}

extension ToolbarModifier: LayerModifier {
  package static var isShared: Bool { true }
  package func elementModifier(_ layer: ElementLayer) -> ElementModifier { .toolbar(layer) }
}

/// A bar of a screen.
public struct ToolbarPlacement: Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic, bottomBar, navigationBar, tabBar, windowToolbar
  }
  package let kind: Kind

  public static let automatic = ToolbarPlacement(kind: .automatic)
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
  public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)
}

/// What a toolbar is for.
public struct ToolbarRole: Sendable {
  package enum Kind: Hashable, Sendable { case automatic, navigationStack, browser, editor }
  package let kind: Kind

  public static let automatic = ToolbarRole(kind: .automatic)
  public static let navigationStack = ToolbarRole(kind: .navigationStack)
  public static let browser = ToolbarRole(kind: .browser)
  public static let editor = ToolbarRole(kind: .editor)
}

/// How large the title in a toolbar is.
public struct ToolbarTitleDisplayMode: Sendable {
  package let mode: NavigationTitleMode

  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
  /// Puts views into the toolbar.
  nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    modifier(
      ToolbarModifier(layer: ToolbarItemView(placement: .automatic, item: content())))
  }

  /// Puts things into the toolbar, with their places.
  nonisolated public func toolbar<Content>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent {
    modifier(ToolbarModifier(layer: ToolbarContentView(content: content())))
  }

  /// Says whether bars are shown.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let concernsTop =
      bars.isEmpty
      || bars.contains { [.automatic, .navigationBar, .windowToolbar].contains($0.kind) }
    return modifier(
      NavigationBarVisibilityModifier(visibility: concernsTop ? visibility : .automatic))
  }

  /// Sets the style behind bars. Hosts here keep their own.
  nonisolated public func toolbarBackground<S>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View where S: ShapeStyle {
    modifier(EmptyModifier())
  }

  /// Says whether there is something behind bars. Hosts here keep their own.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the colour scheme of bars. Hosts here keep their own.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Says what the toolbar is for. Hosts here have one way.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(EmptyModifier())
  }

  /// Says how large the title in the toolbar is.
  nonisolated public func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    modifier(NavigationTitleModeModifier(mode: mode.mode))
  }
}

extension Element {
  /// What the screen in sight is called, as a host would put it above the element's content.
  package var screenTitle: ResolvedText? {
    inSight { element in
      for case .navigationTitle(let title) in element.modifiers { return title }
      return nil
    }.first
  }

  /// The things for the toolbar of the screen in sight, each once.
  package var toolbarItems: [Element] {
    var seen: Set<Element.ID> = []
    let layers = inSight { element -> [ElementLayer]? in
      element.modifiers.compactMap { if case .toolbar(let layer) = $0 { layer } else { nil } }
    }
    return layers.flatMap { $0 }.filter { seen.insert($0.root.id).inserted }.flatMap(\.elements)
  }

  /// What `read` finds at this element and at those below it that are in sight.
  private func inSight<T>(_ read: (Element) -> T?) -> [T] {
    let own = read(self).map { [$0] } ?? []
    return own + childrenInSight.flatMap { $0.inSight(read) }
  }

  /// The children without those in tabs that are not selected, and under other screens.
  package var childrenInSight: [Element] {
    switch content {
    case .navigationStack: children.suffix(1)
    case .tabs(let selection): children.indices.contains(selection) ? [children[selection]] : []
    default: children
    }
  }
}
