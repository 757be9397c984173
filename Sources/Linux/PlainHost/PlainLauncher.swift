import Foundation
import SwiftUICore

/// Starts an app on standard input and output.
package enum PlainLauncher {
  /// Runs the app to its end and returns the status of the process. It can run anywhere.
  @MainActor
  package static func run<A: App>(_ app: A.Type) -> Int32? {
    let host = PlainHost(
      app, input: STDIN_FILENO, output: STDOUT_FILENO, errors: STDERR_FILENO,
      environment: ProcessInfo.processInfo.environment)
    host.start()
    while host.status == nil {
      // Serves the main queue and Foundation's timers, and sleeps in between.
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    return host.status
  }
}
