/// Something shown over a window: an alert, a dialog, a sheet, a popover.
@MainActor
package final class Presentation: Identifiable {
  package enum Kind: Equatable, Sendable {
    case alert, confirmationDialog, sheet, fullScreenCover, popover
  }

  package nonisolated let id: Element.ID
  package let kind: Kind
  /// What it says first; nil when there is no title to show.
  package internal(set) var title: ResolvedText?
  /// The elements under the title of an alert or dialog.
  package let message: Element
  /// The buttons and fields of an alert or dialog.
  package let actions: Element
  /// What a sheet, cover or popover shows.
  package let content: Element
  package internal(set) var severity: DialogSeverity = .automatic
  package internal(set) var icon: ImageContent?
  package internal(set) var suppression: Suppression?
  /// Whether only code may close it.
  package internal(set) var isInteractiveDismissDisabled = false
  /// What is inherited where the presentation was asked for.
  package internal(set) var environment = EnvironmentValues()
  /// Whether it has changed since the host last looked; the host sets it back.
  package var hasChanged = false

  private let close: (Presentation) -> Void

  /// "Don't ask again", as a toggle in an alert.
  package struct Suppression {
    package var title: String
    package var isOn: Bool
    package var setOn: (Bool) -> Void
  }

  init(_ kind: Kind, close: @escaping (Presentation) -> Void) {
    id = Element.nextID()
    self.kind = kind
    self.close = close
    message = Element(id: Element.nextID())
    actions = Element(id: Element.nextID())
    content = Element(id: Element.nextID())
  }

  package var isDialog: Bool { kind == .alert || kind == .confirmationDialog }

  /// Closes it as the person does without choosing an action: Esc, a click outside, a swipe.
  package func dismiss() {
    Evaluation.untracked { close(self) }
  }
}
