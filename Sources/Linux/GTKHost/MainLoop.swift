#if GTK
  import CGtk

  /// GLib's main loop with Swift's main actor on it: libdispatch's main queue is a source of the
  /// loop, so nothing polls, and nothing runs while nothing happens.
  @MainActor
  package final class MainLoop {
    private let loop = g_main_loop_new(nil, 0)
    private let source: guint
    private var isStopped = false

    package init() {
      source = cgtk_add_main_queue_source()
    }

    /// Runs until `stop()`. Must be called from the program's synchronous `main`: a job of the main
    /// actor cannot wait for others.
    package func run() {
      if !isStopped { g_main_loop_run(loop) }
      finishPendingWork()
      g_source_remove(source)
    }

    package func stop() {
      isStopped = true
      g_main_loop_quit(loop)
    }

    /// Serves one event; waits for one if told to.
    package func turn(waiting: Bool) {
      g_main_context_iteration(nil, waiting.g)
    }

    /// Lets whoever was resumed by the end of the app run, as far as that is at once.
    private func finishPendingWork() {
      for _ in 0..<1_000 where g_main_context_pending(nil) != 0 {
        g_main_context_iteration(nil, 0)
      }
    }
  }
#endif
