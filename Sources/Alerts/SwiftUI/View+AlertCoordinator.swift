import SwiftUI

extension View {
  /// Shows a coordinator's alerts over this view, and gives the views in it the coordinator.
  ///
  /// Put it on the root view of each window. Add it once more to the content of a sheet, so that
  /// alerts appear over the sheet while it is open:
  ///
  /// ```swift
  /// WindowGroup {
  ///   ContentView()
  ///     .sheet(isPresented: $isEditing) {
  ///       EditorView().alertCoordinator(.shared)
  ///     }
  ///     .alertCoordinator(.shared)
  /// }
  /// ```
  ///
  /// Windows may share a coordinator: an alert appears in the window of the view that asked for it,
  /// and one that no view asked for in the active window. A window that has a coordinator of its own
  /// ends its alerts when it goes away.
  ///
  /// - Parameter coordinator: Whose alerts to show.
  public nonisolated func alertCoordinator(_ coordinator: AlertCoordinator) -> some View {
    modifier(AlertCoordinatorModifier(coordinator: coordinator))
  }
}

/// Installs a host behind a view. Its own body reads nothing that changes with the alerts.
struct AlertCoordinatorModifier: ViewModifier {
  let coordinator: AlertCoordinator
  // Made anew for each window, while a modifier that a window group holds is made once for all.
  @StateObject private var slot = AlertSlot()
  @Environment(\.alertHost) private var parent

  nonisolated init(coordinator: AlertCoordinator) {
    self.coordinator = coordinator
  }

  func body(content: Content) -> some View {
    content
      .environment(\.alertCoordinator, coordinator)
      .environment(\.alertHost, slot.reference)
      .background { AlertPresenter(slot: slot, coordinator: coordinator, parent: parent) }
  }
}
