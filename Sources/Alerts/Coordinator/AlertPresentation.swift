import Observation
import SwiftUI

/// An alert on screen, as its host sees it: what to draw, and where to report what happens.
///
/// Reports carry the presentation's identity. A late one, for an alert that is no longer on screen,
/// changes nothing; a press that arrives after the user's dismissal was reported still counts, once.
///
/// The texts are looked up when they are first read. They and ``input`` are observable, for an
/// alert can be updated while it is on screen; when it is dismissed they stay as they are.
@MainActor
@Observable
public final class AlertPresentation: Identifiable {
  /// Names one time that an alert was presented by a host; an alert that comes back gets a new one.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    let serial: UInt64

    /// The number of the presentation, such as `1`.
    public var description: String { "\(serial)" }
  }

  /// An action as it is drawn.
  public struct Action: Identifiable, Hashable, Sendable {
    /// What to report when it is pressed.
    public let id: AlertActionID
    /// What it says; empty where the author gave nothing.
    public let title: String
    /// What pressing means.
    public let role: ButtonRole?
    /// Whether Return presses it.
    public let isDefault: Bool
    /// What a screen reader says instead of the title.
    public let accessibilityLabel: String?

    /// Hashes the action by its identity and title.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(title)
    }
  }

  /// Names this presentation; no other of its coordinator ever has the same.
  public nonisolated let id: ID
  /// What was entered so far.
  public private(set) var input: AlertInput
  /// Counts the updates. The request is an object and changes in place, so this is what is
  /// observed.
  private var updates = 0
  @ObservationIgnored private(set) var latest: AlertRequest
  @ObservationIgnored private let reference: AlertCoordinatorReference
  @ObservationIgnored private var texts: (title: String?, message: String?)?
  @ObservationIgnored private var drawnActions: [Action]?
  /// Told when other content is shown in place.
  @ObservationIgnored var onChange: (() -> Void)?

  init(id: ID, request: AlertRequest, coordinator: AlertCoordinator) {
    self.id = id
    latest = request
    reference = coordinator.reference
    input = request.input ?? request.freshInput
  }

  /// Shows other content in place: the same alert updated, or another that has taken over.
  func show(_ request: AlertRequest) {
    let fresh = request.freshInput
    if fresh.names != input.names { input = fresh }
    texts = nil
    drawnActions = nil
    latest = request
    updates += 1
    onChange?()
  }

  var request: AlertRequest {
    _ = updates
    return latest
  }

  private var coordinator: AlertCoordinator? { reference.coordinator }

  private var resolvedTexts: (title: String?, message: String?) {
    if let texts { return texts }
    let resolved = (title: request.title?.presentable, message: request.message?.presentable)
    texts = resolved
    return resolved
  }
}

extension AlertPresentation {
  /// Names the alert; it stays the same when the alert is presented again.
  public var alertID: AlertID? { request.id }

  /// The title, or nil where there is none to draw.
  public var title: String? { request.title == nil ? nil : resolvedTexts.title }

  /// The text under the title, or nil where there is none to draw.
  public var message: String? { request.message == nil ? nil : resolvedTexts.message }

  /// The actions in the author's order; at least one.
  public var actions: [Action] {
    let request = request
    if let drawnActions { return drawnActions }
    let actions = Self.actions(of: request)
    drawnActions = actions
    return actions
  }

  private static func actions(of request: AlertRequest) -> [Action] {
    let defaultAction = request.defaultAction
    let ids = request.actionIDs
    return request.buttons.enumerated().map { position, button in
      Action(
        id: ids[position], title: button.title.string(), role: button.role,
        isDefault: position == defaultAction,
        accessibilityLabel: button.accessibilityLabel?.presentable)
    }
  }

  /// How it is to look; text fields are only drawn in an alert.
  public var style: AlertStyle { request.style }

  /// What the Cancel says that a host adds to a confirmation dialog without a cancel action;
  /// pressing it is to ``dismiss()``. Nil where it adds none.
  public var addedCancelTitle: String? {
    guard style == .confirmationDialog, request.cancel == nil else { return nil }
    return coordinator?.cancelTitle.presentable
  }

  /// How serious it is.
  public var severity: AlertSeverity { request.options.severity }

  /// A picture beside the title.
  public var icon: AlertIcon? { request.options.icon }

  /// The text fields, from top to bottom; what they contain is in ``input``.
  public var fields: [AlertTextField] { request.fields }

