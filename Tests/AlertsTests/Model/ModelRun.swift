import SwiftUI

@testable import Alerts

/// Runs the same steps on a coordinator and on the reference model, and compares after each.
@MainActor
final class ModelRun {
  private let coordinator = AlertCoordinator(suppressionStore: InMemorySuppressionStore())
  private var model = ReferenceModel()
  private var hosts: [(id: Int, host: ManualHost)] = []
  private var lastHost = 0
  private var former: [AlertPresentation] = []
  private var ends: [ReferenceModel.End] = []
  private var comparedEnds = 0
  private let owners = [AlertOwner(), AlertOwner()]

  /// - Returns: What went wrong first, with the number of the step; nil where nothing did.
  static func firstFailure(in steps: [Step]) -> (step: Int, text: String)? {
    let run = ModelRun()
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
    case .dismiss(let number):
      guard let id = someone(number) else { return }
      model.withdraw(Int(id.serial), .byCode)
      coordinator.dismiss(id)
    case .cancel(let number):
      guard let id = someone(number), let request = coordinator.queue[id] else { return }
      model.withdraw(Int(id.serial), .cancelled)
      coordinator.cancel(request)
    case .dismissAll:
      model.withdrawAll(current: true)
      coordinator.dismissAll()
    case .dismissWaiting:
      model.withdrawAll(current: false)
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
      up?.press(action)
    case .latePress(let action, let number): late(number)?.press(action)
    case .lateConfirm(let number): late(number)?.didDismiss()
    case .close:
      model.close()
      up?.close()
    case .closeThenPress(let action):
      model.close()
      model.press(action)
      up?.close()
      up?.press(action)
    case .putBack:
      model.putBack()
      up?.putBack()
    case .confirm:
      model.vacate(otherwise: .person)
      up?.didDismiss()
    case .timeOut:
      guard let up, let id = up.alertID else { return }
      model.withdraw(Int(id.serial), .timedOut)
      coordinator.timeOut(up)
    case .refuse:
      model.refuse()
      up?.refuse()
    default: performOnHosts(step)
    }
    if let up, former.last !== up { former.append(up) }
  }

  private func performOnHosts(_ step: Step) {
    switch step {
    case .attach where hosts.count < 3:
      lastHost += 1
      let host = ManualHost()
      hosts.append((lastHost, host))
      model.hosts.append(lastHost)
      coordinator.attach(host)
    case .detach(let number) where !hosts.isEmpty:
      let (id, host) = hosts.remove(at: number % hosts.count)
      model.detach(id)
      coordinator.detach(host)
    case .ready:
      model.busy = []
      for (_, host) in hosts { coordinator.hostIsReady(host) }
    default: break
    }
  }

  private func show(_ item: ReferenceModel.Item, replacing old: AlertID? = nil) {
    let request = item.mustBeAnswered ? awaited(item) : plain(item)
    coordinator.enqueue(request, replacing: old)
  }

  /// An alert that calls back.
  private func plain(_ item: ReferenceModel.Item) -> AlertRequest {
    let showNext: @MainActor () -> Void = { [unowned self] in
      for next in item.next { show(next) }
    }
    let actions = (0..<item.actions).map { position in
      Alerts.Alert.Action(title: "\(position)", role: role(position, item), onPressed: showNext)
    }
    let alert = Alert(title: "x", actions: actions)
    return AlertRequest(configure(alert, item), origin: AlertOrigin(fileID: "", line: 0))
  }

  /// An alert that somebody awaits who has nothing to return without an answer.
  private func awaited(_ item: ReferenceModel.Item) -> AlertRequest {
    let actions = (0..<item.actions).map { position in
      AsyncAlert<Int>.Action(title: "\(position)", value: position)
    }
    let alert = AsyncAlert(title: "x", actions: actions)
    var configured = configure(alert, item)
    let previous = configured.options.onEnd
    configured.options.onEnd = { [unowned self] ending in
      previous?(ending)
      if case .pressed = ending { for next in item.next { show(next) } }
    }
    return AlertRequest(configured, needsValue: true, origin: AlertOrigin(fileID: "", line: 0))
  }

  private func role(_ position: Int, _ item: ReferenceModel.Item) -> ButtonRole? {
    item.escape == position ? .cancel : item.actions == 1 ? .destructive : nil
  }

  private func configure<A: ConfigurableAlert>(_ alert: A, _ item: ReferenceModel.Item) -> A {
    var alert = alert
    alert.options.priority = AlertPriority(rawValue: Int8(item.rank / 2))
    alert.options.interrupts = item.interrupts
    alert.options.identity = item.identity
    alert.options.repeatPolicy = item.policy
    alert.options.owner = item.owner.map { owners[$0].registration }
    let observed = coordinator.observer == nil
    if observed { coordinator.observer = { [unowned self] event in note(event) } }
    return alert
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
