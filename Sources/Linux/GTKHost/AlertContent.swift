import SwiftUICore

/// What an alert or a confirmation dialog says, in the order and the terms of GNOME.
@MainActor
struct AlertContent {
  struct Button: Equatable, Identifiable {
    let id: DialogButton.ID
    /// The place in the source, by which one dialog can show other buttons in the place of these.
    let index: Int
    let title: String
    let isEnabled: Bool
    let isDestructive: Bool
    let isSuggested: Bool
  }

  /// Short enough for a heading.
  let heading: String?
  /// Short enough to stand under the heading.
  let body: String
  /// Too long for that: it scrolls.
  let longText: String?
  /// The buttons of the dialog: cancel first, the one that does what was asked last.
  let buttons: [Button]
  /// The choices of a confirmation dialog, and more or longer buttons than a dialog has room for:
  /// one under another in the order of the source; they scroll.
  let listedButtons: [Button]
  let defaultIndex: Int?
  /// The button that has the keyboard at first, so that Return never presses one that destroys.
  let focusIndex: Int?
  let icon: String?
  let isCritical: Bool

  private static let headingLimit = 200
  private static let bodyLimit = 600
  private static let lineLimit = 12
  private static let buttonLimit = 6
  /// How many characters a button of the dialog can show.
  static let titleLimit = 40
  /// How many characters every button has room for, however many stand side by side.
  static let shortTitle = 16

  init(_ presentation: Presentation) {
    let dialog = presentation.dialog
    let title = dialog.title?.string ?? ""
    let message = dialog.messageText
    let isLong = Self.isLong(message)
    let isTitleLong = title.utf8.count > Self.headingLimit
    heading = title.isEmpty ? nil : isTitleLong ? title.prefix(Self.headingLimit) + "…" : title
    body = isLong || isTitleLong ? "" : message
    longText =
      isLong || isTitleLong
      ? (isTitleLong ? [title, message] : [message]).filter { !$0.isEmpty }
        .joined(separator: "\n\n") : nil

    defaultIndex = dialog.place(of: dialog.defaultButton)
    focusIndex = dialog.place(of: dialog.firstButton)
    let isRow = presentation.kind == .alert && Self.fit(dialog.buttons)
    buttons =
      dialog.buttons(.gnome).filter { isRow || $0.role == .cancel }.map { Button($0, in: dialog) }
    listedButtons =
      isRow
      ? [] : dialog.buttons(.column).filter { $0.role != .cancel }.map { Button($0, in: dialog) }
    icon =
      dialog.icon.flatMap { $0.isSystem ? SymbolIcon.name(for: $0.name) : nil }
      ?? (dialog.severity == .critical ? "dialog-warning-symbolic" : nil)
    isCritical = dialog.severity == .critical
  }

  /// Whether a dialog has room for them side by side.
  private static func fit(_ buttons: [DialogButton]) -> Bool {
    buttons.count <= buttonLimit
      && buttons.allSatisfy { $0.role == .cancel || $0.title.count <= titleLimit }
  }

  private static func isLong(_ text: String) -> Bool {
    if text.utf8.count > bodyLimit { return true }
    return text.utf8.lazy.filter { $0 == UInt8(ascii: "\n") }.count >= lineLimit
  }

  /// Whether the same dialog can show both.
  func hasSameParts(as other: AlertContent) -> Bool {
    func places(_ buttons: [Button]) -> [Int] { buttons.map(\.index) }
    return places(buttons) == places(other.buttons)
      && places(listedButtons) == places(other.listedButtons) && longText == other.longText
      && icon == other.icon && (heading == nil) == (other.heading == nil)
  }
}

extension AlertContent.Button {
  @MainActor
  fileprivate init(_ button: DialogButton, in dialog: Dialog) {
    id = button.id
    index = dialog.place(of: button) ?? 0
    title = button.title
    isEnabled = button.isEnabled
    isDestructive = button.role == .destructive
    // A lone button need not stand out.
    isSuggested = button.isDefault && button.role == nil && dialog.buttons.count > 1
  }
}

extension Dialog {
  fileprivate func place(of button: DialogButton?) -> Int? {
    button.flatMap { button in buttons.firstIndex { $0.id == button.id } }
  }
}
