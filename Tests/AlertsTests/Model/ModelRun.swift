import SwiftUI

@testable import Alerts

/// Runs the same steps on a coordinator and on the reference model, and compares after each.
@MainActor
final class ModelRun {
  private let coordinator = AlertCoordinator(suppressionStore: .inMemory())
  /// Takes what must be answered when all hosts have gone.
  private static let heir = AlertCoordinator(suppressionStore: .inMemory())
  private var model = ReferenceModel()
  private var hosts: [(id: Int, host: ManualHost)] = []
  private var lastHost = 0
  private var lastShown = 0
  private var former: [AlertPresentation] = []
  private var ends: [ReferenceModel.End] = []
  private var inputs: [String] = []
  private var comparedEnds = 0
  private let owners = [AlertOwner(), AlertOwner()]

  private init() {
    // No clock runs beside the steps.
    coordinator.watchesForHosts = true
    Self.heir.watchesForHosts = true
    coordinator.observer = { [unowned self] event in note(event) }
  }

  /// - Returns: What went wrong first, with the number of the step; nil where nothing did.
  static func firstFailure(in steps: [Step]) -> (step: Int, text: String)? {
    let run = ModelRun()
    defer { run.coordinator.observer = nil }
    for (number, step) in steps.enumerated() {
      run.perform(step)
      run.model.settle()
      if let text = run.difference { return (number, text) }
    }
    return run.coordinator.queue.violations.first.map { (steps.count - 1, $0) }
  }

  private func perform(_ step: Step) {
    switch step {
    case .show(let item):
      model.show(item)
      show(item)
    case .replace(let number, let item):
      guard let id = someone(number) else { return }
      model.show(item, replacing: Int(id.serial))
      show(item, replacing: id)
    case .update(let number, let actions):
      guard let id = someone(number), coordinator.queue.isOpen(id),
        coordinator.queue[id]?.handlers != nil
      else { return }
      model.update(Int(id.serial), actions: actions)
      _ = coordinator.update(id) { alert in
        alert.actions = (0..<actions).map { handler($0, .init(), tag: Int(id.serial)) }
      }
    case .dismiss(let number):
      guard let id = someone(number) else { return }
      model.end(Int(id.serial), .byCode)
      coordinator.dismiss(id)
    case .cancel(let number):
      guard let id = someone(number), let request = coordinator.queue[id] else { return }
      model.end(Int(id.serial), .cancelled)
      coordinator.cancel(request)
    case .dismissAll:
      model.endAll(current: true)
      coordinator.dismissAll()
    case .dismissWaiting:
      model.endAll(current: false)
      coordinator.dismissWaiting()
    case .ownerEnds(let owner):
      model.ownerEnded(owner)
      owners[owner].end()
    default: performOnScreen(step)
    }
  }

  private func performOnScreen(_ step: Step) {
    let up = coordinator.onScreen
    switch step {
    case .press(let action):
      model.press(action)
      up?.press(at: action)
    case .latePress(let action, let number): late(number)?.press(at: action)
    case .lateConfirm(let number): late(number)?.didDismiss()
    case .dismissByUser:
      model.dismissByUser()
      up?.dismiss()
    case .dismissThenPress(let action):
      model.dismissByUser()
      model.press(action)
      up?.dismiss()
      up?.press(at: action)
    case .type(let number):
      model.type("\(number)")
      up?.setText("\(number)", ofField: 0)
    case .putBack:
      model.putBack()
      up?.putBack()
    case .confirm:
      model.didDismiss()
      up?.didDismiss()
    case .timeOut:
      guard let up, let id = up.alertID else { return }
      model.end(Int(id.serial), .timedOut)
      _ = coordinator.report { $0.end(id, .timedOut) }
    case .refuse:
      model.refuse()
      up?.refuse()
    default: performOnHosts(step)
    }
    if let up, former.last !== up { former.append(up) }
  }

  private func performOnHosts(_ step: Step) {
    switch step {
    case .attach where hosts.count < 4: attach()
    case .attachOver(let number) where hosts.count < 4 && !hosts.isEmpty:
      attach(over: hosts[number % hosts.count])
    case .activate(let number) where !hosts.isEmpty:
      let (id, host) = hosts[number % hosts.count]
      model.activate(id)
      coordinator.hostIsActive(host)
    case .detach(let number) where !hosts.isEmpty:
      let (id, host) = hosts.remove(at: number % hosts.count)
      model.detach(id)
      coordinator.detach(host)
    case .release(let number) where !hosts.isEmpty:
      model.detach(hosts.remove(at: number % hosts.count).id)
      // It is noticed when anything happens.
      coordinator.report { _ in }
    case .turnPasses:
      model.turnPasses()
      CoordinatorOverride.$current.withValue(Self.heir) { coordinator.abandonIfDeserted() }
      Self.heir.endAll(.abandoned)
    case .ready:
      model.busy = []
      for (_, host) in hosts { coordinator.hostIsReady(host) }
    default: break
    }
  }

  private func attach(over parent: (id: Int, host: ManualHost)? = nil) {
    lastHost += 1
    let host = ManualHost()
    hosts.append((lastHost, host))
    model.attach(lastHost, over: parent?.id)
    coordinator.attach(host, over: parent?.host)
  }

