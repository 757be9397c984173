// The code of the articles in Alerts.docc. A test checks that each block there stands here, word
// for word but for the indentation, so that what a reader copies compiles.

import Alerts
import SwiftUI

private struct NotesView: View {
  var body: some View { Text("Notes") }
}
private struct ShopView: View {
  var body: some View { Text("Shop") }
}
private struct EditorView: View {
  var body: some View { Text("Editor") }
}

// MARK: Alerts.md

struct RootView: View {
  var body: some View {
    NotesView().alertCoordinator(.shared)
  }
}

final class NotesModel {
  @ShowAlert private var showAlert
  private var notes = ["One", "Two"]

  @MainActor
  func deleteAll() async {
    let isSure = await showAlert.confirm(
      "Delete all notes?", message: "You cannot undo this.", action: "Delete", role: .destructive)
    if isSure { notes = [] }
  }
}

// MARK: ShowAnAlert.md

struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      ShopView().alertCoordinator(.shared)
    }
  }
}

@MainActor
final class CartModel {
  @ShowAlert private var showAlert
  private(set) var items = ["Bread", "Milk"]

  func removeTapped(_ item: String) {
    showAlert(
      Alert(
        title: "Remove \(item)?",
        actions: [
          .destructive("Remove") { self.remove(item) },
          .cancel("Keep"),
        ]
      )
    )
  }

  private func remove(_ item: String) {
    items.removeAll { $0 == item }
    showAlert("Removed")
  }
}

@MainActor
private struct EndSnippets {
  let showAlert: ShowAlertAction
  let canDiscard = true

  func delete() {}
  func log(_ text: String) {}
  func save() {}
  func discard() {}

  func endings() {
    showAlert(
      Alert("Delete?") {
        AlertAction.destructive("Delete") { delete() }
        AlertAction.cancel
      }
      .onEnd { ending in
        if ending == .pressed("Delete") { log("deleted") }
      })
  }

  func builderInACall() {
    showAlert("Save changes?") {
      AlertAction("Save") { save() }
      AlertAction.cancel
    }
  }

  func builder() -> Alerts.Alert {
    Alert("Save changes?") {
      AlertAction("Save") { save() }
      if canDiscard { AlertAction.destructive("Discard") { discard() } }
      AlertAction.cancel
    }
  }
}

@MainActor
private struct ShowSnippets {
  struct Server {
    let title = "Title"
    let text = "Text"
  }

  let showAlert: ShowAlertAction
  let server = Server()
  let copying = AsyncStream<Int> { $0.finish() }

  func strings(_ error: any Error) {
    showAlert(Alert(title: "Upload failed", message: error.localizedDescription))
    showAlert(Alert(server.title).message(server.text))
  }

  func errors(save: () throws -> Void) {
    do {
      try save()
    } catch {
      showAlert(error)
    }
  }

  func more(signIn: @escaping @MainActor (String, String) -> Void) -> some ConfigurableAlert {
    Alert(
      title: "Sign in",
      actions: [
        .init(title: "Sign in") { input in signIn(input["name"], input["password"]) }
          .enabled { !$0["name"].isEmpty },
        .init(title: "Cancel", role: .cancel),
      ]
    )
    .textField(AlertTextField("Name", id: "name"))
    .textField(AlertTextField("Password", id: "password", isSecure: true) { $0.count >= 8 })
    .priority(.high)
    .identity("sign-in")
  }

  func hold(stop: @escaping @MainActor () -> Void) async {
    let progress = showAlert(Alert(title: "Copying", actions: [.init(title: "Stop") { stop() }]))
    for await percent in copying {
      progress.update { $0.message = "\(percent) %" }
    }
    progress.dismiss()
  }
}

// MARK: AwaitAnAnswer.md

@MainActor
private struct AwaitSnippets {
  struct Server {
    func feed() async throws -> [String] { [] }
  }

  let showAlert: ShowAlertAction
  let server = Server()
  let question = AsyncAlert(title: "Sides", actions: [.init(title: "One", value: 1)])

  func sidesToPrint() async -> Int {
    await showAlert(
      AsyncAlert(
        title: "Print",
        actions: [
          .init(title: "Single-sided", value: 1),
          .init(title: "Double-sided", value: 2),
          .init(title: "Cancel", role: .cancel, value: 0),
        ]
      )
    )
  }

