#if GTK
  import CGtk
  import SwiftUICore

  /// Starts an app in windows.
  package enum GTKLauncher {
    /// Runs the app until its last window is closed, and returns the exit status; nil where there
    /// is no display.
    @MainActor
    package static func run<A: App>(_ app: A.Type) -> Int32? {
      guard let host = GTKHost(app) else { return nil }
      host.start()
      host.run()
      return 0
    }
  }
#endif
