// What exists on some of Apple's systems only. There is no platform condition anywhere else in this
// library; the documented outcome of each is in the article "On Apple's systems".

import SwiftUI

extension View {
  /// How serious the dialogs in this view look.
  ///
  /// iOS, tvOS and visionOS have the type, but not the modifier: there every dialog looks the same.
  /// https://developer.apple.com/documentation/swiftui/view/dialogseverity(_:)
  nonisolated func severityOfDialogs(_ severity: AlertSeverity) -> some View {
    #if os(iOS) || os(tvOS) || os(visionOS)
      self
    #else
      dialogSeverity(severity.dialogSeverity)
    #endif
  }

  /// The picture of the dialogs in this view; nil means what the system shows by itself.
  ///
  /// Drawn on macOS and watchOS. It does nothing on iOS and tvOS, and visionOS does not have it.
  /// https://developer.apple.com/documentation/swiftui/view/dialogicon(_:)
  nonisolated func iconOfDialogs(_ icon: Image?) -> some View {
    #if os(visionOS)
      self
    #else
      dialogIcon(icon)
    #endif
  }

  /// Lets Return press a button.
  ///
  /// tvOS and watchOS have no keyboard shortcuts.
  /// https://developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:)
  nonisolated func pressedByReturn() -> some View {
    #if os(tvOS) || os(watchOS)
      self
    #else
      keyboardShortcut(.defaultAction)
    #endif
  }
}

/// Whether `onAppear` of the views in an alert says that the alert is on screen.
///
/// Apple's systems read those views for their texts; whether they call it, no page says and nobody has
/// verified. There an alert counts as presented as soon as the views have been evaluated.
var appearanceOfAlertsIsReported: Bool {
  #if canImport(Darwin)
    false
  #else
    true
  #endif
}
