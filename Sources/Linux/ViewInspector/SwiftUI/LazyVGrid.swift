import SwiftUI
import SwiftUICore

extension ViewType {
  /// `LazyVGrid`
  public struct LazyVGrid: KnownViewType, MultipleViewContent {
    public static let typePrefix = "LazyVGrid"
  }
}

extension InspectableView where View: SingleViewContent {
  public func lazyVGrid() throws -> InspectableView<ViewType.LazyVGrid> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func lazyVGrid(_ index: Int) throws -> InspectableView<ViewType.LazyVGrid> {
    try child(at: index)
  }
}

extension LazyVGrid: KnownView {
  var viewType: any BaseViewType.Type { ViewType.LazyVGrid.self }
  var inspectedChildren: InspectedChildren { .container(content) }
}

extension LazyVGrid: StackValue {
  var stackSpacing: CGFloat? { spacing }
  var stackAlignment: Any { alignment }
}

extension InspectableView where View == ViewType.LazyVGrid {
  public func alignment() throws -> HorizontalAlignment { try place.stackAlignment() }
  public func spacing() throws -> CGFloat? { try place.stack().stackSpacing }
}
