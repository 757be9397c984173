/// Views treated as one, without a layout of their own.
public struct Group<Content> {
  package let content: Content
}

extension Group: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView, TransparentView where Content: View {
  public typealias Body = Never
  package var transparentContent: Content { content }
}
