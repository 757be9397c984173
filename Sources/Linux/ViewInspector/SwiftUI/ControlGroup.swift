import SwiftUI
import SwiftUICore

extension ViewType {
  /// `ControlGroup`
  public struct ControlGroup: KnownViewType, MultipleViewContent {
    public static let typePrefix = "ControlGroup"
  }
}

extension InspectableView where View: SingleViewContent {
  public func controlGroup() throws -> InspectableView<ViewType.ControlGroup> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func controlGroup(_ index: Int) throws -> InspectableView<ViewType.ControlGroup> {
    try child(at: index)
  }
}

extension ControlGroup: KnownView {
  var viewType: any BaseViewType.Type { ViewType.ControlGroup.self }
  var inspectedChildren: InspectedChildren { .container(content) }
}
