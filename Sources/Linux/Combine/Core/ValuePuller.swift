/// Takes one value at a time from a publisher, on demand of an asynchronous loop.
final class ValuePuller<Output, Failure: Error> {
  private let mailbox = PullMailbox<Output, Failure>()

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    publisher.subscribe(mailbox)
  }

  deinit {
    mailbox.cancel()
  }

  /// The next value, the failure, or nil at the end and after cancellation.
  func next(isolation actor: isolated (any Actor)?) async -> Result<Output, Failure>? {
    let mailbox = Transfer(mailbox)
    return await withTaskCancellationHandler {
      await withUnsafeContinuation(isolation: actor) { continuation in
        mailbox.value.wait(with: continuation)
      }
    } onCancel: {
      mailbox.value.cancel()
    }.value
  }
}

/// The subscriber behind a puller. All of its state is under its lock.
private final class PullMailbox<Output, Failure: Error>: Subscriber {
  typealias Input = Output
  typealias Continuation = UnsafeContinuation<Transfer<Result<Output, Failure>?>, Never>

  private enum Phase {
    case waiting(Subscribers.Demand)
    case subscribed(any Subscription)
    case ended(Failure?)
  }

  private enum Next {
    case request(any Subscription)
    case resume(Failure?)
    case nothing
  }

  private let lock = Lock()
  private var phase = Phase.waiting(.none)
  private var continuations = Queue<Continuation>()

  func wait(with continuation: Continuation) {
    let next: Next = lock.withLock {
      switch phase {
      case .waiting(let demand):
        continuations.append(continuation)
        phase = .waiting(demand + 1)
        return .nothing
      case .subscribed(let subscription):
        continuations.append(continuation)
        return .request(subscription)
      case .ended(let error):
        phase = .ended(nil)
        return .resume(error)
      }
    }
    switch next {
    case .request(let subscription): subscription.request(.max(1))
    case .resume(let error): resume(continuation, failure: error)
    case .nothing: break
    }
  }

  func receive(subscription: any Subscription) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard case .waiting(let demand) = phase else { return nil }
      phase = .subscribed(subscription)
      return demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    lock.withLock { continuations.popFirst() }?.resume(returning: Transfer(.success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    var failure: Failure?
    if case .failure(let error) = completion { failure = error }
    end(failure)
  }

  func cancel() {
    if case .subscribed(let subscription) = end(nil) { subscription.cancel() }
  }

  @discardableResult
  private func end(_ failure: Failure?) -> Phase {
    let (former, waiting) = lock.withLock { () -> (Phase, Queue<Continuation>) in
      let result = (phase, continuations)
      continuations = Queue()
      if case .ended = phase { return result }
      // The failure is told once: to a loop that waits now, or to the next.
      phase = .ended(result.1.isEmpty ? failure : nil)
      return result
    }
    var rest = waiting
    var told = failure
    while let continuation = rest.popFirst() {
      resume(continuation, failure: told)
      told = nil
    }
    return former
  }

  private func resume(_ continuation: Continuation, failure: Failure?) {
    continuation.resume(returning: Transfer(failure.map { Result.failure($0) }))
  }
}
