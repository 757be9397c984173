import Foundation

/// How a list looks.
@MainActor @preconcurrency
public protocol ListStyle {
  /// Not for apps: the look that hosts know.
  nonisolated static var _look: _ListLook { get }
}

/// The looks of lists that hosts know. Opaque to apps.
public struct _ListLook: Sendable {
  package let style: ListContent.Style
}

/// The style of the place where the list is.
public struct DefaultListStyle: Sendable {
  nonisolated public init() {}
}

/// Rows without groups.
public struct PlainListStyle: Sendable {
  nonisolated public init() {}
}

/// Rows in groups.
public struct GroupedListStyle: Sendable {
  nonisolated public init() {}
}

/// Rows in groups with room around them.
public struct InsetGroupedListStyle: Sendable {
  nonisolated public init() {}
}

/// Rows with room around them.
public struct InsetListStyle: Sendable {
  nonisolated public init() {}
}

/// The rows of a side bar.
public struct SidebarListStyle: Sendable {
  nonisolated public init() {}
}

extension DefaultListStyle: ListStyle {
  public nonisolated static var _look: _ListLook { _ListLook(style: .automatic) }
}

extension PlainListStyle: ListStyle {
  public nonisolated static var _look: _ListLook { _ListLook(style: .plain) }
}

extension GroupedListStyle: ListStyle {
  public nonisolated static var _look: _ListLook { _ListLook(style: .grouped) }
}

extension InsetGroupedListStyle: ListStyle {
  public nonisolated static var _look: _ListLook { _ListLook(style: .insetGrouped) }
}

extension InsetListStyle: ListStyle {
  public nonisolated static var _look: _ListLook { _ListLook(style: .inset) }
}

extension SidebarListStyle: ListStyle {
  public nonisolated static var _look: _ListLook { _ListLook(style: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  @MainActor @preconcurrency public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
  @MainActor @preconcurrency public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
  @MainActor @preconcurrency public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  @MainActor @preconcurrency public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
  @MainActor @preconcurrency public static var inset: InsetListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
  @MainActor @preconcurrency public static var sidebar: SidebarListStyle { .init() }
}

package struct ListStyleModifier<S: ListStyle> {
  package let style: S
}

extension ListStyleModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.listStyle = S._look.style
  }
}

extension EnvironmentValues {
  @Entry package var listStyle: ListContent.Style = ListContent.Style.automatic
}

extension View {
  /// Sets the style of the lists in this view.
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    modifier(ListStyleModifier(style: style))
  }
}
