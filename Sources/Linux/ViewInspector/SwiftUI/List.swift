import SwiftUI
import SwiftUICore

extension ViewType {
  /// `List`
  public struct List: KnownViewType, MultipleViewContent {
    public static let typePrefix = "List"
  }
}

extension InspectableView where View: SingleViewContent {
  public func list() throws -> InspectableView<ViewType.List> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func list(_ index: Int) throws -> InspectableView<ViewType.List> { try child(at: index) }
}

extension List: KnownView {
  var viewType: any BaseViewType.Type { ViewType.List.self }
  var inspectedChildren: InspectedChildren { .container(content) }
}
