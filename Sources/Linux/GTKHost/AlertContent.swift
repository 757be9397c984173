import SwiftUICore

/// What an alert or a confirmation dialog says, in the order and the terms of GNOME.
@MainActor
struct AlertContent {
  struct Button: Equatable {
    /// The place among the presentation's buttons.
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
    let title = presentation.title?.string ?? ""
    let message = presentation.messageText
    let isLong = Self.isLong(message)
    let isTitleLong = title.utf8.count > Self.headingLimit
    heading = title.isEmpty ? nil : isTitleLong ? title.prefix(Self.headingLimit) + "…" : title
    body = isLong || isTitleLong ? "" : message
    longText =
      isLong || isTitleLong
      ? (isTitleLong ? [title, message] : [message]).filter { !$0.isEmpty }
        .joined(separator: "\n\n") : nil

    let all = presentation.buttons
    let defaultButton = presentation.defaultButton
    let defaultIndex = defaultButton.flatMap { button in
      all.firstIndex { $0.element === button.element && $0.title == button.title }
    }
    self.defaultIndex = defaultIndex
    let described = all.enumerated().map { index, button in
      Button(
        index: index, title: button.title, isEnabled: button.isEnabled,
        isDestructive: button.role == .destructive,
        isSuggested: index == defaultIndex && all.count > 1 && button.role == nil)
    }
    let cancels = described.filter { all[$0.index].role == .cancel }
    let others = described.filter { all[$0.index].role != .cancel }
    focusIndex =
      (described.filter { $0.index == defaultIndex } + cancels + others.filter { !$0.isDestructive })
      .first(where: \.isEnabled)?.index
    let fit =
      described.count <= Self.buttonLimit && others.allSatisfy { $0.title.count <= Self.titleLimit }
    if presentation.kind == .alert && fit {
      buttons = cancels + others.reversed()
      listedButtons = []
    } else {
      buttons = cancels
      listedButtons = others
    }
    icon =
      presentation.icon.flatMap { $0.isSystem ? SymbolIcon.name(for: $0.name) : nil }
      ?? (presentation.severity == .critical ? "dialog-warning-symbolic" : nil)
    isCritical = presentation.severity == .critical
  }

  private static func isLong(_ text: String) -> Bool {
    if text.utf8.count > bodyLimit { return true }
    return text.utf8.lazy.filter { $0 == UInt8(ascii: "\n") }.count >= lineLimit
  }

  /// Whether the same dialog can show both.
  func hasSameParts(as other: AlertContent) -> Bool {
    func titles(_ buttons: [Button]) -> [Int] { buttons.map(\.index) }
    return titles(buttons) == titles(other.buttons)
      && titles(listedButtons) == titles(other.listedButtons) && longText == other.longText
      && icon == other.icon && (heading == nil) == (other.heading == nil)
  }
}
