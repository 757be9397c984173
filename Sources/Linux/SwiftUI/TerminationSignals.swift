import Foundation

/// Turns the signals that ask a program to end into an orderly end.
///
/// The first one is handed to the main actor; a second one ends the process at once, even while the
/// main actor is busy.
@MainActor
final class TerminationSignals {
  /// The signal that came.
  private(set) var received: Int32?

  private let onSignal: @MainActor () -> Void
  private var sources: [any DispatchSourceSignal] = []

  init(_ onSignal: @escaping @MainActor () -> Void) {
    self.onSignal = onSignal
    for number in [SIGINT, SIGTERM, SIGHUP] { observe(number) }
  }

  private func observe(_ number: Int32) {
    // A program started with a signal ignored (nohup, a background job) goes on ignoring it.
    var old = sigaction()
    sigaction(number, nil, &old)
    guard old.__sigaction_handler.sa_handler == nil else { return }
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { [weak self] in
      signal(number, SIG_DFL)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.note(number) }
      }
    }
    source.activate()
    sources.append(source)
  }

  private func note(_ number: Int32) {
    received = received ?? number
    onSignal()
  }
}
