import SwiftUI
import SwiftUICore

extension ViewType {
  /// `ZStack`
  public struct ZStack: KnownViewType, MultipleViewContent {
    public static let typePrefix = "ZStack"
  }
}

extension InspectableView where View: SingleViewContent {
  public func zStack() throws -> InspectableView<ViewType.ZStack> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func zStack(_ index: Int) throws -> InspectableView<ViewType.ZStack> {
    try child(at: index)
  }
}

extension ZStack: KnownView {
  var viewType: any BaseViewType.Type { ViewType.ZStack.self }
  var inspectedChildren: InspectedChildren { .container(content) }
}

extension ZStack: StackValue {
  var stackSpacing: CGFloat? { nil }
  var stackAlignment: Any { alignment }
}

extension InspectableView where View == ViewType.ZStack {
  public func alignment() throws -> Alignment { try place.stackAlignment() }
}

/// A view that lays others out in a row.
@MainActor
protocol StackValue {
  var stackSpacing: CGFloat? { get }
  var stackAlignment: Any { get }
}

extension InspectedView {
  func stack() throws -> any StackValue {
    try Inspector.cast(value: view, type: (any StackValue).self)
  }

  func stackAlignment<A>() throws -> A {
    try Inspector.cast(value: stack().stackAlignment, type: A.self)
  }
}
