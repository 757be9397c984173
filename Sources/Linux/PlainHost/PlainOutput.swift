import Foundation

/// Writes text to a file descriptor, whole, and notices when nobody reads it any more.
@MainActor
final class PlainOutput {
  /// Why a write was refused, as `errno` says it: the reader is gone, or the disk is full.
  private(set) var failure: Int32?
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
    guard failure == nil, !text.isEmpty else { return }
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
        failure = errno
        return
      }
    }
  }

  /// Notices that the reader is gone, where nothing is to be written.
  func look() {
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    guard failure == nil, poll(&request, 1, 0) > 0 else { return }
    if request.revents & Int16(POLLERR) != 0 { failure = EPIPE }
  }

  private func waitForRoom() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
