/// The subscription of an operator that joins inlets to one outlet.
///
/// Cancelling it, or ending it, cancels every inlet it still has and lets go of what the operator
/// captured.
final class Junction<Downstream: Subscriber>: Subscription {
  let outlet: Outlet<Downstream>

  private let lock = Lock()
  private var inlets: [ObjectIdentifier: any Cancellable] = [:]
  private var onRequest: ((Subscribers.Demand) -> Void)?
  private var hasEnded = false

  init(_ downstream: Downstream, surplus: Surplus = .buffer) {
    outlet = Outlet(downstream, surplus: surplus)
  }

  /// Hands itself to the subscriber. The inlets come after it, so that the first value finds the
  /// demand there.
  func open(onRequest: ((Subscribers.Demand) -> Void)? = nil) {
    self.onRequest = onRequest
    outlet.open(with: self)
  }

  /// Subscribes an inlet to an upstream and keeps it until it is removed or the junction ends.
  func attach<P: Publisher>(_ inlet: Inlet<P.Output, P.Failure>, to publisher: P) {
    guard hold(inlet) else { return }
    publisher.subscribe(inlet)
  }

  /// Keeps something to cancel at the end, or cancels it now if the end has passed.
  @discardableResult
  func hold(_ inlet: some AnyObject & Cancellable) -> Bool {
    let isHeld = lock.withLock {
      guard !hasEnded else { return false }
      inlets[ObjectIdentifier(inlet)] = inlet
      return true
    }
    if !isHeld { inlet.cancel() }
    return isHeld
  }

  func remove(_ inlet: AnyObject) {
    _ = lock.withLock { inlets.removeValue(forKey: ObjectIdentifier(inlet)) }
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    lock.withLock { onRequest }?(demand)
  }

  func cancel() {
    outlet.cancel()
    end()
  }

  /// No more values come in; those that wait still go out before the completion does.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    outlet.enqueue(completion: completion)
    end()
    outlet.drain()
  }

  private func end() {
    let rest = lock.withLock {
      let rest = (inlets, onRequest)
      hasEnded = true
      inlets = [:]
      onRequest = nil
      return rest
    }
    for inlet in rest.0.values { inlet.cancel() }
  }
}
