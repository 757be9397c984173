import SwiftUI

/// Where the library says what a programmer should know: the system's log.
package enum AlertLog {
  /// Takes the lines in the place of the log: for tests.
  @TaskLocal package static var sink: (@Sendable (String) -> Void)?

  package static func write(_ line: String) {
    guard let sink else { return NSLog("%@", "Alerts: " + line) }
    sink(line)
  }
}
