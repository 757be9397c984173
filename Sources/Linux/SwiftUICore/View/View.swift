/// A part of the user interface.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Not for apps: how the view enters the graph.
  @MainActor @preconcurrency
  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode
}

extension View {
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs)
  }
}

extension Never: View {
  public var body: Never {
    return fatalError("there is no such view")
  }
}

extension View {
  /// The node of a view, of the view's type: every `_makeNode` makes one of that type.
  @MainActor static func makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    unsafeDowncast(_makeNode(view, inputs), to: _TypedNode<Self>.self)
  }
}

/// A view that the graph shows by itself: it has no body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}
