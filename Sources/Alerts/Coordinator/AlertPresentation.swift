import Observation
import SwiftUI

/// An alert on screen, as its host sees it: what to draw, and where to report what happens.
///
/// Reports carry the presentation's identity. A late one, for an alert that is no longer up,
/// changes nothing; a press that comes after the person's closing was reported still counts, once.
///
/// The texts are looked up when they are first read. They and ``input`` are observable, for an
/// alert can be updated while it is up; when it closes they stay as they are.
@MainActor
@Observable
public final class AlertPresentation: Identifiable {
  /// An action as it is drawn.
  public struct Action: Identifiable, Hashable, Sendable {
    /// The position in the author's order, which is what to report.
    public let id: Int
    /// What it says; empty where the author gave nothing.
    public let title: String
    /// What pressing means.
    public let role: ButtonRole?
    /// Whether Return presses it.
    public let isDefault: Bool
    /// A stable name for user interface tests: the author's, or else the title as it is in the
    /// code.
    public let identifier: String
    /// What a screen reader says instead of the title.
    public let accessibilityLabel: String?

    /// Hashes the action by its position and title.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(title)
    }
  }

  /// Names this presentation; no other ever has the same.
  public nonisolated let id: AlertPresentationID
  /// What was entered so far.
  public private(set) var input: AlertInput
  /// Counts the updates. The request is an object and changes in place, so this is what is
  /// observed.
  private var updates = 0
  @ObservationIgnored private var latest: AlertRequest
  @ObservationIgnored private weak var coordinator: AlertCoordinator?
  @ObservationIgnored private var texts: (title: String?, message: String?)?
  /// Told when other content is shown in place.
  @ObservationIgnored var onChange: (() -> Void)?

  init(id: AlertPresentationID, request: AlertRequest, coordinator: AlertCoordinator) {
    self.id = id
    latest = request
    self.coordinator = coordinator
    input = request.input ?? Self.freshInput(for: request)
  }

  private static func freshInput(for request: AlertRequest) -> AlertInput {
    request.rareOptions.map { AlertInput(fields: $0.options.fields) } ?? .none
  }

  /// Shows other content in place: the same alert updated, or another that has taken over.
  func show(_ request: AlertRequest) {
    let fresh = Self.freshInput(for: request)
    if fresh.names != input.names { input = fresh }
    texts = nil
    latest = request
    updates += 1
    onChange?()
  }

  var request: AlertRequest {
    _ = updates
    return latest
  }

  private var resolvedTexts: (title: String?, message: String?) {
    if let texts { return texts }
    let resolved = (title: request.title?.presentable, message: request.message?.presentable)
    texts = resolved
    return resolved
  }
}

extension AlertPresentation {
  /// Names the alert; it stays the same when the alert goes up again.
  public var alertID: AlertID? { request.id }

  /// The title, or nil where there is none to draw.
  public var title: String? { request.title == nil ? nil : resolvedTexts.title }

  /// The text under the title, or nil where there is none to draw.
  public var message: String? { request.message == nil ? nil : resolvedTexts.message }

  /// The actions in the author's order; at least one.
  public var actions: [Action] {
    let defaultAction = request.defaultAction
    return request.buttons.enumerated().map { position, button in
      Action(
        id: position, title: button.title.string(), role: button.role,
        isDefault: position == defaultAction, identifier: button.stableName,
        accessibilityLabel: button.accessibilityLabel?.presentable)
    }
  }

  /// How it is to look; text fields are only drawn in an alert.
  public var style: AlertStyle { request.style }

  /// What the Cancel says that a host adds to a confirmation dialog without a cancel action; pressing
  /// it is to ``close()``. Nil where it adds none.
  public var addedCancelTitle: String? {
    guard style == .confirmationDialog, request.cancel == nil else { return nil }
    return coordinator?.cancelTitle.presentable
  }

  /// How serious it is.
  public var severity: AlertSeverity { request.options.severity }

  /// A picture beside the title.
  public var icon: AlertIcon? { request.options.icon }

  /// The text fields, from top to bottom; what they contain is in ``input``.
  public var fields: [AlertTextField] { request.options.fields }

  /// The "don't ask again" toggle.
  public var suppression: AlertSuppression? { request.options.suppression }

  /// Where it was shown.
  public var origin: AlertOrigin { request.origin }

  /// The action that Return presses; nil where every action destroys something.
  public var defaultAction: Int? { request.defaultAction }

  /// The action that Escape and a click outside stand for: the cancel action, or in an alert a lone
  /// action that does not destroy anything. Where it is nil, a host ignores Escape, unless
  /// ``canBeClosed``.
  public var escapeAction: Int? { request.escape }

  /// Whether closing it ends it. Where it does not, a host should not offer to close it; an alert
  /// that is closed all the same goes up again.
  public var canBeClosed: Bool { request.escape != nil || !request.mustBeAnswered }

  /// What a screen reader says when the alert comes up: its title and its message.
  public var announcement: String {
    [title, message].compactMap { $0 }.joined(separator: ". ")
  }

  /// Whether the actions at a position can be pressed now.
  ///
  /// Whatever observable value the author's condition reads is observed by whoever calls this.
  public func isEnabled(_ position: Int) -> Bool {
    guard request.buttons.indices.contains(position) else { return false }
    let button = request.buttons[position]
    if button.role != .cancel {
      for (field, text) in zip(fields, input.texts) where field.isValid?(text) == false {
        return false
      }
    }
    return button.isEnabled?(input) ?? true
  }
}

extension AlertPresentation {
  /// What a text field contains; empty where there is no such field.
  public func text(ofField position: Int) -> String {
    input.texts.indices.contains(position) ? input.texts[position] : ""
  }

  /// The person has typed. Once the alert is closing, nothing changes any more.
  public func setText(_ text: String, ofField position: Int) {
    guard isAnswerable, input.texts.indices.contains(position) else { return }
    input.texts[position] = text
  }

  /// The person has turned the "don't ask again" toggle.
  public func setSuppressed(_ isSuppressed: Bool) {
    guard isAnswerable else { return }
    input.isSuppressed = isSuppressed
  }

  /// The person has pressed the action at a position.
  ///
  /// - Returns: Whether that is the answer. It is not where the action is disabled or keeps the
  ///   alert open, or the alert has been answered. If the platform closes the alert even so, call
  ///   ``putBack()``.
  @discardableResult
  public func press(_ position: Int) -> Bool {
    coordinator?.press(self, position) ?? false
  }

  /// The person has closed the alert, or pressed an action that is reported next.
  public func close() { coordinator?.report { $0.closeByPerson(id) } }

  /// The platform has closed, or is closing, an alert that should have stayed: it goes up again.
  public func putBack() { coordinator?.report { $0.putBack(id) } }

  /// The alert is off screen, for whatever reason.
  public func didDismiss() { coordinator?.report { $0.didDismiss(id) } }

  /// The alert cannot be shown now. It waits until ``AlertCoordinator/hostIsReady(_:)``.
  public func refuse() { coordinator?.report { $0.refuse(id) } }

  private var isAnswerable: Bool { coordinator?.current === self }
}
