import SwiftUI

/// One showing of an alert: what it says, and who is to be told how it ends.
@MainActor
final class AlertRequest {
  // A million may wait, so the order leaves no gaps, and what few have is apart.
  private(set) var title: AlertText?
  private let needsValue: Bool
  private(set) var message: AlertText?
  private var roles: AlertRoles
  private(set) var buttons: [AlertButton]
  private(set) var rareOptions: AlertOptions.Box?
  let origin: AlertOrigin
  /// The actions of an alert that calls back, until it has ended.
  private(set) var handlers: [AlertAction]?
  private var rare: Rare?
  private var knownID = AlertID.none

  init(_ alert: Alert, origin: AlertOrigin, asking: AlertHostReference? = nil) {
    var buttons = alert.actions.buttons
    roles = AlertRoles(settling: &buttons)
    self.buttons = buttons
    title = alert.title
    message = alert.message
    rareOptions = alert.rareOptions
    handlers = alert.actions
    needsValue = false
    self.origin = origin
    if let asking { change { $0.asking = asking } }
  }

  /// - Parameter needsValue: Whether its caller cannot do without an answer.
  init(
    _ question: AlertQuestion, needsValue: Bool, origin: AlertOrigin,
    asking: AlertHostReference? = nil
  ) {
    var buttons = question.buttons
    roles = AlertRoles(settling: &buttons)
    self.buttons = buttons
    title = question.title
    message = question.message
    rareOptions = question.rareOptions
    self.origin = origin
    self.needsValue = needsValue && !question.isOfVoid
    if let asking { change { $0.asking = asking } }
  }

  var id: AlertID? {
    get { knownID == .none ? nil : knownID }
    set { knownID = newValue ?? .none }
  }

  var options: AlertOptions { rareOptions?.options ?? AlertOptions() }

  var fields: [AlertTextField] { rareOptions?.options.fields ?? [] }

  /// How long it stays on screen; nil means until it is answered.
  var timeout: Duration? { rareOptions?.options.timeout }

  /// Whether it had an owner that is gone.
  var isOwnerOver: Bool { rareOptions?.options.owner?.isOver == true }

  /// Whether only a press can end it, for there is no value to return otherwise.
  var mustBeAnswered: Bool { needsValue && cancel == nil }

  /// The position of the action with the cancel role.
  var cancel: Int? { roles.cancel }

  var hasSeveralCancels: Bool { roles.hasSeveralCancels }

  /// The names of the actions, in the author's order.
  var actionIDs: [AlertActionID] {
    if let known = rare?.actionIDs { return known }
    let ids = AlertActionID.unique(buttons)
    change { $0.actionIDs = ids }
    return ids
  }

  func position(of action: AlertActionID) -> Int? {
    // Only later actions of the same name have another one than their own.
    guard action.isPlain else { return actionIDs.firstIndex(of: action) }
    return buttons.position(named: action.rawValue)
  }

  /// How it is to look. Text fields are only drawn in an alert, and a dialog always has a way out.
  var style: AlertStyle {
    guard let rareOptions, rareOptions.options.fields.isEmpty, !mustBeAnswered else {
      return .alert
    }
    return rareOptions.options.style
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
    return roles.firstPlain ?? cancel
  }

  /// The "don't ask again" toggle. An alert with text fields has none: its answer is what is typed.
  var suppression: AlertSuppression? {
    guard let rareOptions, rareOptions.options.fields.isEmpty else { return nil }
    return rareOptions.options.suppression
  }

  /// What the fields contain at first.
  var freshInput: AlertInput {
    rareOptions.map { AlertInput(fields: $0.options.fields) } ?? .none
  }

  /// Gives an alert without actions an OK, and the standard actions their titles.
  func setStandardTitles(ok: AlertText, cancel: AlertText) {
    guard buttons.isEmpty || buttons.hasRareValues else { return }
    var buttons = buttons
    if buttons.isEmpty {
      buttons = [.ok]
      buttons[0].role = .cancel
      roles.cancel = 0
    }
    for position in buttons.indices {
      switch buttons[position].standardTitle {
      case .ok: buttons[position].title = ok
      case .cancel: buttons[position].title = cancel
      case nil: break
      }
    }
    self.buttons = buttons
  }

  /// Takes over what an alert says and can be answered with.
  func update(from alert: Alert) {
    var buttons = alert.actions.buttons
    roles = AlertRoles(settling: &buttons)
    self.buttons = buttons
    title = alert.title
    message = alert.message
    rareOptions = alert.rareOptions
    handlers = alert.actions
    rare?.actionIDs = nil
  }

  /// Tells whoever waits, once.
  func finish(_ ending: AlertEnding, _ input: AlertInput) {
    let (handlers, waiter) = (handlers, waiter)
    self.handlers = nil
    rare?.waiter = nil
    let position = position(of: ending)
    waiter?.resume(returning: AlertAnswer(ending: ending, position: position, input: input))
    if let handlers, let position, position < handlers.count { handlers[position].perform(input) }
    rareOptions?.options.onEnd?.call(ending)
  }

  private func position(of ending: AlertEnding) -> Int? {
    guard case .pressed(let action) = ending else { return nil }
    return position(of: action)
  }
}

extension AlertRequest {
  typealias Waiter = CheckedContinuation<AlertAnswer, Never>

  /// What few alerts have that wait for their turn.
  @MainActor
  private final class Rare {
    var asking: AlertHostReference?
    var waiter: Waiter?
    var input: AlertInput?
    var actionIDs: [AlertActionID]?
  }

  /// The host of the view that asked, where a view did.
  var asking: AlertHostReference? { rare?.asking }

  /// Who awaits it, until it has ended.
  var waiter: Waiter? {
    get { rare?.waiter }
    set { change { $0.waiter = newValue } }
  }

  /// What had been entered when the alert left the screen.
  var input: AlertInput? {
    get { rare?.input }
    set {
      guard rare != nil || newValue?.isEmpty == false else { return }
      change { $0.input = newValue }
    }
  }

  private func change(_ body: @MainActor (Rare) -> Void) {
    let rare = rare ?? Rare()
    body(rare)
    self.rare = rare
  }
}

// Outside of any actor: within one, each closure that is handed on would be checked for its actor
// every time it is called.
extension [AlertButton] {
  /// Whether one of them has more than a title and a role.
  fileprivate var hasRareValues: Bool { contains { $0.rare != nil } }

  /// The position of the first with a name.
  fileprivate func position(named name: String) -> Int? {
    firstIndex { $0.stableName == name }
  }
}

extension [AlertAction] {
  fileprivate var buttons: [AlertButton] { map(\.button) }
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
    if rareOptions == nil, host == nil, !replaces { return traits }
    let options = options
    traits.isDialog = style == .confirmationDialog
    traits.priority = options.priority.rawValue
    traits.interrupts = options.interrupts
    let sharesAnswers = replaces || options.identity != nil
    guard sharesAnswers || host != nil || options.owner != nil else { return traits }
    traits.grouping = .init(
      identity: options.identity, policy: options.repeatPolicy,
      owner: options.owner.map { ObjectIdentifier($0) }, host: host,
      answers: sharesAnswers ? answers : .init())
    return traits
  }

  /// The names of the actions and of the fields.
  var answers: AlertQueue<AlertRequest>.Answers {
    .init(actions: Set(actionIDs), fields: fields.map(\.id))
  }
}
