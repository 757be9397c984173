import SwiftUI

/// One showing of an alert: what it says, and who is to be told how it ends.
@MainActor
final class AlertRequest {
  /// Who is to be told.
  enum Completion {
    case actions([Alert.Action])
    case continuation(CheckedContinuation<AlertAnswer, Never>)
    case nobody
  }

  var title: AlertText?
  var message: AlertText?
  private(set) var buttons: [AlertButton]
  var rareOptions: AlertOptions.Box?
  let origin: AlertOrigin
  var completion: Completion
  /// Whether only a press can end it, for there is no value to return otherwise.
  private(set) var mustBeAnswered = false
  private(set) var hasSeveralCancels = false
  /// The position of the action with the cancel role.
  private(set) var cancel: Int?
  /// The position of the first action without a role.
  private var firstPlain: Int?
  var id: AlertID?
  /// What was typed before the alert left the screen unanswered.
  var input: AlertInput?

  init(_ alert: Alert, origin: AlertOrigin) {
    title = alert.title
    message = alert.message
    buttons = alert.actions.map(\.button)
    rareOptions = alert.rareOptions
    completion = .actions(alert.actions)
    self.origin = origin
    settleRoles()
  }

  init<Value>(_ alert: AsyncAlert<Value>, needsValue: Bool, origin: AlertOrigin) {
    title = alert.title
    message = alert.message
    buttons = alert.actions.map(\.button)
    rareOptions = alert.rareOptions
    completion = .nobody
    self.origin = origin
    settleRoles()
    mustBeAnswered = needsValue && cancel == nil && Value.self != Void.self
  }

  var options: AlertOptions { rareOptions?.options ?? AlertOptions() }

  /// How it is to look; text fields are only drawn in an alert.
  var style: AlertStyle {
    guard let options = rareOptions?.options, options.fields.isEmpty else { return .alert }
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

  /// Gives an alert without actions an OK.
  func addImplicitOK(titled title: AlertText) {
    guard buttons.isEmpty else { return }
    buttons = [AlertButton(title: title, role: .cancel)]
    cancel = 0
  }

  /// Takes over what an alert says and can be answered with.
  func update(from alert: Alert, okTitle: AlertText) {
    title = alert.title
    message = alert.message
    buttons = alert.actions.map(\.button)
    rareOptions = alert.rareOptions
    completion = .actions(alert.actions)
    settleRoles()
    addImplicitOK(titled: okTitle)
  }

  func finish(_ ending: AlertEnding, _ input: AlertInput) {
    let completion = completion
    self.completion = .nobody
    switch completion {
    case .nobody: break
    case .continuation(let continuation):
      continuation.resume(returning: AlertAnswer(ending: ending, input: input))
    case .actions(let actions):
      if case .pressed(let position) = ending, actions.indices.contains(position) {
        actions[position].perform(input)
      }
    }
    rareOptions?.options.onEnd?(ending)
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
  let input: AlertInput
}

extension AlertRequest {
  func traits(owner: ObjectIdentifier?) -> AlertQueue<AlertRequest>.Traits {
    var traits = AlertQueue<AlertRequest>.Traits()
    traits.actionCount = buttons.count
    traits.escape = escape
    traits.mustBeAnswered = mustBeAnswered
    guard let options = rareOptions?.options else { return traits }
    traits.priority = options.priority.rawValue
    traits.interrupts = options.interrupts
    if options.identity != nil || owner != nil {
      traits.grouping = .init(
        identity: options.identity.map { AnyHashable($0) }, policy: options.repeatPolicy,
        owner: owner)
    }
    return traits
  }
}
