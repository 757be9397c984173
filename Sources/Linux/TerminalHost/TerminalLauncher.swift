import CTerminal
import Foundation
import SwiftUICore

/// Starts an app full-screen in the terminal.
package enum TerminalLauncher {
  /// Runs the app to its end and returns the status of the process; nil when standard input or
  /// output is no terminal, or one that cannot show a screen.
  @MainActor
  package static func run<A: App>(_ app: A.Type) -> Int32? {
    guard let device = TerminalDevice(environment: ProcessInfo.processInfo.environment),
      device.take()
    else { return nil }
    let host = TerminalHost(app, device: device)
    host.run()
    if let signal = host.endedBy, signal != SIGHUP { cterminal_end_by(signal) }
    return host.endedBy.map { 128 + $0 } ?? 0
  }
}
