import Foundation
import GTKHost
import PlainHost
import SwiftUICore
import TerminalHost

/// Finds the best host that can run here, and ends the process with its status.
@MainActor
enum Launcher<A: App> {
  /// A host as the launcher knows it.
  struct Candidate {
    /// What the environment variable calls it.
    let name: String
    /// What it needs, in the words of the message that it is missing.
    let need: String
    /// Runs the app to its end; nil where it cannot run here.
    let run: @MainActor (A.Type) -> Int32?
    /// Whether it ends the app itself when a signal asks for that: a terminal has to be left first.
    var handlesSignals = false
  }

  /// The hosts that are built in, best first. Each new host is one entry.
  static var candidates: [Candidate] {
    windows + [
      Candidate(
        name: "terminal", need: "a terminal that shows a screen", run: TerminalLauncher.run,
        handlesSignals: true),
      Candidate(name: "plain", need: "standard input and output", run: PlainLauncher.run),
    ]
  }

  private static var windows: [Candidate] {
    #if GTK
      [Candidate(name: "gtk", need: "a display", run: GTKLauncher.run)]
    #else
      []
    #endif
  }

  /// The environment variable by which a person names the host.
  static var variable: String { "SWIFTUI_HOST" }

  /// `synchronous` matters: an `async` main moves the main actor to another thread on Linux.
  static func launch() -> Never {
    StandardDescriptors.openMissing()
    switch choice(ProcessInfo.processInfo.environment[variable]) {
    case .failure(let refusal): exit(refusal.report())
    case .success(let candidates): exit(run(candidates))
    }
  }

  /// The hosts to try: the one that was named, else all.
  static func choice(_ name: String?) -> Result<[Candidate], LaunchRefusal> {
    guard let name, !name.isEmpty else { return .success(candidates) }
    if let named = candidates.first(where: { $0.name == name }) { return .success([named]) }
    return .failure(.unknownHost(name, known: candidates.map(\.name)))
  }

  private static func run(_ candidates: [Candidate]) -> Int32 {
    var signals: TerminationSignals?
    for candidate in candidates {
      // Only once the host runs: one that does not must leave nothing behind.
      AppSession.willStart = {
        guard !candidate.handlesSignals else { return }
        signals = TerminationSignals { AppSession.current?.end() }
      }
      guard let status = candidate.run(A.self) else { continue }
      // On Linux nothing else writes the user defaults to their file.
      UserDefaults.standard.synchronize()
      // What a shell expects of a program that a signal ended.
      return signals?.received.map { 128 + $0 } ?? status
    }
    let needs = candidates.map { "\($0.name) needs \($0.need)" }.joined(separator: ", ")
    return LaunchRefusal.unavailable(needs).report()
  }
}

/// Why an app was not started.
enum LaunchRefusal: Error, CustomStringConvertible {
  case unknownHost(String, known: [String])
  case unavailable(String)

  var description: String {
    switch self {
    case .unknownHost(let name, let known):
      "SWIFTUI_HOST: no host “\(name)” in this program; there is \(known.joined(separator: ", "))"
    case .unavailable(let needs): "cannot start here: \(needs)"
    }
  }

  /// Says so on standard error; the status is the one of a wrong usage.
  func report() -> Int32 {
    FileHandle.standardError.write(Data("\(self)\n".utf8))
    return 64
  }
}
