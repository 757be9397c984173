import Observation
import SwiftUI

/// The host in a SwiftUI view: what the view's alert modifiers show.
///
/// SwiftUI writes `false` into the binding when the user presses a button, before or after it calls
/// the button's action, or when the user dismisses the alert otherwise. Off screen the alert is when
/// the view has been evaluated with that `false`.
@MainActor
@Observable
final class AlertSlot: AlertHost, ObservableObject {
  /// What the slot does now. One follows the other in this order, or begins anew.
  private enum Stage {
    /// Nothing is shown.
    case empty
    /// SwiftUI was told to show it, and its content has not appeared after so many evaluations.
    case presenting(AlertPresentation, evaluations: Int)
    /// It is on screen.
    case presented(AlertPresentation)
    /// A button was pressed that leaves the alert open; SwiftUI is about to take it down.
    case kept(AlertPresentation)
    /// SwiftUI was told to take it down, or has done so by itself.
    case dismissing(AlertPresentation)
    /// SwiftUI wrote `false` before it was on screen. The user cannot have dismissed what nobody has
    /// seen: that was said late, of the one before. Unless a press of it follows, it comes back.
    case doubted(AlertPresentation)
    /// It is off screen and its action has run; the views have yet to follow that. They may go away
    /// with who owns the next alert.
    case settling
  }

  /// Counts what is to be confirmed once the views have been evaluated.
  private(set) var confirmations = 0
  /// The presenter that has the alert modifiers. There is one for each view at the top of the
  /// content, and only one may present.
  private var active: ObjectIdentifier?
  @ObservationIgnored private var presenters: [ObjectIdentifier] = []
  @ObservationIgnored private let anchors = AlertAnchor.Kind.allCases.map { _ in AlertAnchor() }
  @ObservationIgnored private var stage = Stage.empty
  /// What is shown, or was shown last: it stays while the alert is being dismissed, so that nothing
  /// goes blank.
  @ObservationIgnored private var shown: AlertPresentation?
  /// Which modifier presents it.
  @ObservationIgnored private var kind = AlertAnchor.Kind.alert
  /// What is to follow.
  @ObservationIgnored private var next: AlertPresentation?
  @ObservationIgnored private weak var coordinator: AlertCoordinator?
  /// How long until it is tried again to present what was refused; nil where nothing was.
  @ObservationIgnored private var patience: Duration?
  /// Sees to it that the stage changes also where the views are not evaluated.
  @ObservationIgnored private var watch: Task<Void, Never>?
  @ObservationIgnored private var knownReference: AlertHostReference?

  /// Whether it presents only the dialogs that are asked for in its view.
  @ObservationIgnored private let isAnchor: Bool

  nonisolated init(isAnchor: Bool = false) { self.isAnchor = isAnchor }

  deinit {
    Task { @MainActor [weak coordinator] in coordinator?.report { _ in } }
  }

  /// Names the host to the views in it.
  var reference: AlertHostReference {
    if let knownReference { return knownReference }
    let reference = AlertHostReference(self)
    knownReference = reference
    return reference
  }

  func anchor(_ kind: AlertAnchor.Kind) -> AlertAnchor { anchors[kind.rawValue] }
}

// MARK: Coming and going

extension AlertSlot {
  /// Whether a presenter is the one that has the modifiers. Before one has appeared all do, and
  /// nothing is shown.
  func isActive(_ presenter: ObjectIdentifier) -> Bool { active ?? presenter == presenter }

  /// A presenter is there: the first one makes this a host.
  func appear(
    _ presenter: ObjectIdentifier, _ coordinator: AlertCoordinator, over parent: AlertHostReference?
  ) {
    if !presenters.contains(presenter) { presenters.append(presenter) }
    if active == nil { active = presenter }
    attach(to: coordinator, over: parent)
  }

  /// A presenter has gone, with what it presented. With the last one goes the host.
  func disappear(_ presenter: ObjectIdentifier) {
    presenters.removeAll { $0 == presenter }
    if presenters.isEmpty { return detach() }
    if active == presenter { active = presenters.first }
  }

  /// Shows a coordinator's alerts from now on. What is shown of another one's goes back to it.
  func attach(to coordinator: AlertCoordinator, over parent: AlertHostReference?) {
    if self.coordinator !== coordinator {
      takeDown()
      next = nil
      self.coordinator?.detach(self)
    }
    self.coordinator = coordinator
    coordinator.attach(self, over: parent?.host, isAnchor: isAnchor)
  }

  /// The user works in this window now.
  func becomeActive() {
    coordinator?.hostIsActive(self)
    tryAgain()
  }

  private func detach() {
    takeDown()
    next = nil
    active = nil
    let coordinator = coordinator
    self.coordinator = nil
    coordinator?.detach(self)
    // The views that would confirm it are gone.
    stage = .empty
  }
}

// MARK: What the coordinator asks for

extension AlertSlot {
  func present(_ presentation: AlertPresentation) {
    switch stage {
    case .empty, .presenting, .presented, .kept: show(presentation)
    case .dismissing, .doubted, .settling: next = presentation
    }
  }

