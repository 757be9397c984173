/// Takes every value of the upstream and delivers one result at its end.
enum Reduction {
  /// - Parameters:
  ///   - step: takes a value; true ends early.
  ///   - result: what is delivered at the end; nil for nothing.
  static func run<P: Publisher, S: Subscriber>(
    _ upstream: P, to subscriber: S, step: @escaping (P.Output) -> Bool,
    result: @escaping () -> S.Input?
  ) where P.Failure == S.Failure {
    let junction = Junction(subscriber)
    func finish() {
      if let value = result() { junction.outlet.enqueue(value) }
      junction.finish(.finished)
    }
    let inlet = Inlet<P.Output, P.Failure>(
      onValue: { value in
        if step(value) { finish() }
        return .none
      },
      onCompletion: { completion in
        completion.isFailure ? junction.finish(completion) : finish()
      })
    junction.open()
    inlet.request(.unlimited)
    junction.attach(inlet, to: upstream)
  }
}
