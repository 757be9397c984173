#if GTK
  import CGtk

  /// What a person does: a click, a key, a word typed.
  @MainActor
  enum Event {
    private static let turn = cgtk_add_turn_source()

    /// Handles an event on the main thread, which GTK's signals come on.
    ///
    /// What the event leads to on the main actor, such as the update of a view or the task that a
    /// button starts, runs before the next event: that one finds the window as the person will see
    /// it, and nothing waits while the window system talks. It does not run within the signal, for
    /// an update may take the very widget away that is emitting it.
    nonisolated static func handle<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
      MainActor.assumeIsolated {
        defer { cgtk_ask_for_turn(turn) }
        return body()
      }
    }
  }
#endif
