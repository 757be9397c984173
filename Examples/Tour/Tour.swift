import Alerts
import Foundation
import Observation

/// The model behind the tour: it shows alerts and knows no view.
@MainActor
@Observable
final class Tour {
  var answer = "none"
  @ObservationIgnored @ShowAlert private var showAlert

  // MARK: Errors

  struct Offline: LocalizedError {
    var errorDescription: String? { "The server does not answer" }
    var recoverySuggestion: String? { "Check the connection, then try again." }
  }

  func fail() {
    showAlert(Offline())
  }

  // MARK: One after the other

  /// The second waits until the first is answered.
  func showTwo() {
    showAlert(Alert(title: "First", actions: [.init(title: "Next") { self.answer = "next" }]))
    showAlert(Alert(title: "Second", actions: [.init(title: "Enough") { self.answer = "enough" }]))
  }

  /// Any task may ask: the call hops to the main actor and back.
  func workInBackground() {
    let showAlert = showAlert
    Task.detached {
      let sum = (1...1000).reduce(0, +)
      let isWanted = await showAlert.confirm("The sum is \(sum)", action: "Use it")
      await self.set(isWanted ? "\(sum)" : "unused")
    }
  }

  /// An urgent alert takes the place of the one that is up, which comes back afterwards.
  func interrupt() {
    showAlert(
      Alert(title: "Tea is ready", actions: [.init(title: "Thanks") { self.answer = "tea" }]))
    showAlert(
      Alert(title: "The kettle is on fire", actions: [.init(title: "Run") { self.answer = "ran" }])
        .severity(.critical)
        .priority(.critical, interrupts: true))
  }

  // MARK: More than buttons

  func rename() {
    Task {
      let name = await showAlert.ask("New name", placeholder: "Name", action: "Rename")
      answer = name ?? "no name"
    }
  }

  func signIn() {
    showAlert(
      Alert(
        title: "Sign in",
        message: "The password has eight letters or more.",
        actions: [
          .init(title: "Sign in") { input in self.answer = "welcome \(input["user"])" },
          .init(title: "Cancel", role: .cancel),
        ]
      )
      .textField(AlertTextField("User", id: "user") { !$0.isEmpty })
      .textField(AlertTextField("Password", id: "password", isSecure: true) { $0.count >= 8 }))
  }

  func chooseSize() {
    Task {
      let size = await showAlert(
        AsyncAlert(
          title: "Size",
          actions: [
            .init(title: "Small", value: "small"),
            .init(title: "Large", value: "large"),
            .init(title: "Cancel", role: .cancel, value: "no size"),
          ]
        ).style(.confirmationDialog))
      answer = size
    }
  }

  func delete() {
    showAlert(
      Alert(
        title: "Delete the note?",
        message: "You cannot undo this.",
        actions: [
          .init(title: "Delete", role: .destructive) { self.answer = "deleted" },
          .init(title: "Keep", role: .cancel) { self.answer = "kept" },
        ]
      )
      .severity(.critical)
      .suppressible(Self.deleteKey))
  }

  /// Lets the question about deleting be asked again.
  func forget() {
    showAlert.coordinator.suppressionStore.setAnswer(nil, forKey: Self.deleteKey)
    answer = "forgotten"
  }

  private static let deleteKey = "tour.delete"

  func showBriefly() {
    showAlert(
      Alert(title: "Saved", actions: [.init(title: "Undo") { self.answer = "undone" }])
        .timeout(.seconds(5)))
  }

  private func set(_ answer: String) { self.answer = answer }
}
