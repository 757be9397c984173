// Tests that fail, each in one of the ways in which a test of alerts can be wrong.
//
// They are skipped, but in the child processes that `FailureTests` starts, which reads their
// failures. What is to be told stands above the line where it is to be told:
//
//     // fails: There is no action “Yes”
//     try question.press("Yes")
//
// Exactly that has to come, once, and nothing else.

import Alerts
import SwiftUI
import Testing
import XCTest

enum Failing {
  static let isWanted = ProcessInfo.processInfo.environment["ALERTS_FAILING_TESTS"] != nil
}

/// Code under test.
@MainActor
final class Notes {
  @ShowAlert private var showAlert

  func delete() async -> Bool { await showAlert.confirm("Delete?", action: "Delete") }

  func name() async -> String? { await showAlert.ask("Name?", placeholder: "Name") }

  /// Shows an alert whose action starts something that asks.
  func offerToDelete() {
    showAlert(
      Alert(
        title: "Too many notes",
        actions: [.init(title: "Tidy Up") { Task { _ = await self.delete() } }]))
  }

  /// Shows the same alert again whenever it is answered.
  func nag() {
    showAlert(Alert(title: "Rate us", actions: [.init(title: "Later") { self.nag() }]))
  }

  nonisolated func deleteDetached() -> Task<Bool, Never> {
    Task.detached { await self.delete() }
  }
}

/// Code under test that there is one of.
@MainActor
final class Service {
  static let shared = Service()

  @ShowAlert private var showAlert

  func synchronize() async -> Bool { await showAlert.confirm("Synchronize?") }
}

/// Shows and ends alerts until it is over.
@MainActor
final class Saving {
  var isOver = false

  func go(on coordinator: AlertCoordinator) {
    guard !isOver else { return }
    coordinator.showAlert(Alert(title: "Saving")).dismiss()
    DispatchQueue.main.async { self.go(on: coordinator) }
  }
}

/// Lets something happen when the test says so.
final class Gate: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func open() { continuation.finish() }

  func opened() async { for await _ in stream {} }
}

struct Trouble: Error {}
