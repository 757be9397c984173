import SwiftUI
import SwiftUICore

extension ViewType {
  /// `NavigationSplitView`, with its content inside.
  public struct NavigationSplitView: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationSplitView"
  }
}

extension InspectableView where View: SingleViewContent {
  public func navigationSplitView() throws -> InspectableView<ViewType.NavigationSplitView> {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func navigationSplitView(_ index: Int) throws -> InspectableView<
    ViewType.NavigationSplitView
  > { try child(at: index) }
}

extension NavigationSplitView: KnownView {
  var viewType: any BaseViewType.Type { ViewType.NavigationSplitView.self }
  var inspectedChildren: InspectedChildren { .content(content) }
  var supplements: [Supplement] {
    [
      Supplement.views("sidebarView()") { sidebar },
      Supplement.views("detailView()") { detail },
    ]
  }
}

extension InspectableView where View == ViewType.NavigationSplitView {
  public func sidebarView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("sidebarView()")
  }

  public func detailView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("detailView()")
  }
}
