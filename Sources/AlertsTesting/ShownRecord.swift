import Alerts
import SwiftUI

/// What a test knows of one alert, from when it first came up.
@MainActor
final class ShownRecord {
  let id: AlertID
  /// On what it was last on screen. After an interruption it comes up on another.
  private var presentation: AlertPresentation
  private var lastContent: AlertContent
  private unowned let coordinator: AlertCoordinator

  init(_ id: AlertID, _ presentation: AlertPresentation, _ coordinator: AlertCoordinator) {
    self.id = id
    self.presentation = presentation
    self.coordinator = coordinator
    lastContent = AlertContent(presentation)
  }

  /// It has come up, again or with other content.
  func show(_ presentation: AlertPresentation) {
    self.presentation = presentation
    lastContent = AlertContent(presentation)
  }

  /// The presentation, while it still speaks of this alert and not of one that has taken over.
  var own: AlertPresentation? { presentation.alertID == id ? presentation : nil }

  var content: AlertContent { own.map(AlertContent.init) ?? lastContent }

  var isPresented: Bool { coordinator.current?.alertID == id }

  func isEnabled(_ action: AlertActionID) -> Bool { own?.isEnabled(action) ?? false }

  var summary: String { content.summary { own == nil || isEnabled($0) } }
}
