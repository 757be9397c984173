import SwiftUI

extension View {
  /// Lets the confirmation dialogs that are asked for in this view stand at it.
  ///
  /// Where a system draws a confirmation dialog as a popover (on iPad, and on iPhone from iOS 26), it
  /// points at the view that has the modifier. Put it on the view that asks:
  ///
  /// ```swift
  /// struct DeleteButton: View {
  ///   @ShowAlert private var showAlert
  ///
  ///   var body: some View {
  ///     Button("Delete") { showAlert(question.style(.confirmationDialog)) }
  ///   }
  /// }
  ///
  /// DeleteButton().alertAnchor()
  /// ```
  ///
  /// Everything else stays as it is: alerts, dialogs that a model asks for, and dialogs that come
  /// while a sheet is open are presented by the host of `.alertCoordinator(_:)`, without which this
  /// modifier does nothing.
  public nonisolated func alertAnchor() -> some View {
    modifier(AlertAnchorModifier())
  }
}

/// Installs a host for dialogs behind a view.
struct AlertAnchorModifier: ViewModifier {
  @StateObject private var slot = AlertSlot(isAnchor: true)
  @Environment(\.alertCoordinator) private var coordinator
  @Environment(\.alertHost) private var parent

  nonisolated init() {}

  func body(content: Content) -> some View {
    content
      .environment(\.alertHost, coordinator == nil ? parent : slot.reference)
      .background {
        if let coordinator { AlertPresenter(slot: slot, coordinator: coordinator, parent: parent) }
      }
  }
}
