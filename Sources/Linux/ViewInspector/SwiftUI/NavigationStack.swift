import SwiftUI
import SwiftUICore

extension ViewType {
  /// `NavigationStack`, with its first screen inside.
  public struct NavigationStack: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationStack"
  }
}

extension InspectableView where View: SingleViewContent {
  public func navigationStack() throws -> InspectableView<ViewType.NavigationStack> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func navigationStack(_ index: Int) throws -> InspectableView<ViewType.NavigationStack> {
    try child(at: index)
  }
}

extension NavigationStack: KnownView {
  var viewType: any BaseViewType.Type { ViewType.NavigationStack.self }
  var inspectedChildren: InspectedChildren { .content(root) }
}
