import SwiftUI

extension ViewType {
  /// What `overlay` lays over a view.
  public struct Overlay: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "Overlay"
  }

  /// What `background` lays behind a view.
  public struct Background: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "Background"
  }

  /// What `mask` cuts a view out with.
  public struct Mask: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "Mask"
  }

  /// What `toolbar` puts into the window's bar.
  public struct Toolbar: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "Toolbar"
  }

  /// What `contextMenu` offers.
  public struct ContextMenu: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "ContextMenu"
  }

  /// What `tabItem` shows for a tab.
  public struct TabItem: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "TabItem"
  }

  /// What `listRowBackground` lays behind a row.
  public struct ListRowBackground: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "ListRowBackground"
  }

  /// What `safeAreaInset` puts at an edge.
  public struct SafeAreaInset: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "SafeAreaInset"
  }

  /// What `swipeActions` offers for a row.
  public struct SwipeActions: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "SwipeActions"
  }
}

extension InspectableView {
  public func overlay(_ index: Int? = nil) throws -> InspectableView<ViewType.Overlay> {
    try layer("overlay", index)
  }

  public func background(_ index: Int? = nil) throws -> InspectableView<ViewType.Background> {
    try layer("background", index)
  }

  public func mask(_ index: Int? = nil) throws -> InspectableView<ViewType.Mask> {
    try layer("mask", index)
  }

  public func toolbar(_ index: Int? = nil) throws -> InspectableView<ViewType.Toolbar> {
    try layer("toolbar", index)
  }

  public func contextMenu(_ index: Int? = nil) throws -> InspectableView<ViewType.ContextMenu> {
    try layer("contextMenu", index)
  }

  public func tabItem() throws -> InspectableView<ViewType.TabItem> {
    try layer("tabItem", nil)
  }

  public func swipeActions(_ index: Int? = nil) throws -> InspectableView<ViewType.SwipeActions> {
    try layer("swipeActions", index)
  }

  public func listRowBackground(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.ListRowBackground> {
    try layer("listRowBackground", index)
  }

  public func safeAreaInset(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.SafeAreaInset> {
    try layer("safeAreaInset", index)
  }

  private func layer<T: BaseViewType>(_ name: String, _ index: Int?) throws -> InspectableView<T> {
    try MainThread.run {
      let call = "\(name)(\(ViewType.indexPlaceholder))"
      // What a modifier brings leads back to its view, and so to the modifier.
      let isWayBack = View.self == ViewType.ParentView.self && place.view is LayerContent
      let owner = isWayBack ? place.parent ?? place : place
      let found = try owner.modifierPlace(call, index: index, includesInner: false)
      guard let found else {
        throw owner.modifierNotFound(name, index: index ?? 0)
      }
      return InspectableView<T>(trusting: found)
    }
  }
}
