import Dispatch
import Glibc

/// Writes to a terminal without ever waiting for it: a slow line must not hold the app.
@MainActor
final class TerminalOutput {
  var onReady: (() -> Void)?
  private let descriptor: Int32
  private var waiting: ArraySlice<UInt8> = []
  private var source: (any DispatchSourceWrite)?

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isEmpty: Bool { waiting.isEmpty }

  func write(_ bytes: [UInt8]) {
    waiting += bytes
    drain()
  }

  /// Forgets what the terminal has not taken yet.
  func discard() {
    waiting = []
    stopWaiting()
  }

  private func drain() {
    while !waiting.isEmpty {
      let written = waiting.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        waiting.removeFirst(written)
        continue
      }
      if errno == EINTR { continue }
      if errno == EAGAIN { return waitForRoom() }
      // The terminal is gone; its input ends too, and ends the app.
      waiting = []
    }
    waiting = []
    guard source != nil else { return }
    stopWaiting()
    onReady?()
  }

  private func waitForRoom() {
    guard source == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.drain() }
    }
    source.resume()
    self.source = source
  }

  private func stopWaiting() {
    source?.cancel()
    source = nil
  }
}
