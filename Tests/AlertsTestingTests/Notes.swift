import Alerts
import SwiftUI

/// Code under test that knows nothing of tests.
@MainActor
final class Notes {
  @ShowAlert private var showAlert

  var coordinator: AlertCoordinator { showAlert.coordinator }

  func delete() async -> Bool {
    await showAlert.confirm("Delete?", message: "For ever.", action: "Delete", role: .destructive)
  }

  func name() async -> String? {
    await showAlert.ask("Name?", placeholder: "Name")
  }

  @discardableResult
  nonisolated func deleteDetached() -> Task<Bool, Never> {
    Task.detached { await self.delete() }
  }
}
