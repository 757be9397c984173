import Foundation

/// A basic shape drawn in a rectangle that is smaller on all sides.
package nonisolated struct InsetOutline<Content>: InsettableShape where Content: Shape {
  package var shape: Content
  package var amount: CGFloat

  package func path(in rect: CGRect) -> Path {
    // An inset of more than half the side leaves nothing, not a rectangle turned inside out.
    let dx = min(amount, rect.width / 2)
    let dy = min(amount, rect.height / 2)
    return shape.path(in: rect.insetBy(dx: dx, dy: dy))
  }

  package func inset(by amount: CGFloat) -> InsetOutline<Content> {
    InsetOutline(shape: shape, amount: self.amount + amount)
  }
}
