#if GTK
  import Dispatch

  /// Work for after the turn in progress: what the app did with an event has reached the elements
  /// then, for the graph asks for its turn first.
  @MainActor
  enum Later {
    static func run(_ body: @escaping @MainActor () -> Void) {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { body() }
      }
    }
  }
#endif
