import SwiftUI
import SwiftUICore

extension ViewType {
  /// `GridRow`
  public struct GridRow: KnownViewType, MultipleViewContent {
    public static let typePrefix = "GridRow"
  }
}

extension InspectableView where View: SingleViewContent {
  public func gridRow() throws -> InspectableView<ViewType.GridRow> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func gridRow(_ index: Int) throws -> InspectableView<ViewType.GridRow> {
    try child(at: index)
  }
}

extension GridRow: KnownView {
  var viewType: any BaseViewType.Type { ViewType.GridRow.self }
  var inspectedChildren: InspectedChildren { .container(content) }
}
