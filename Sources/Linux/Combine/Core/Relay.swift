/// Moves events to a scheduler, in order, with the demand passed to the upstream.
final class Relay<Downstream: Subscriber> {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  private enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private let lock = Lock()
  private let junction: Junction<Downstream>
  private let schedule: (@escaping () -> Void) -> Void
  private var waiting = Queue<Event>()
  private weak var inlet: Inlet<Output, Failure>?

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    junction = Junction(downstream)
    self.schedule = schedule
  }

  func start<P: Publisher>(from upstream: P) where P.Output == Output, P.Failure == Failure {
    let inlet = Inlet<Output, Failure>(
      onValue: { value in
        self.pass(.value(value))
        return .none
      },
      onCompletion: { self.pass(.completion($0)) })
    self.inlet = inlet
    junction.open(onRequest: { [weak inlet] in inlet?.request($0) })
    junction.attach(inlet, to: upstream)
  }

  private func pass(_ event: Event) {
    lock.withLock { waiting.append(event) }
    schedule { self.deliverNext() }
  }

  /// Takes the oldest event, whichever job runs first: so order holds on any scheduler.
  private func deliverNext() {
    switch lock.withLock({ waiting.popFirst() }) {
    case .value(let value):
      junction.outlet.send(value) { [weak inlet] more in inlet?.request(more) }
    case .completion(let completion):
      junction.finish(completion)
    case nil:
      return
    }
  }
}