  func questions() async throws {
    await showAlert.acknowledge("Saved")
    let isSure = await showAlert.confirm("Empty the trash?", action: "Empty", role: .destructive)
    let name = await showAlert.ask("Name of the folder", placeholder: "Folder")
    let feed = try await showAlert.retrying { try await server.feed() }
    print(isSure, name ?? "", feed)
  }

  func forms() async throws {
    // The cancel action's value. Where Escape has no action to press, the alert stays until answered.
    let value = await showAlert(question)

    // An error: `CancellationError`, or the `AlertDismissal`.
    let answer = try await showAlert.answer(to: question)

    // Both, told apart.
    switch await showAlert.outcome(of: question) {
    case .answered(let sides): print(sides)
    case .dismissed(.timedOut): print("Too late")
    case .dismissed(let reason): print("No answer: \(reason)")
    }
    print(value, answer)
  }

  func typed() async {
    let amount = await showAlert(
      AsyncAlert<Int?>(
        title: "How many?",
        actions: [
          .init(title: "Add") { Int($0.text) },
          .init(title: "Cancel", role: .cancel, value: nil),
        ]
      )
      .textField(AlertTextField("Number", text: "1") { Int($0) != nil })
    )
    print(amount ?? 0)
  }

  func tries(vault: Vault) async {
    let password = await showAlert(
      AsyncAlert<String?>(
        title: "Unlock",
        actions: [
          .init(title: "Unlock") { $0.text }.keepsOpen { !vault.opens($0.text) },
          .init(title: "Cancel", role: .cancel, value: nil),
        ]
      )
      .textField(AlertTextField("Password", isSecure: true))
    )
    print(password ?? "")
  }

  struct Vault {
    func opens(_ password: String) -> Bool { password.isEmpty }
  }
}

// MARK: SheetsAndWindows.md

struct LibraryView: View {
  @State private var isEditing = false

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) {
        EditorView().alertCoordinator(.shared)
      }
      .alertCoordinator(.shared)
  }
}

struct DocumentWindow: View {
  @State private var coordinator = AlertCoordinator()

  var body: some View {
    EditorView().alertCoordinator(coordinator)
  }
}

@MainActor
final class DocumentModel {
  private let showAlert: ShowAlertAction

  init(showAlert: ShowAlertAction) {
    self.showAlert = showAlert
  }

  func warn() {
    showAlert(title: "Not saved")
  }
}

// MARK: FromIsPresented.md

struct ItemViewBefore: View {
  let delete: () -> Void
  @State private var isAsking = false

  var body: some View {
    Button("Delete") { isAsking = true }
      .alert("Delete this item?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { delete() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("You cannot undo this.")
      }
  }
}

struct ItemViewAfter: View {
  let delete: () -> Void
  @ShowAlert private var showAlert

  var body: some View {
    Button("Delete") {
      Task {
        let isSure = await showAlert.confirm(
          "Delete this item?", message: "You cannot undo this.", action: "Delete",
          role: .destructive)
        if isSure { delete() }
      }
    }
  }
}

struct FeedView: View {
  @State private var error: (any Error)?

  var body: some View {
    Text("Feed").errorAlert($error)
  }
}

// MARK: FromYourOwnCoordinator.md

@MainActor
protocol Dialogs {
  func tell(_ text: String)
  func ask(_ question: String) async -> Bool
}

struct AlertDialogs: Dialogs {
  let showAlert: ShowAlertAction

  func tell(_ text: String) {
    showAlert(Alert(title: text))
  }

  func ask(_ question: String) async -> Bool {
    await showAlert.confirm(.verbatim(question))
  }
}

// MARK: TheNameAlert.md

private enum NameSnippets {
  static func both() {
    let ours = Alert(title: "Title", message: "Message", actions: [.init(title: "OK")])
    let theirs = Alert(title: Text("Title"), dismissButton: .cancel())
    print(ours, theirs)
  }

  @MainActor
  static func calls(_ showAlert: ShowAlertAction, save: @escaping @MainActor () -> Void) {
    showAlert(.notSaved)
    showAlert(title: "Not saved")
    showAlert(.init(title: "Not saved", actions: [.init(title: "Save") { save() }]))
  }
}

extension Alerts.Alert {
  static var notSaved: Self { Self(title: "Not saved") }
}

func makeAlert() -> Alerts.Alert { .notSaved }
