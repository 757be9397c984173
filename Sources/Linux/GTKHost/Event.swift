#if GTK
  import CGtk

  /// What a person does: a click, a key, a word typed.
  ///
  /// What an event leads to on the main actor, such as the update of a view or the task that a button
  /// starts, runs before the next event: that one finds the window as the person will see it, and
  /// nothing waits while the window system talks.
  @MainActor
  enum Event {
    private static let turn = cgtk_add_turn_source()
    /// How many signals are being handled, each within the one before.
    private static var depth = 0

    /// Handles a signal on the main thread, which GTK's come on. What it leads to does not run within
    /// it, for an update may take the very widget away that is emitting it.
    nonisolated static func handle<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
      MainActor.assumeIsolated {
        depth += 1
        defer {
          depth -= 1
          if depth == 0 { cgtk_ask_for_turn(turn) }
        }
        return body()
      }
    }

    /// Runs what the event leads to at once, as a C program would do it in its handler. For the end
    /// of the handler of a signal that its widget need not outlive, such as a button's "clicked".
    static func settle() {
      guard depth == 1 else { return }
      cgtk_take_turn()
    }
  }
#endif