  func dismiss(_ presentation: AlertPresentation) {
    if presentation === next {
      next = nil
      return presentation.didDismiss()
    }
    guard presentation === shown else { return }
    takeDown()
  }

  private func show(_ presentation: AlertPresentation) {
    shown?.onChange = nil
    shown = presentation
    kind = AlertAnchor.Kind(presentation)
    presentation.onChange = { [weak self] in self?.moveIfNeeded() }
    stage = .presenting(presentation, evaluations: 0)
    refreshAnchors()
    askForConfirmation()
  }

  /// What is shown was updated, and may look so different now that another modifier has to present
  /// it. Two at once would meet: it is taken down, and comes back.
  private func moveIfNeeded() {
    guard let shown, AlertAnchor.Kind(shown) != kind else { return }
    shown.putBack()
  }

  private func takeDown() {
    switch stage {
    case .presenting(let presentation, _), .presented(let presentation), .kept(let presentation):
      stage = .dismissing(presentation)
      refreshAnchors()
      askForConfirmation()
    case .empty, .dismissing, .doubted, .settling: break
    }
  }

  /// Has ``confirm()`` called once the views have been evaluated, or, in a window in the background
  /// that is not, after a while.
  private func askForConfirmation() {
    confirmations += 1
    watch?.cancel()
    guard case .dismissing = stage, let sleep = coordinator?.sleep else { return }
    watch = Task { [weak self] in
      guard (try? await sleep(.seconds(2))) != nil, !Task.isCancelled else { return }
      self?.confirm()
    }
  }

  private func refreshAnchors() {
    for other in AlertAnchor.Kind.allCases {
      let isCurrent = other == kind
      anchor(other).show(isCurrent ? shown : nil, isUp: isCurrent && isUp)
    }
  }

  private var isUp: Bool {
    switch stage {
    case .presenting, .presented, .kept: true
    case .empty, .dismissing, .doubted, .settling: false
    }
  }
}

// MARK: What SwiftUI reports

extension AlertSlot {
  /// SwiftUI has written into the binding of a presentation.
  func setPresented(_ isPresented: Bool, _ presentation: AlertPresentation?) {
    guard !isPresented, let presentation, presentation === shown else { return }
    switch stage {
    case .presenting:
      takeDown()
      presentation.dismiss()
      stage = .doubted(presentation)
    case .presented:
      takeDown()
      presentation.dismiss()
    case .kept:
      takeDown()
      presentation.putBack()
    case .empty, .dismissing, .doubted, .settling: break
    }
  }

  /// SwiftUI has called a button's action.
  func press(_ action: AlertActionID, of presentation: AlertPresentation) {
    guard !presentation.press(action), presentation === shown, isUp else { return }
    stage = .kept(presentation)
  }

  /// The content of an alert has appeared.
  func appear(_ presentation: AlertPresentation) {
    guard case .presenting(let current, _) = stage, current === presentation else { return }
    stage = .presented(presentation)
    patience = nil
  }

  /// The content of an alert has disappeared: what was refused meanwhile may come now.
  func disappear(_ presentation: AlertPresentation) { tryAgain() }

  /// The views have been evaluated since the last change.
  func confirm() {
    switch stage {
    case .presenting(let presentation, let evaluations):
      guard appearanceOfAlertsIsReported else { return stage = .presented(presentation) }
      // What is presented is made in one evaluation, and appears in the next.
      guard evaluations < 2 else { return refuse(presentation) }
      stage = .presenting(presentation, evaluations: evaluations + 1)
      askForConfirmation()
    case .dismissing(let presentation): settle(presentation)
    case .doubted(let presentation):
      presentation.putBack()
      settle(presentation)
    case .settling: showNext()
    case .empty, .presented, .kept: break
    }
  }

  private func settle(_ presentation: AlertPresentation) {
    stage = .settling
    watch?.cancel()
    presentation.didDismiss()
    if next == nil { stage = .empty } else { askForConfirmation() }
  }

  private func showNext() {
    while let candidate = next {
      if candidate.isStillWanted {
        next = nil
        return show(candidate)
      }
      // The coordinator has taken it back, and may have put another one in its place.
      if next === candidate { next = nil }
    }
    stage = .empty
  }
}

// MARK: Refusals

extension AlertSlot {
  /// The system did not present it: something else is up over this view, or on its way off screen.
  private func refuse(_ presentation: AlertPresentation) {
    if patience == .seconds(1) { log(presentation) }
    takeDown()
    presentation.refuse()
    let delay = patience ?? .milliseconds(250)
    patience = min(delay * 2, .seconds(2))
    guard let sleep = coordinator?.sleep else { return }
    Task { [weak self] in
      guard (try? await sleep(delay)) != nil else { return }
      self?.tryAgain()
    }
  }

  private func tryAgain() {
    guard patience != nil else { return }
    coordinator?.hostIsReady(self)
  }

  private func log(_ presentation: AlertPresentation) {
    AlertLog.write(
      "the alert “\(presentation.title ?? "")” shown at \(presentation.origin) is not presented, "
        + "for something else is presented over its view. Put .alertCoordinator(_:) on the content "
        + "of the sheet, cover or popover as well.")
  }
}
