/// A modifier whose effect hosts here cannot show: it keeps what it says, for who asks.
package struct NotedModifier<Note> {
  package let note: Note
}

extension NotedModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {}
}

/// A style that hosts here have no use for.
package struct StyleNote {
  package enum Kind: Sendable { case navigationView, tabView, indexView }
  package let kind: Kind
  package let style: Any
}

extension View {
  /// Keeps a note of something that hosts here cannot show.
  nonisolated func noting<Note>(_ note: Note) -> ModifiedContent<Self, NotedModifier<Note>> {
    modifier(NotedModifier(note: note))
  }
}