  private func show(_ item: ReferenceModel.Item, replacing old: AlertID? = nil) {
    lastShown += 1
    let request = item.mustBeAnswered ? awaited(item) : plain(item, tag: lastShown)
    coordinator.enqueue(request, replacing: old)
  }

  /// The host of the view that asks.
  private func asking(_ item: ReferenceModel.Item) -> AlertHostReference? {
    guard let number = item.asking, !hosts.isEmpty else { return nil }
    return AlertHostReference(hosts[number % hosts.count].host)
  }

  /// An alert that calls back.
  private func plain(_ item: ReferenceModel.Item, tag: Int) -> AlertRequest {
    let actions = (0..<item.actions).map { handler($0, item, tag: tag) }
    let alert = Alert(title: "x", actions: actions)
    return AlertRequest(
      configure(alert, item), origin: AlertOrigin(fileID: "", line: 0), asking: asking(item))
  }

  private func handler(
    _ position: Int, _ item: ReferenceModel.Item, tag: Int
  ) -> Alerts.AlertAction {
    let action = Alerts.AlertAction(
      title: .verbatim("\(position)"), role: role(position, item),
      onSubmit: { [unowned self] input in
        inputs.append("\(tag): \(input.text)")
        for next in item.next { show(next) }
      })
    return disable(action, position, item)
  }

  /// An alert that somebody awaits who has nothing to return without an answer.
  private func awaited(_ item: ReferenceModel.Item) -> AlertRequest {
    let actions = (0..<item.actions).map { position in
      disable(
        AsyncAlert<Int>.Action(title: .verbatim("\(position)"), value: position), position, item)
    }
    let alert = AsyncAlert(title: "x", actions: actions)
    let configured = configure(alert, item).onEnd { [unowned self] ending in
      if case .pressed = ending { for next in item.next { show(next) } }
    }
    return AlertRequest(
      AlertQuestion(configured), needsValue: true, origin: AlertOrigin(fileID: "", line: 0),
      asking: asking(item))
  }

  private func disable<A: ConfigurableAction>(
    _ action: A, _ position: Int, _ item: ReferenceModel.Item
  ) -> A {
    guard item.isEscapeDisabled, item.escape == position else { return action }
    return action.enabled { _ in false }
  }

  private func role(_ position: Int, _ item: ReferenceModel.Item) -> ButtonRole? {
    item.escape == position && item.actions > 1 ? .cancel : nil
  }

  private func configure<A: ConfigurableAlert>(_ alert: A, _ item: ReferenceModel.Item) -> A {
    var alert = alert
    alert.options.priority = AlertPriority(rawValue: Int8(item.rank / 2))
    alert.options.interrupts = item.interrupts
    alert.options.identity = item.identity.map { AlertIdentity($0) }
    alert.options.repeatPolicy = item.policy
    alert.options.owner = item.owner.map { owners[$0].registration }
    guard item.hasField else { return alert }
    return alert.textField(AlertTextField("Field", text: "initial"))
  }

  private func note(_ event: AlertEvent) {
    guard case .ended(let ending) = event.kind else { return }
    ends.append(.init(id: Int(event.id.serial), ending: ending))
  }

  /// One that has not ended; also one that shares another's answer.
  private func someone(_ number: Int) -> AlertID? {
    let queue = coordinator.queue
    let all =
      queue.waiting + (queue.screen.map { [$0.id] } ?? [])
      + queue.leaders.keys.sorted { $0.serial < $1.serial }
    return all.isEmpty ? nil : all[number % all.count]
  }

  /// An alert that has been up before the present one.
  private func late(_ number: Int) -> AlertPresentation? {
    let old = former.filter { $0 !== coordinator.onScreen }
    return old.isEmpty ? nil : old[old.count - 1 - number % old.count]
  }

  private var difference: String? {
    if former.count > 8 { former.removeFirst() }
    let queue = coordinator.queue
    let waiting = queue.waiting.map { Int($0.serial) }
    if waiting != model.waiting.map(\.id) {
      return "waiting \(waiting), should be \(model.waiting.map(\.id))"
    }
    let up = queue.screen.map { Int($0.id.serial) }
    if up != model.up?.item.id { return "up \(up ?? 0), should be \(model.up?.item.id ?? 0)" }
    let current = coordinator.current?.alertID.map { Int($0.serial) }
    let expected = model.up.flatMap { $0.closing == nil ? $0.item.id : nil }
    if current != expected { return "current \(current ?? 0), should be \(expected ?? 0)" }
    if ends.count != model.ends.count
      || ends[comparedEnds...] != model.ends[comparedEnds...]
    {
      return "ended \(ends[comparedEnds...]), should be \(model.ends[comparedEnds...])"
    }
    comparedEnds = ends.count
    if inputs != model.inputs { return "entered \(inputs), should be \(model.inputs)" }
    return hostDifference
  }

  private var hostDifference: String? {
    guard let up = model.up else { return nil }
    let host = hosts.first { $0.id == up.host }?.host
    if host?.up !== coordinator.onScreen { return "the host shows another alert" }
    if (up.closing != nil) != host?.isAskedToDismiss { return "the host was told wrongly" }
    return nil
  }
}
