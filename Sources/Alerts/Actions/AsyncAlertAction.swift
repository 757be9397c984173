import SwiftUI

/// One of the answers of an ``AsyncAlert``: what it says, and the value that it gives.
///
/// ```swift
/// AsyncAlertAction("One copy", value: 1)
/// AsyncAlertAction("Rename", onSubmit: \.text)
/// AsyncAlertAction.cancel(value: 0)
/// ```
public struct AsyncAlertAction<Value>: ConfigurableAction {
  /// What a user sees of the action.
  public var button: AlertButton
  @usableFromInline let source: Source

  /// Where the value comes from.
  @usableFromInline enum Source {
    case value(Value)
    case input(@MainActor @Sendable (AlertInput) -> Value)
  }

  init(button: AlertButton, source: Source) {
    self.button = button
    self.source = source
  }

  @inlinable @MainActor func value(_ input: AlertInput) -> Value {
    switch source {
    case .value(let value): value
    case .input(let make): make(input)
    }
  }
}

extension AsyncAlertAction: Sendable where Value: Sendable {}
extension AsyncAlertAction.Source: Sendable where Value: Sendable {}

extension AsyncAlertAction: Equatable where Value: Equatable {
  /// Compares what can be compared: title, role, identifier, which conditions there are, and a fixed
  /// value.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.button == rhs.button else { return false }
    return switch (lhs.source, rhs.source) {
    case (.value(let value), .value(let other)): value == other
    case (.input, .input): true
    default: false
    }
  }
}
