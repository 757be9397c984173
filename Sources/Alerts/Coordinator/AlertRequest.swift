import SwiftUI

/// One showing of an alert: what it says, and who is to be told how it ends.
@MainActor
final class AlertRequest {
  /// Who is to be told.
  enum Completion {
    case actions([AlertAction])
    case continuation(CheckedContinuation<AlertAnswer, Never>)
    case nobody
  }

  var title: AlertText?
  var message: AlertText?
  private(set) var buttons: [AlertButton]
  private(set) var rareOptions: AlertOptions.Box?
  let origin: AlertOrigin
  /// The host of the view that asked, where a view did.
  let asking: AlertHostReference?
  var completion: Completion
  /// Whether only a press can end it, for there is no value to return otherwise.
  private(set) var mustBeAnswered = false
  private(set) var hasSeveralCancels = false
  /// The position of the action with the cancel role.
  private(set) var cancel: Int?
  /// The position of the first action without a role.
  private var firstPlain: Int?
  private var knownActionIDs: [AlertActionID]?
  var id: AlertID?
  /// What had been entered when the alert left the screen.
  var input: AlertInput?

  init(_ alert: Alert, origin: AlertOrigin, asking: AlertHostReference? = nil) {
    title = alert.title
    message = alert.message
    buttons = alert.actions.map(\.button)
    rareOptions = alert.rareOptions
    completion = .actions(alert.actions)
    self.origin = origin
    self.asking = asking
    settleRoles()
  }

  init<Value>(
    _ alert: AsyncAlert<Value>, needsValue: Bool, origin: AlertOrigin,
    asking: AlertHostReference? = nil
  ) {
    title = alert.title
    message = alert.message
    buttons = alert.actions.map(\.button)
    rareOptions = alert.rareOptions
    completion = .nobody
    self.origin = origin
    self.asking = asking
    settleRoles()
    mustBeAnswered = needsValue && cancel == nil && Value.self != Void.self
  }

  var options: AlertOptions { rareOptions?.options ?? AlertOptions() }

  /// The names of the actions, in the author's order.
  var actionIDs: [AlertActionID] {
    if let knownActionIDs { return knownActionIDs }
    let ids = AlertActionID.unique(buttons)
    knownActionIDs = ids
    return ids
  }

  func position(of action: AlertActionID) -> Int? { actionIDs.firstIndex(of: action) }

  /// How it is to look. Text fields are only drawn in an alert, and a dialog always has a way out.
  var style: AlertStyle {
    guard let options = rareOptions?.options, options.fields.isEmpty, !mustBeAnswered else {
      return .alert
    }
    return options.style
  }

  /// The action that Escape and a click outside stand for: the cancel action, or a lone one.
  ///
  /// Every platform gives a dialog a way out of its own, so there a lone action is a real choice.
  var escape: Int? {
    if let cancel { return cancel }
    guard style == .alert else { return nil }
    return buttons.count == 1 && buttons[0].role != .destructive ? 0 : nil
  }

  /// The action that Return presses: the one that says so, or else never a destructive one.
  var defaultAction: Int? {
    if let declared = buttons.firstIndex(where: \.isDefault) { return declared }
    return firstPlain ?? cancel
  }

  /// The "don't ask again" toggle. An alert with text fields has none: its answer is what is typed.
  var suppression: AlertSuppression? {
    guard let options = rareOptions?.options, options.fields.isEmpty else { return nil }
    return options.suppression
  }

  /// What the fields contain at first.
  var freshInput: AlertInput {
    rareOptions.map { AlertInput(fields: $0.options.fields) } ?? .none
  }

  /// Gives an alert without actions an OK, and the standard actions their titles.
  func setStandardTitles(ok: AlertText, cancel cancelTitle: AlertText) {
    if buttons.isEmpty {
      buttons = [.ok]
      buttons[0].role = .cancel
      cancel = 0
    }
    for position in buttons.indices where buttons[position].rare != nil {
      switch buttons[position].standardTitle {
      case .ok: buttons[position].title = ok
      case .cancel: buttons[position].title = cancelTitle
      case nil: break
      }
    }
  }

  /// Takes over what an alert says and can be answered with.
  func update(from alert: Alert) {
    title = alert.title
    message = alert.message
    buttons = alert.actions.map(\.button)
    rareOptions = alert.rareOptions
    completion = .actions(alert.actions)
    knownActionIDs = nil
    hasSeveralCancels = false
    settleRoles()
  }

  /// Tells whoever waits, once.
  func finish(_ ending: AlertEnding, _ input: AlertInput) {
    let completion = completion
    self.completion = .nobody
    let answer = AlertAnswer(ending: ending, position: position(of: ending), input: input)
    switch completion {
    case .nobody: break
    case .continuation(let continuation): continuation.resume(returning: answer)
    case .actions(let actions):
      if let position = answer.position, actions.indices.contains(position) {
        actions[position].perform(input)
      }
    }
    rareOptions?.options.onEnd?.call(ending)
  }

  private func position(of ending: AlertEnding) -> Int? {
    guard case .pressed(let action) = ending else { return nil }
    return position(of: action)
  }

  /// The first cancel action is the cancel action; UIKit would trap on a second.
  private func settleRoles() {
    // A second cancel action loses its role, but does not become what Return presses.
    firstPlain = buttons.firstIndex { $0.role != .cancel && $0.role != .destructive }
    cancel = nil
    for position in buttons.indices where buttons[position].role == .cancel {
      if cancel == nil {
        cancel = position
      } else {
        buttons[position].role = nil
        hasSeveralCancels = true
      }
    }
  }
}

/// How an alert ended and what had been entered by then.
struct AlertAnswer: Sendable {
  let ending: AlertEnding
  /// The position of the pressed action; nil where none was.
  let position: Int?
  let input: AlertInput
}

extension AlertRequest {
  /// What the queue has to know.
  ///
  /// - Parameters:
  ///   - host: The host of the view that asked, where it is attached.
  ///   - replaces: Whether it takes the place of an alert whose answer others may share.
  func traits(host: AlertHostID?, replaces: Bool) -> AlertQueue<AlertRequest>.Traits {
    var traits = AlertQueue<AlertRequest>.Traits()
    traits.mustBeAnswered = mustBeAnswered
    traits.isDialog = style == .confirmationDialog
    let options = rareOptions?.options
    if let options {
      traits.priority = options.priority.rawValue
      traits.interrupts = options.interrupts
    }
    let sharesAnswers = replaces || options?.identity != nil
    guard sharesAnswers || host != nil || options?.owner != nil else { return traits }
    traits.grouping = .init(
      identity: options?.identity,
      policy: options?.repeatPolicy ?? .skip, owner: options?.owner.map { ObjectIdentifier($0) },
      host: host, answers: sharesAnswers ? answers : .init())
    return traits
  }

  /// The names of the actions and of the fields.
  var answers: AlertQueue<AlertRequest>.Answers {
    .init(actions: Set(actionIDs), fields: rareOptions?.options.fields.map(\.id) ?? [])
  }
}

/// Names the host of a view that asks, without keeping it alive.
@MainActor
final class AlertHostReference: Sendable {
  private(set) weak var host: (any AlertHost)?

  init(_ host: any AlertHost) { self.host = host }
}
