extension Publishers {
  /// A publisher that tells closures of everything that happens.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// Runs when the subscription comes.
    public let receiveSubscription: ((any Subscription) -> Void)?
    /// Runs before a value is delivered.
    public let receiveOutput: ((Upstream.Output) -> Void)?
    /// Runs before the end is delivered.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// Runs when the downstream cancels.
    public let receiveCancel: (() -> Void)?
    /// Runs when the downstream requests values.
    public let receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes the operator.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)?,
      receiveOutput: ((Upstream.Output) -> Void)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?,
      receiveCancel: (() -> Void)?, receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let hooks = Stage<Output, Failure, S>.Hooks(
        onSubscription: receiveSubscription, onRequest: receiveRequest, onCancel: receiveCancel)
      upstream.subscribe(
        Stage(
          subscriber, hooks: hooks,
          end: { completion in
            receiveCompletion?(completion)
            return completion
          },
          step: { value in
            receiveOutput?(value)
            return .value(value)
          }))
    }
  }
}

extension Publisher {
  /// Runs closures when things happen, and changes nothing.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}