  /// Which field has the keyboard at first.
  public var focus: AlertTextField.Focus { request.options.focus }

  /// The "don't ask again" toggle.
  public var suppression: AlertSuppression? { request.suppression }

  /// How long it stays on screen; nil means until it is answered.
  public var timeout: Duration? { request.timeout }

  /// Where it was shown.
  public var origin: AlertOrigin { request.origin }

  /// The action that Return presses; nil where every action destroys something.
  public var defaultAction: AlertActionID? { id(at: request.defaultAction) }

  /// The action that Escape and a click outside stand for: the cancel action, or in an alert a lone
  /// action that does not destroy anything. Where it is nil, a host ignores Escape, unless
  /// ``canBeDismissed``.
  public var escapeAction: AlertActionID? { id(at: request.escape) }

  /// Whether the user's dismissal ends it. Where it does not, a host should not offer one; an alert
  /// that is dismissed all the same is presented again.
  public var canBeDismissed: Bool {
    guard let escape = request.escape else { return !request.mustBeAnswered }
    return isEnabled(at: escape)
  }

  /// What a screen reader says when the alert is presented: its title and its message.
  public var announcement: String {
    [title, message].compactMap { $0 }.joined(separator: ". ")
  }

  /// Whether an action can be pressed now.
  ///
  /// Whatever observable value the author's condition reads is observed by whoever calls this.
  public func isEnabled(_ action: AlertActionID) -> Bool {
    request.position(of: action).map(isEnabled(at:)) ?? false
  }

  private func id(at position: Int?) -> AlertActionID? { position.map { request.actionIDs[$0] } }

  private func isEnabled(at position: Int) -> Bool {
    let request = request
    let button = request.buttons[position]
    if button.role != .cancel, let options = request.rareOptions {
      for (field, text) in zip(options.options.fields, input.texts)
      where field.isValid?(text) == false {
        return false
      }
    }
    return button.isEnabled?(input) ?? true
  }

  /// Whether a press of an action would be the answer now.
  func counts(at position: Int) -> Bool {
    isEnabled(at: position) && latest.buttons[position].keepsOpen?(input) != true
  }

  /// Whether the alert is to be presented still. Its owner may have gone since it was chosen; it
  /// ends then.
  var isStillWanted: Bool {
    guard latest.isOwnerOver, let id = latest.id else { return true }
    return coordinator?.report { $0.end(id, .ownerEnded) } != true
  }

  /// What it means that the user dismisses the alert; nil where it has to stay.
  var endingByUser: AlertEnding? {
    guard let escape = request.escape else {
      return request.mustBeAnswered ? nil : .dismissed(.byUser)
    }
    return counts(at: escape) ? .pressed(request.actionIDs[escape]) : nil
  }
}

extension AlertPresentation {
  /// What a text field contains; empty where there is no such field.
  public func text(ofField position: Int) -> String {
    input.texts.indices.contains(position) ? input.texts[position] : ""
  }

  /// The user has typed. Once the alert is being dismissed, nothing changes any more.
  public func setText(_ text: String, ofField position: Int) {
    guard isAnswerable, input.texts.indices.contains(position) else { return }
    input.texts[position] = text
  }

  /// The user has turned the "don't ask again" toggle.
  public func setSuppressed(_ isSuppressed: Bool) {
    guard isAnswerable else { return }
    input.isSuppressed = isSuppressed
  }

  /// The user has pressed an action.
  ///
  /// - Returns: Whether that is the answer. It is not where the action is disabled or keeps the
  ///   alert open, or the alert has been answered. If the platform dismisses the alert even so, call
  ///   ``putBack()``.
  @discardableResult
  public func press(_ action: AlertActionID) -> Bool {
    coordinator?.press(self, action) ?? false
  }

  /// The user has dismissed the alert, or pressed an action that is reported next.
  public func dismiss() { coordinator?.report { $0.dismissByUser(id) } }

  /// The platform has taken down, or is taking down, an alert that should have stayed: it is
  /// presented again.
  public func putBack() { coordinator?.report { $0.putBack(id) } }

  /// The alert is off screen, for whatever reason.
  public func didDismiss() { coordinator?.didDismiss(self) }

  /// The alert cannot be presented now. It waits until ``AlertCoordinator/hostIsReady(_:)``.
  public func refuse() { coordinator?.refuse(self) }

  private var isAnswerable: Bool { coordinator?.answerable === self }
}
