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
  /// - Parameter coordinator: Whose alerts to show. Give each window its own, where an app has
  ///   several.
  public nonisolated func alertCoordinator(_ coordinator: AlertCoordinator) -> some View {
    modifier(AlertCoordinatorModifier(coordinator: coordinator))
  }

  /// Shows an error when there is one, and clears it when the alert is closed.
  ///
  /// - Parameter error: The error; it is nil again once the person has taken note of it.
  public nonisolated func alertsError(_ error: Binding<(any Error)?>) -> some View {
    modifier(ErrorAlertModifier(error: error))
  }
}

/// Installs a host behind a view. Its own body reads nothing that changes with the alerts.
struct AlertCoordinatorModifier: ViewModifier {
  let coordinator: AlertCoordinator
  @State private var slot = AlertSlot()

  nonisolated init(coordinator: AlertCoordinator) {
    self.coordinator = coordinator
  }

  func body(content: Content) -> some View {
    content
      .environment(\.alertCoordinator, coordinator)
      .background { AlertPresenter(slot: slot) }
      .onAppear { slot.attach(to: coordinator) }
      .onDisappear { slot.detach() }
      .onChange(of: ObjectIdentifier(coordinator)) { slot.attach(to: coordinator) }
  }
}

/// Shows what appears in a binding.
struct ErrorAlertModifier: ViewModifier {
  @Binding var error: (any Error)?
  @ShowAlert private var showAlert

  nonisolated init(error: Binding<(any Error)?>) {
    _error = error
  }

  func body(content: Content) -> some View {
    content.onChange(of: error != nil, initial: true) { _, isThere in
      guard isThere, let error else { return }
      guard !(error is CancellationError) else {
        self.error = nil
        return
      }
      showAlert(Alert(error: error).onEnd { _ in self.error = nil })
    }
  }
}
