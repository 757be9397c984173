import SwiftUI

extension ViewType {
  public struct ConfirmationDialog: KnownViewType {
    public static let typePrefix = "ConfirmationDialog"
  }
}

extension InspectableView {
  /// The confirmation dialog that this view presents.
  public func confirmationDialog(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.ConfirmationDialog> {
    try popup(ViewType.ConfirmationDialog.self, "confirmationDialog", index) { _ in false }
  }
}

extension InspectableView where View == ViewType.ConfirmationDialog {
  public func title() throws -> InspectableView<ViewType.Text> { try supplement("title()") }

  public func message() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("message()")
  }

  public func actions() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("actions()")
  }

  public func titleVisibility() throws -> Visibility {
    try Inspector.cast(value: place.view, type: DialogContent.self).titleVisibility
  }

  public func dismiss() throws { try place.dismissPopup() }
}
