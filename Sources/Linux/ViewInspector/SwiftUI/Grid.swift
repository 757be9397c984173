import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Grid`
  public struct Grid: KnownViewType, MultipleViewContent {
    public static let typePrefix = "Grid"
  }
}

extension InspectableView where View: SingleViewContent {
  public func grid() throws -> InspectableView<ViewType.Grid> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func grid(_ index: Int) throws -> InspectableView<ViewType.Grid> { try child(at: index) }
}

extension Grid: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Grid.self }
  var inspectedChildren: InspectedChildren { .container(content) }
}
