import SwiftUI
import SwiftUICore

extension ViewType {
  /// `ViewThatFits`
  public struct ViewThatFits: KnownViewType, MultipleViewContent {
    public static let typePrefix = "ViewThatFits"
  }
}

extension InspectableView where View: SingleViewContent {
  public func viewThatFits() throws -> InspectableView<ViewType.ViewThatFits> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func viewThatFits(_ index: Int) throws -> InspectableView<ViewType.ViewThatFits> {
    try child(at: index)
  }
}

extension ViewThatFits: KnownView {
  var viewType: any BaseViewType.Type { ViewType.ViewThatFits.self }
  var inspectedChildren: InspectedChildren { .container(content) }
}
