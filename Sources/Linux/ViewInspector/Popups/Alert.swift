import SwiftUI
import SwiftUICore

extension ViewType {
  /// An alert, of the older or of the newer kind.
  public struct Alert: KnownViewType {
    public static let typePrefix = "Alert"
  }
}

extension InspectableView {
  /// The alert that this view presents: of several, the one that was applied first has index 0.
  public func alert(_ index: Int? = nil) throws -> InspectableView<ViewType.Alert> {
    try popup(
      ViewType.Alert.self, "alert", index,
      isBare: { ($0 as? LegacyDialogModifier)?.kind == .alert })
  }
}

extension InspectableView where View == ViewType.Alert {
  public func title() throws -> InspectableView<ViewType.Text> { try supplement("title()") }

  public func message() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("message()")
  }

  /// The buttons and fields of the newer kind of alert.
  public func actions() throws -> InspectableView<ViewType.ClassifiedView> {
    try place.guardHas("actions()", in: "Alert", instead: "primaryButton() or secondaryButton()")
    return try supplement("actions()")
  }

  public func primaryButton() throws -> InspectableView<ViewType.AlertButton> {
    try place.guardHas("primaryButton()", in: "Alert", instead: "actions()")
    return try supplement("primaryButton()")
  }

  public func secondaryButton() throws -> InspectableView<ViewType.AlertButton> {
    try place.guardHas("secondaryButton()", in: "Alert", instead: "actions()")
    return try supplement("secondaryButton()")
  }

  /// Closes the alert without choosing anything.
  public func dismiss() throws { try place.dismissPopup() }
}

extension InspectedView {
  fileprivate func guardHas(_ call: String, in name: String, instead: String) throws {
    guard !supplements().contains(where: { $0.call == call }) else { return }
    throw InspectionError.notSupported("\(name) does not have \(call): use \(instead)")
  }

  func dismissPopup() throws {
    guard let popup = view as? any DismissiblePopup else {
      throw InspectionError.callbackNotFound(
        parent: identity.name, callback: "dismiss")
    }
    try MainThread.perform { popup.dismiss() }
  }
}

/// Something presented that can be closed.
protocol DismissiblePopup {
  var dismiss: () -> Void { get }
}

// MARK: Finding what a view presents

extension InspectableView {
  /// The popup of a kind: one that is not presented is absent, one that cannot be seen is a hint.
  func popup<T: BaseViewType>(
    _ type: T.Type, _ name: String, _ index: Int?, isBare: (Any) -> Bool
  ) throws -> InspectableView<T> {
    try MainThread.run {
      let call = "\(name)(\(ViewType.indexPlaceholder))"
      if let found = try place.modifierPlace(call, index: index) {
        return InspectableView<T>(trusting: found)
      }
      if place.content.medium.viewModifiers.contains(where: { isBare($0.value) }) {
        throw InspectionError.notSupported(GuideHint.text(for: name))
      }
      throw place.modifierNotFound(name, index: index ?? 0)
    }
  }
}

/// Where the public package explains how its tests get to see a popup.
enum GuideHint {
  static func text(for popup: String) -> String {
    let name = popup.prefix(1).uppercased() + popup.dropFirst()
    return "Please refer to the Guide for inspecting the \(name): "
      + "https://github.com/nalexn/ViewInspector/blob/master/guide_popups.md"
      + "#\(popup.lowercased())"
  }
}
