// The code of the README that stands nowhere else. A test checks that each block there stands in a
// file that is compiled, word for word but for the indentation.

import Alerts
import SwiftUI

@MainActor
private final class TourSnippets {
  struct Trash { func empty() {} }
  struct Server { func feed() async throws -> [String] { [] } }

  @ShowAlert private var showAlert
  private var notes = ["One"]

  func callBackOrAwait() async {
    showAlert(
      Alert(
        title: "Delete this note?",
        message: "You cannot undo this.",
        actions: [
          .destructive("Delete") { self.notes.removeLast() },
          .cancel,
        ]
      )
    )

    let copies = await showAlert(
      AsyncAlert(
        title: "Print",
        actions: [.init(title: "One copy", value: 1), .init(title: "Two copies", value: 2)]
      )
    )
    print(copies)
  }

  func questions(_ trash: Trash, _ server: Server, _ error: any Error) async throws {
    if await showAlert.confirm("Empty the trash?", action: "Empty", role: .destructive) {
      trash.empty()
    }
    let name = await showAlert.ask("Name of the folder", placeholder: "Folder")
    let feed = try await showAlert.retrying { try await server.feed() }
    showAlert(error)
    print(name ?? "", feed)
  }
}

@MainActor
private struct SentenceSnippets {
  @ShowAlert private var showAlert

  func save() {}
  func discard() {}

  func sentence() {
    showAlert("Saved")
    showAlert(
      Alert("Save changes?") {
        AlertAction("Save") { save() }
        AlertAction.destructive("Discard") { discard() }
        AlertAction.cancel
      })
  }
}
