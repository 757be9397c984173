/// A stored property of a view that the graph updates before it evaluates the view's body.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
