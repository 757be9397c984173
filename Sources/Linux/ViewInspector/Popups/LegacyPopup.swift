import SwiftUI
import SwiftUICore

/// An alert or action sheet given as one value.
struct LegacyPopup: DismissiblePopup {
  let viewType: any BaseViewType.Type
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]
  let dismiss: () -> Void

  init(_ alert: Alert, dismiss: @escaping () -> Void) {
    viewType = ViewType.Alert.self
    title = alert.title
    message = alert.message
    buttons = alert.buttons
    self.dismiss = dismiss
  }

  init(_ sheet: ActionSheet, dismiss: @escaping () -> Void) {
    viewType = ViewType.ActionSheet.self
    title = sheet.title
    message = sheet.message
    buttons = sheet.buttons
    self.dismiss = dismiss
  }
}

extension LegacyPopup: VariableKind {
  var supplements: [Supplement] {
    [Supplement("title()") { title }, Supplement("message()", isHop: isAlert, messageContent)]
      + buttonPlaces
  }

  private var isAlert: Bool { viewType == ViewType.Alert.self }

  private func messageContent() throws -> Any {
    guard let message else { throw InspectionError.viewNotFound(parent: "message") }
    return message
  }

  private var buttonPlaces: [Supplement] {
    guard isAlert else {
      return buttons.indices.map { index in
        Supplement("button(\(index))") { LegacyButton(button: buttons[index]) }
      }
    }
    return ["primaryButton()", "secondaryButton()"].enumerated().map { index, call in
      Supplement(call) {
        guard buttons.indices.contains(index) else {
          throw InspectionError.viewNotFound(parent: String(call.dropLast(2)))
        }
        return LegacyButton(button: buttons[index])
      }
    }
  }
}

/// A button of an alert or action sheet given as one value.
struct LegacyButton {
  let button: Alert.Button
}

extension LegacyButton: KnownView {
  var viewType: any BaseViewType.Type { ViewType.AlertButton.self }
  var supplements: [Supplement] { [Supplement("labelView()") { button.label }] }
}

extension ViewType {
  /// A button of the older kind of alert, or of an action sheet.
  public struct AlertButton: KnownViewType {
    public static let typePrefix = "Alert.Button"
  }
}

extension Alert.Button {
  /// What a button is for.
  public enum Style: Sendable {
    case `default`
    case cancel
    case destructive
  }
}

extension InspectableView where View == ViewType.AlertButton {
  public func labelView() throws -> InspectableView<ViewType.Text> {
    try supplement("labelView()")
  }

  public func style() throws -> Alert.Button.Style {
    switch try button().kind {
    case .default: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }

  /// Closes the popup, and then does what the button is for.
  public func tap() throws {
    let button = try button()
    try popup()?.dismissPopup()
    try MainThread.perform { button.action?() }
  }

  private func button() throws -> Alert.Button {
    try Inspector.cast(value: place.view, type: LegacyButton.self).button
  }

  private func popup() -> InspectedView? {
    var next = place.parent
    while let current = next, !(current.view is LegacyPopup) { next = current.parent }
    return next
  }
}

extension ViewType {
  public struct ActionSheet: KnownViewType {
    public static let typePrefix = "ActionSheet"
  }
}

extension InspectableView {
  /// The action sheet that this view presents.
  public func actionSheet(_ index: Int? = nil) throws -> InspectableView<ViewType.ActionSheet> {
    try popup(
      ViewType.ActionSheet.self, "actionSheet", index,
      isBare: { ($0 as? LegacyDialogModifier)?.kind == .confirmationDialog })
  }
}

extension InspectableView where View == ViewType.ActionSheet {
  public func title() throws -> InspectableView<ViewType.Text> { try supplement("title()") }
  public func message() throws -> InspectableView<ViewType.Text> { try supplement("message()") }

  public func button(_ index: Int) throws -> InspectableView<ViewType.AlertButton> {
    guard let popup = place.view as? LegacyPopup, popup.buttons.indices.contains(index) else {
      throw InspectionError.viewNotFound(parent: "button at index \(index)")
    }
    return try supplement("button(\(index))")
  }

  public func dismiss() throws { try place.dismissPopup() }
}
