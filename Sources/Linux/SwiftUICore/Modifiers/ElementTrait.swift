/// A modifier that only leaves a note on the next element inside: how it is to look or be laid out.
package protocol ElementTrait: ContextModifier {
  @MainActor func elementModifier(in environment: EnvironmentValues) -> ElementModifier
}

extension ElementTrait {
  @MainActor package func apply(to context: inout NodeContext) {
    context.add(elementModifier(in: context.environment))
  }
}
