import Foundation

/// Writes text to a file descriptor, whole, and notices when nobody reads it any more.
@MainActor
final class PlainOutput {
  /// Whether a write was refused: the reader is gone.
  private(set) var isBroken = false
  /// Whether titles may be set off by the terminal's means.
  let isStyled: Bool

  private let descriptor: Int32

  /// Styles are for terminals that know them, and for people who want them:
  /// https://no-color.org asks to look whether the variable is set and not empty.
  init(descriptor: Int32, environment: [String: String]) {
    self.descriptor = descriptor
    isStyled =
      isatty(descriptor) != 0 && environment["NO_COLOR", default: ""].isEmpty
      && !["", "dumb"].contains(environment["TERM", default: ""])
  }

  func write(_ text: String) {
    guard !isBroken, !text.isEmpty else { return }
    // What the app itself has printed comes first.
    fflush(nil)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest.removeFirst(count)
      } else if errno == EAGAIN {
        waitForRoom()
      } else if errno != EINTR {
        isBroken = true
        return
      }
    }
  }

  private func waitForRoom() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
