import Foundation
import Testing

/// A terminal with a program in it, at which the test types.
final class Terminal {
  private let master: Int32
  private let process = Process()
  /// All that has been shown so far.
  private(set) var shown = ""
  private var unread = ""

  /// Linux's TIOCSPTLCK and TIOCGPTN, which Glibc's module lacks, as it lacks `posix_openpt`.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  init(_ program: Program, environment: [String: String]) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    try #require(ioctl(master, Self.setLock, &isLocked) == 0)
    try #require(ioctl(master, Self.getNumber, &number) == 0)
    let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(slave >= 0)
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    process.executableURL = URL(fileURLWithPath: program.path)
    process.environment = Program.environment(environment)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(master)
  }

  func type(_ text: String) throws {
    let bytes = Array(text.utf8)
    try #require(write(master, bytes, bytes.count) == bytes.count)
  }

  /// Reads until the text has been shown, and returns what came up to its end.
  @discardableResult
  func wait(for text: String) throws -> String {
    while true {
      if let end = unread.range(of: text)?.upperBound {
        defer { unread.removeSubrange(..<end) }
        return String(unread[..<end])
      }
      try read(expecting: text)
    }
  }

  private func read(expecting text: String) throws {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    try #require(poll(&request, 1, 20_000) > 0, "“\(text)” did not come; shown: \(shown)")
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(master, &buffer, buffer.count)
    try #require(count > 0, "ended before “\(text)” came; shown: \(shown)")
    let piece = String(decoding: buffer[..<count], as: UTF8.self)
      .replacingOccurrences(of: "\r\n", with: "\n")
    unread += piece
    shown += piece
  }

  func send(signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the end and returns the status.
  func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
