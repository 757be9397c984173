import SwiftUI
import SwiftUICore

extension ViewType {
  /// `GroupBox`
  public struct GroupBox: KnownViewType, MultipleViewContent {
    public static let typePrefix = "GroupBox"
  }
}

extension InspectableView where View: SingleViewContent {
  public func groupBox() throws -> InspectableView<ViewType.GroupBox> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func groupBox(_ index: Int) throws -> InspectableView<ViewType.GroupBox> {
    try child(at: index)
  }
}

extension GroupBox: KnownView {
  var viewType: any BaseViewType.Type { ViewType.GroupBox.self }
  var inspectedChildren: InspectedChildren { .container(content) }
  var supplements: [Supplement] { [Supplement.views("labelView()") { label }] }
}

extension InspectableView where View == ViewType.GroupBox {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }
}
