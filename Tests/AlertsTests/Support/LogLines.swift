import Synchronization

@testable import Alerts

/// Collects what the library writes into the log.
final class LogLines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }
  var sink: @Sendable (String) -> Void { { line in self.lines.withLock { $0.append(line) } } }
}
