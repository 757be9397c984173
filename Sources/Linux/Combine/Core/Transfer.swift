/// Carries a value into a `@Sendable` closure of Dispatch or Foundation.
///
/// Combine's closures and values are not `Sendable`, and its schedulers move them between threads
/// all the same: the contract of a scheduler is that it runs an action once, and the operators here
/// hand over a value and keep no use of it, or guard it by a lock. That makes the transfer safe
/// where the compiler cannot see it.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
