import SwiftUI

/// One of the answers of an ``Alert``: what it says, and what to do when it is pressed.
///
/// ```swift
/// AlertAction("Delete", role: .destructive) { store.delete(note) }
/// AlertAction("Rename", onSubmit: { store.rename(note, to: $0.text) })
/// AlertAction.cancel
/// ```
public struct AlertAction: ConfigurableAction, Sendable {
  /// What a user sees of the action.
  public var button: AlertButton
  @usableFromInline let effect: Effect

  /// What a press leads to.
  @usableFromInline enum Effect: Sendable {
    case nothing
    case plain(@MainActor () -> Void)
    case withInput(@MainActor (AlertInput) -> Void)
  }

  @inlinable
  init(button: AlertButton, effect: Effect) {
    self.button = button
    self.effect = effect
  }

  @MainActor func perform(_ input: AlertInput) {
    switch effect {
    case .nothing: break
    case .plain(let handler): handler()
    case .withInput(let handler): handler(input)
    }
  }
}

extension AlertAction: Equatable {
  /// Compares what can be compared: title, role, identifier, and which conditions and closures there
  /// are.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.button == rhs.button else { return false }
    return switch (lhs.effect, rhs.effect) {
    case (.nothing, .nothing), (.plain, .plain), (.withInput, .withInput): true
    default: false
    }
  }
}
