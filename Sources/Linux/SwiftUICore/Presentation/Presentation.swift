/// Something shown over a window: an alert, a dialog, a sheet, a popover.
@MainActor
package final class Presentation: Identifiable {
  package enum Kind: Equatable, Sendable {
    case alert, confirmationDialog, sheet, fullScreenCover, popover
  }

  /// Where it is in its life. It never goes back.
  package enum Phase: Comparable, Sendable {
    case presented
    /// On its way off screen: it takes no events, and nothing else can be presented in its place.
    case dismissing
    case gone
  }

  package nonisolated let id: Element.ID
  package let kind: Kind
  /// Over what it is presented; nil for the window.
  package let place: Presentation?
  package internal(set) var phase = Phase.presented
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

  weak var controller: PresentationController?
  /// Takes its views down; called once it is off screen.
  var whenGone: (() -> Void)?
  private let close: (Presentation) -> Void

  /// "Don't ask again", as a toggle in an alert.
  package struct Suppression {
    package var title: String
    package var isOn: Bool
    package var setOn: (Bool) -> Void
  }

  init(_ kind: Kind, over place: Presentation?, close: @escaping (Presentation) -> Void) {
    id = Element.nextID()
    self.kind = kind
    self.place = place
    self.close = close
    message = Element(id: Element.nextID())
    actions = Element(id: Element.nextID())
    content = Element(id: Element.nextID())
  }

  package var isDialog: Bool { kind == .alert || kind == .confirmationDialog }

  /// Closes it as the person does without choosing an action: Esc, a click outside, a swipe.
  package func dismiss() {
    guard phase == .presented else { return }
    if isDialog { answer(nil) } else { writeFalse() }
  }

  /// The person has answered an alert or dialog: it goes off screen, the binding becomes false, and
  /// what was chosen is done, in the order that the system's manners say.
  ///
  /// Where a dismissal takes time, both happen at its end, as on iOS: what the action presents does
  /// not meet the alert that is about to go.
  func answer(_ action: (@MainActor () -> Void)?, order: PresentationManners.PressOrder? = nil) {
    guard phase == .presented else { return }
    let order = order ?? controller?.manners.pressOrder ?? .actionFirst
    let steps: () -> Void = {
      if order == .bindingFirst { self.writeFalse() }
      if let action { Evaluation.untracked { action() } }
      if order == .actionFirst { self.writeFalse() }
    }
    guard let controller, controller.takesTime else { return steps() }
    controller.dismiss(self, then: steps)
  }

  private func writeFalse() { Evaluation.untracked { close(self) } }

  /// Whether it lies over another one, however many are between them.
  func isOver(_ other: Presentation) -> Bool {
    guard let place else { return false }
    return place === other || place.isOver(other)
  }
}
