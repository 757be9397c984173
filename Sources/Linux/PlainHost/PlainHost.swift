import Foundation
import SwiftUICore

/// Shows an app as lines of text and takes what the person says line by line.
///
/// It serves people at a prompt and programs at a pipe alike: each line is read once the app is idle
/// after the one before, and a line from a program that names nothing yet waits a moment for it.
@MainActor
package final class PlainHost {
  /// The status with which the process is to end; nil while the app runs.
  package private(set) var status: Int32?
  /// Called once when the app has ended.
  package var onEnd: (() -> Void)?

  /// How long a line from a program waits for what it names.
  private static let patience = 1.0
  /// How long the end of the input waits for an alert that is about to come.
  private static let grace = 0.1
  /// How long threads at work may hold up the next line of a program, and the end.
  private static let workLimit = (line: 0.1, end: 1.0)
  /// So many alerts in a row are cancelled at the end of the input; more come from a loop.
  private static let cancellationLimit = 1000

  private enum State {
    /// The app is at work on the last line.
    case busy
    /// A line is being waited for.
    case reading
    /// A line waits for what it names.
    case retrying(String, number: Int)
    /// All lines have been read.
    case draining
    case ended
  }

  private let reader: LineReader
  private let output: PlainOutput
  /// Where a program reads that a line of its was refused; nil where that is part of the output.
  private let errors: PlainOutput?
  /// Whether a person types at a terminal.
  private let isInteractive: Bool
  private let settling = Settling()
  private var session: AppSession?
  /// The open windows; the last one is in front.
  private var windows: [AppWindow] = []
  private var state = State.busy
  private var printed = ""
  /// The number of the line, so that a late timer knows whether it is still about that one.
  private var lineNumber = 0
  private var cancellations = 0
  /// Whether the cursor stands behind a prompt.
  private var isLineOpen = false
  private var isCatchingUp = false
  private var hasRefused = false

  /// The status of an app whose input, from a program, named what was not there: that of
  /// `EX_DATAERR` in `sysexits.h`.
  package static let statusOfRefusedInput: Int32 = 65

  /// - Parameter errors: Where a program is told that a line of its was refused; nil means with the
  ///   output. A person is told there anyhow.
  package init<A: App>(
    _ app: A.Type, input: Int32, output: Int32, errors: Int32? = nil,
    environment: [String: String]
  ) {
    // A reader that went away is noticed at the next write.
    signal(SIGPIPE, SIG_IGN)
    reader = LineReader(descriptor: input)
    self.output = PlainOutput(descriptor: output, environment: environment)
    let isInteractive = isatty(input) != 0 && isatty(output) != 0
    self.isInteractive = isInteractive
    self.errors =
      isInteractive ? nil : errors.map { PlainOutput(descriptor: $0, environment: environment) }
    session = AppSession(app, host: self)
  }

  /// Shows the first screen and begins to read. The main queue has to be served from then on.
  package func start() {
    session?.menus.onChange = { [weak self] in self?.screenChanged() }
    session?.start()
    proceed()
  }

  // MARK: Lines

  private func proceed() {
    guard !isOver else { return }
    state = .busy
    let patience = isInteractive ? 0 : Self.workLimit.line
    settling.whenIdle(patience: patience) { [weak self] in self?.ask() }
  }

  private func ask() {
    guard !isOver else { return }
    show()
    state = .reading
    prompt()
    reader.next { [weak self] in self?.take($0) }
  }

  private func take(_ line: LineReader.Line) {
    guard !isOver else { return }
    isLineOpen = false
    switch line {
    case .text(let text):
      lineNumber += 1
      attempt(text, mayWait: !isInteractive)
    case .tooLong:
      say("That line is too long.")
      proceed()
    case .end:
      if isInteractive { output.write("\n") }
      drain()
    }
  }

  private func attempt(_ line: String, mayWait: Bool) {
    switch Interpreter(screen).interpret(line) {
    case .done: proceed()
    case .quit: session?.end()
    case .answered(let text): answer(text)
    case .unknown where mayWait, .look where mayWait: wait(line)
    case .unknown(let text): refuse(text)
    case .look:
      printed = ""
      proceed()
    }
  }

  private func answer(_ text: String) {
    say(text)
    proceed()
  }

  /// A person reads it where the screen is; a program must be able to tell it from that.
  private func refuse(_ text: String) {
    hasRefused = hasRefused || !isInteractive
    complain(text)
    proceed()
  }

  private func complain(_ text: String) {
    guard let errors else { return say(text) }
    errors.write(text + "\n")
    output.look()
    endIfNobodyReads()
  }

  /// Tries the line again whenever the screen changes, for a while.
  private func wait(_ line: String) {
    let number = lineNumber
    if case .retrying = state { return }
    state = .retrying(line, number: number)
    Settling.after(Self.patience) { [weak self] in
      guard let self, case .retrying(line, number) = self.state else { return }
      self.state = .busy
      self.attempt(line, mayWait: false)
    }
  }

  // MARK: The end of the input

  /// Cancels what still asks, gives what is about to come a moment, and ends the app.
  private func drain() {
    state = .draining
    settling.whenIdle(patience: Self.workLimit.end) { [weak self] in
      guard let self, !self.isOver else { return }
      self.show()
      if !self.cancelDialog() { self.waitForLateDialogs() }
    }
  }

  private func cancelDialog() -> Bool {
    // Nobody has chosen anything: only what means "cancel" is pressed, not a lone action, which Esc
    // would press.
    guard let button = screen.dialog?.cancelButton,
      button.role == .cancel || button.element == nil
    else { return false }
    guard cancellations < Self.cancellationLimit else {
      tellOfTooMany()
      return false
    }
    guard button.press() else { return false }
    cancellations += 1
    drain()
    return true
  }

  private func tellOfTooMany() {
    complain(
      "\(Self.cancellationLimit) alerts were cancelled at the end of the input, and more came.")
  }

  private func waitForLateDialogs() {
    let before = printed
    Settling.after(Self.grace) { [weak self] in
      guard let self, !self.isOver else { return }
      self.show()
      if self.printed == before || self.screen.dialog == nil || !self.cancelDialog() {
        self.session?.end()
      }
    }
  }

  // MARK: Output

  private var screen: Screen {
    Screen(windows, session?.menus) { [weak self] in self?.bringToFront($0) }
  }

  /// Prints the screen if it differs from the one printed last.
  private func show() {
    guard !windows.isEmpty else { return }
    noteFront()
    let text = screen.text(isStyled: output.isStyled)
    guard text != printed else { return }
    write((printed.isEmpty ? "" : "\n") + text)
    printed = text
  }

  private func say(_ text: String) { write(text + "\n") }

  private func write(_ text: String) {
    output.write((isLineOpen ? "\n" : "") + text)
    isLineOpen = false
    endIfNobodyReads()
  }

  private func prompt() {
    guard isInteractive, !isOver else { return }
    output.write("> ")
    isLineOpen = true
  }

  // MARK: Changes and the end

  private var isOver: Bool {
    if case .ended = state { return true }
    return false
  }

  private func screenChanged() {
    settling.noteChange()
    switch state {
    case .busy, .draining, .ended: break
    case .retrying, .reading:
      guard !isCatchingUp else { return }
      isCatchingUp = true
      settling.whenIdle { [weak self] in self?.catchUp() }
    }
  }

  /// The screen changed without a line having been read.
  private func catchUp() {
    isCatchingUp = false
    switch state {
    case .busy, .draining, .ended: break
    case .retrying(let line, _): attempt(line, mayWait: true)
    case .reading:
      let before = printed
      show()
      if printed != before { prompt() }
    }
  }

  private func bringToFront(_ window: AppWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
    settling.noteChange()
    noteFront()
  }

  /// The window that is to be seen is the active one, and no other is.
  private func noteFront() {
    if let front = Screen.front(windows) { session?.activate(front, others: .background) }
  }

  private func endIfNobodyReads() {
    guard output.failure != nil, !isOver else { return }
    session?.end()
  }
}

extension PlainHost: SwiftUICore.Host {
  package func open(_ window: AppWindow) {
    window.graph.onUpdate = { [weak self] _ in self?.screenChanged() }
    bringToFront(window)
  }

  package func close(_ window: AppWindow) {
    windows.removeAll { $0 === window }
    settling.noteChange()
    noteFront()
  }

  /// What was cancelled runs to its end before the process does.
  package func stop() {
    guard !isOver else { return }
    state = .ended
    settling.whenIdle(patience: Self.workLimit.line) { [weak self] in self?.finish() }
  }

  private func finish() {
    fflush(nil)
    status = finalStatus()
    session = nil
    onEnd?()
  }

  private func finalStatus() -> Int32 {
    switch output.failure {
    case nil: return hasRefused ? Self.statusOfRefusedInput : 0
    // The status of a program that wrote to a closed pipe, as shells know it.
    case EPIPE: return 128 + SIGPIPE
    case let failure?:
      errors?.write("write error: \(String(cString: strerror(failure)))\n")
      return 1
    }
  }
}
