import SwiftUI
import SwiftUICore

extension ViewType {
  /// The views of a builder within those of another.
  public struct TupleView: KnownViewType, MultipleViewContent {
    public static let typePrefix = "TupleView"
  }
}

extension InspectableView where View: MultipleViewContent {
  public func tupleView(_ index: Int) throws -> InspectableView<ViewType.TupleView> {
    try child(at: index)
  }
}

extension TupleView: KnownView {
  var viewType: any BaseViewType.Type { ViewType.TupleView.self }
  var inspectedChildren: InspectedChildren { .container(self) }
}
