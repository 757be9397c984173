import SwiftUI
import SwiftUICore

extension ViewType {
  /// `AnyView`
  public struct AnyView: KnownViewType, SingleViewContent {
    public static let typePrefix = "AnyView"
  }
}

extension InspectableView where View: SingleViewContent {
  public func anyView() throws -> InspectableView<ViewType.AnyView> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func anyView(_ index: Int) throws -> InspectableView<ViewType.AnyView> {
    try child(at: index)
  }
}

extension AnyView: KnownView {
  var viewType: any BaseViewType.Type { ViewType.AnyView.self }
  var inspectedChildren: InspectedChildren { .content(view) }
}
