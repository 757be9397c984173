import SwiftUI
import SwiftUICore

extension ViewType {
  /// `LazyVStack`
  public struct LazyVStack: KnownViewType, MultipleViewContent {
    public static let typePrefix = "LazyVStack"
  }
}

extension InspectableView where View: SingleViewContent {
  public func lazyVStack() throws -> InspectableView<ViewType.LazyVStack> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func lazyVStack(_ index: Int) throws -> InspectableView<ViewType.LazyVStack> {
    try child(at: index)
  }
}

extension LazyVStack: KnownView {
  var viewType: any BaseViewType.Type { ViewType.LazyVStack.self }
  var inspectedChildren: InspectedChildren { .container(content) }
}

extension LazyVStack: StackValue {
  var stackSpacing: CGFloat? { spacing }
  var stackAlignment: Any { alignment }
}

extension InspectableView where View == ViewType.LazyVStack {
  public func alignment() throws -> HorizontalAlignment { try place.stackAlignment() }
  public func spacing() throws -> CGFloat? { try place.stack().stackSpacing }
}
