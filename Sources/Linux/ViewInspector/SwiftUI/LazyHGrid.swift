import SwiftUI
import SwiftUICore

extension ViewType {
  /// `LazyHGrid`
  public struct LazyHGrid: KnownViewType, MultipleViewContent {
    public static let typePrefix = "LazyHGrid"
  }
}

extension InspectableView where View: SingleViewContent {
  public func lazyHGrid() throws -> InspectableView<ViewType.LazyHGrid> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func lazyHGrid(_ index: Int) throws -> InspectableView<ViewType.LazyHGrid> {
    try child(at: index)
  }
}

extension LazyHGrid: KnownView {
  var viewType: any BaseViewType.Type { ViewType.LazyHGrid.self }
  var inspectedChildren: InspectedChildren { .container(content) }
}

extension LazyHGrid: StackValue {
  var stackSpacing: CGFloat? { spacing }
  var stackAlignment: Any { alignment }
}

extension InspectableView where View == ViewType.LazyHGrid {
  public func alignment() throws -> VerticalAlignment { try place.stackAlignment() }
  public func spacing() throws -> CGFloat? { try place.stack().stackSpacing }
}
