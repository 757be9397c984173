/// What an operator makes of one value.
enum Step<Output, Failure: Error> {
  case value(Output)
  /// Nothing goes down; one more value is asked for in its place.
  case skip
  /// This value, and the end.
  case last(Output)
  case end(Subscribers.Completion<Failure>)
}

/// The subscription of an operator with one upstream that treats each value as it comes.
///
/// Demand passes through. The state of `step` needs no lock of its own, for a publisher calls its
/// subscriber from one thread at a time.
final class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias End = (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  /// What an observer of a stage is told beside values and completion.
  struct Hooks {
    var onSubscription: ((any Subscription) -> Void)?
    var onRequest: ((Subscribers.Demand) -> Void)?
    var onCancel: (() -> Void)?
  }

  private struct Work {
    let downstream: Downstream
    let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
    let end: End
    let hooks: Hooks?
  }

  private let lock = Lock()
  private var work: Work?
  private var upstream: (any Subscription)?
  private var isEnding = false

  init(
    _ downstream: Downstream, hooks: Hooks? = nil, end: @escaping End,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    work = Work(downstream: downstream, step: step, end: end, hooks: hooks)
  }

  convenience init(
    _ downstream: Downstream, hooks: Hooks? = nil,
    step: @escaping (Input) -> Step<Downstream.Input, Failure>
  ) where Downstream.Failure == Failure {
    self.init(downstream, hooks: hooks, end: { $0 }, step: step)
  }

  /// For an operator that can throw.
  convenience init(
    throwing downstream: Downstream,
    step: @escaping (Input) throws -> Step<Downstream.Input, any Error>
  ) where Downstream.Failure == any Error {
    self.init(
      downstream,
      end: { $0.mapFailure { $0 } },
      step: { input in
        do {
          return try step(input)
        } catch {
          return .end(.failure(error))
        }
      })
  }

  func receive(subscription: any Subscription) {
    let work: Work? = lock.withLock {
      guard self.work != nil, upstream == nil else { return nil }
      upstream = subscription
      return self.work
    }
    guard let work else { return subscription.cancel() }
    work.hooks?.onSubscription?(subscription)
    work.downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let work = lock.withLock({ isEnding ? nil : self.work }) else { return .none }
    switch work.step(input) {
    case .value(let value):
      return work.downstream.receive(value)
    case .skip:
      return .max(1)
    case .last(let value):
      lock.withLock { isEnding = true }
      _ = work.downstream.receive(value)
      finish(.finished)
    case .end(let completion):
      finish(completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let work = lock.withLock({ isEnding ? nil : self.work }) else { return }
    let completion = work.end(completion)
    take().work?.downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let (hooks, upstream) = lock.withLock { (work?.hooks, self.upstream) }
    hooks?.onRequest?(demand)
    upstream?.request(demand)
  }

  func cancel() {
    let (work, upstream) = take()
    work?.hooks?.onCancel?()
    upstream?.cancel()
  }

  /// Ends early: the upstream has more, the downstream gets no more.
  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (work, upstream) = take()
    upstream?.cancel()
    work?.downstream.receive(completion: completion)
  }

  private func take() -> (work: Work?, upstream: (any Subscription)?) {
    lock.withLock {
      defer {
        work = nil
        upstream = nil
      }
      return (work, upstream)
    }
  }
}

extension Subscribers.Completion {
  func mapFailure<NewFailure: Error>(
    _ transform: (Failure) -> NewFailure
  ) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
