import CTerminal
import Dispatch
import Glibc

/// The terminal of the process: takes it over, gives it back, reads, writes, and hears of signals.
@MainActor
final class TerminalDevice {
  var onInput: (([UInt8]) -> Void)?
  /// Nobody is at the other end any more.
  var onHangUp: (() -> Void)?
  /// A signal of those that are handled in order has come.
  var onSignal: ((Int32) -> Void)?
  /// Everything has been written, and the terminal takes more.
  var onReady: (() -> Void)? {
    get { output.onReady }
    set { output.onReady = newValue }
  }

  let capabilities: TerminalCapabilities
  private let descriptor: Int32
  private let output: TerminalOutput
  private let captured: Int32
  private var sources: [any DispatchSourceRead] = []

  private static let enter =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[0m\u{1B}[2J"
  // Starts with CAN: it may be written in the middle of another sequence.
  private static let leave: StaticString =
    "\u{18}\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  /// nil when standard input or output is no terminal, or one that cannot show a screen.
  init?(environment: [String: String]) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      let capabilities = TerminalCapabilities(environment: environment)
    else { return nil }
    self.capabilities = capabilities
    descriptor = Self.openOutput()
    output = TerminalOutput(descriptor)
    captured = cterminal_memory_file()
    cterminal_use_utf8()
  }

  /// A description of its own, so that not to block here is no one else's business.
  private static func openOutput() -> Int32 {
    if let name = ttyname(STDOUT_FILENO) {
      let opened = open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      if opened >= 0 { return opened }
    }
    return fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
  }

  var size: CellSize {
    var columns: Int32 = 80
    var rows: Int32 = 24
    _ = cterminal_size(descriptor, &columns, &rows)
    return CellSize(width: Int(columns), height: Int(rows))
  }

  var isReady: Bool { output.isEmpty }

  func write(_ bytes: [UInt8]) { output.write(bytes) }

  /// Takes the terminal over; says whether that worked.
  func take() -> Bool {
    let taken = cterminal_take(
      STDIN_FILENO, descriptor, captured,
      UnsafeRawPointer(Self.leave.utf8Start).assumingMemoryBound(to: CChar.self),
      Self.leave.utf8CodeUnitCount)
    guard taken == 0 else { return false }
    output.write(Array(Self.enter.utf8))
    return true
  }

  /// Starts to listen.
  func listen() {
    read(STDIN_FILENO) { [weak self] bytes in
      guard let bytes else {
        self?.onHangUp?()
        return
      }
      self?.onInput?(bytes)
    }
    let signals = cterminal_watch_signals()
    guard signals >= 0 else { return }
    read(signals) { [weak self] bytes in
      for byte in bytes ?? [] { self?.onSignal?(Int32(byte)) }
    }
  }

  /// Hands every piece that can be read to `take`, and nil once there will be no more.
  private func read(_ descriptor: Int32, _ take: @escaping @MainActor ([UInt8]?) -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    var buffer = [UInt8](repeating: 0, count: 8192)
    source.setEventHandler {
      MainActor.assumeIsolated {
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count > 0 { return take(Array(buffer[..<count])) }
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        source.cancel()
        take(nil)
      }
    }
    source.resume()
    sources.append(source)
  }

  /// Gives the terminal back as it was found.
  func giveBack() {
    output.discard()
    cterminal_leave()
  }

  /// Lets the shell have the terminal until the process is continued.
  func suspend() {
    giveBack()
    cterminal_stop()
  }

  /// Takes the terminal over again, after a pause in which it may have been anything.
  func resume() {
    output.discard()
    cterminal_pause()
    _ = take()
  }

  func stopListening() {
    for source in sources { source.cancel() }
    sources = []
  }
}
