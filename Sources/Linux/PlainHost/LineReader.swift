import Foundation

/// Reads lines of a file descriptor of any kind, one when asked, away from the main thread.
///
/// A blocking read on a queue of its own serves pipes, terminals, files and devices alike; event
/// sources refuse regular files.
///
/// `@unchecked Sendable`: only `queue`, which is serial, touches the variables.
final class LineReader: @unchecked Sendable {
  enum Line: Equatable, Sendable {
    case text(String)
    /// A line longer than `limit` bytes, which has been skipped.
    case tooLong
    case end
  }

  /// A longer line is nothing that anybody says to an app.
  static let limit = 1 << 20

  private let descriptor: Int32
  private let queue = DispatchQueue(label: "PlainHost.LineReader")
  private var bytes: [UInt8] = []
  /// Where the line that is read next begins in `bytes`.
  private var start = 0
  private var isAtEnd = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Reads the next line and hands it over on the main queue.
  func next(_ receive: @escaping @MainActor @Sendable (Line) -> Void) {
    queue.async {
      let line = self.readLine()
      DispatchQueue.main.async {
        MainActor.assumeIsolated { receive(line) }
      }
    }
  }

  private func readLine() -> Line {
    var searched = start
    var isTooLong = false
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return isTooLong ? .tooLong : .text(text(start..<end))
      }
      if bytes.count - start > Self.limit {
        isTooLong = true
        bytes = []
        start = 0
      }
      compact()
      searched = bytes.count
      if !fill() { return lastLine(isTooLong) }
    }
  }

  /// What stands after the last newline is a line, too.
  private func lastLine(_ isTooLong: Bool) -> Line {
    defer {
      bytes = []
      start = 0
    }
    if isTooLong { return .tooLong }
    return start < bytes.count ? .text(text(start..<bytes.count)) : .end
  }

  private func text(_ range: Range<Int>) -> String {
    var line = bytes[range]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// Drops what has been handed over.
  private func compact() {
    guard start > 0 else { return }
    bytes.removeFirst(start)
    start = 0
  }

  /// Reads what is there, waiting for something; says whether there was anything.
  private func fill() -> Bool {
    guard !isAtEnd else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
        return true
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN, waitForInput() { continue }
      isAtEnd = true
      return false
    }
  }

  /// For a descriptor that does not block.
  private func waitForInput() -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let result = poll(&request, 1, -1)
    return result > 0 || errno == EINTR
  }
}
