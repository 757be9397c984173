import SwiftUI
import SwiftUICore

extension ViewType {
  /// `VStack`
  public struct VStack: KnownViewType, MultipleViewContent {
    public static let typePrefix = "VStack"
  }
}

extension InspectableView where View: SingleViewContent {
  public func vStack() throws -> InspectableView<ViewType.VStack> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func vStack(_ index: Int) throws -> InspectableView<ViewType.VStack> {
    try child(at: index)
  }
}

extension VStack: KnownView {
  var viewType: any BaseViewType.Type { ViewType.VStack.self }
  var inspectedChildren: InspectedChildren { .container(content) }
}

extension VStack: StackValue {
  var stackSpacing: CGFloat? { spacing }
  var stackAlignment: Any { alignment }
}

extension InspectableView where View == ViewType.VStack {
  public func alignment() throws -> HorizontalAlignment { try place.stackAlignment() }
  public func spacing() throws -> CGFloat? { try place.stack().stackSpacing }
}
