import SwiftUI
import SwiftUICore

extension ViewType {
  /// `LazyHStack`
  public struct LazyHStack: KnownViewType, MultipleViewContent {
    public static let typePrefix = "LazyHStack"
  }
}

extension InspectableView where View: SingleViewContent {
  public func lazyHStack() throws -> InspectableView<ViewType.LazyHStack> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func lazyHStack(_ index: Int) throws -> InspectableView<ViewType.LazyHStack> {
    try child(at: index)
  }
}

extension LazyHStack: KnownView {
  var viewType: any BaseViewType.Type { ViewType.LazyHStack.self }
  var inspectedChildren: InspectedChildren { .container(content) }
}

extension LazyHStack: StackValue {
  var stackSpacing: CGFloat? { spacing }
  var stackAlignment: Any { alignment }
}

extension InspectableView where View == ViewType.LazyHStack {
  public func alignment() throws -> VerticalAlignment { try place.stackAlignment() }
  public func spacing() throws -> CGFloat? { try place.stack().stackSpacing }
}
