import SwiftUI
import SwiftUICore

extension ViewType {
  /// `NavigationView`
  public struct NavigationView: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationView"
  }
}

extension InspectableView where View: SingleViewContent {
  public func navigationView() throws -> InspectableView<ViewType.NavigationView> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func navigationView(_ index: Int) throws -> InspectableView<ViewType.NavigationView> {
    try child(at: index)
  }
}

extension NavigationView: KnownView {
  var viewType: any BaseViewType.Type { ViewType.NavigationView.self }
  var inspectedChildren: InspectedChildren { .content(content) }
}
