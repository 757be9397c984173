import SwiftUI
import SwiftUICore

extension ViewType {
  /// `HStack`
  public struct HStack: KnownViewType, MultipleViewContent {
    public static let typePrefix = "HStack"
  }
}

extension InspectableView where View: SingleViewContent {
  public func hStack() throws -> InspectableView<ViewType.HStack> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func hStack(_ index: Int) throws -> InspectableView<ViewType.HStack> {
    try child(at: index)
  }
}

extension HStack: KnownView {
  var viewType: any BaseViewType.Type { ViewType.HStack.self }
  var inspectedChildren: InspectedChildren { .container(content) }
}

extension HStack: StackValue {
  var stackSpacing: CGFloat? { spacing }
  var stackAlignment: Any { alignment }
}

extension InspectableView where View == ViewType.HStack {
  public func alignment() throws -> VerticalAlignment { try place.stackAlignment() }
  public func spacing() throws -> CGFloat? { try place.stack().stackSpacing }
}
