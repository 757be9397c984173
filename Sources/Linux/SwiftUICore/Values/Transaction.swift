/// The context of a change to state: how to animate it, or not to.
public struct Transaction {
  package struct Values: Sendable {
    package var animation: Animation?
    package var disablesAnimations = false
    package var isContinuous = false
  }

  package var values = Values()

  public init() {}

  public init(animation: Animation?) {
    values.animation = animation
  }

  public var animation: Animation? {
    get { values.animation }
    set { values.animation = newValue }
  }

  public var disablesAnimations: Bool {
    get { values.disablesAnimations }
    set { values.disablesAnimations = newValue }
  }

  /// Whether the change is one of a series, as in a drag.
  public var isContinuous: Bool {
    get { values.isContinuous }
    set { values.isContinuous = newValue }
  }

  @TaskLocal private static var currentValues = Values()

  /// The transaction of the innermost `withAnimation` or `withTransaction` that is running.
  package static var current: Transaction {
    var transaction = Transaction()
    transaction.values = currentValues
    return transaction
  }

  fileprivate func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$currentValues.withValue(values, operation: body)
  }
}

/// Runs the body and gives the changes in it an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try transaction.perform(body)
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case logicallyComplete, removed
  }

  private let kind: Kind

  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Runs the body, gives the changes in it an animation and calls back once they are applied.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  completion()
  return result
}

/// Runs the body within a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try transaction.perform(body)
}

/// Runs the body within the current transaction, with one of its values replaced.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try transaction.perform(body)
}
