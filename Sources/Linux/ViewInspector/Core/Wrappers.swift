import SwiftUI
import SwiftUICore

/// A view around another one, of which tests need not know.
@MainActor
protocol WrapperView {
  /// The view inside; an error where there is none.
  func unwrapped() throws -> any View
}

extension Optional: WrapperView where Wrapped: View {
  func unwrapped() throws -> any View {
    guard let self else {
      throw InspectionError.viewNotFound(parent: Inspector.typeName(type: Self.self))
    }
    return self
  }
}

extension _ConditionalContent: WrapperView where TrueContent: View, FalseContent: View {
  func unwrapped() throws -> any View {
    switch storage {
    case .trueContent(let view): view
    case .falseContent(let view): view
    }
  }
}

extension EquatableView: WrapperView {
  func unwrapped() throws -> any View { content }
}

extension SubscriptionView: WrapperView {
  func unwrapped() throws -> any View { content }
}

/// A value and what modifies it.
@MainActor
protocol ModifiedValue {
  var modifiedContent: Any { get }
  var appliedModifier: Any { get }
}

extension ModifiedContent: ModifiedValue {
  var modifiedContent: Any { content }
  var appliedModifier: Any { modifier }
}

@MainActor
protocol TupleValue {
  /// The views of the tuple that lies at an address.
  static func views(at address: UnsafeRawPointer) -> [Any]
}

extension TupleView: TupleValue {}

/// The place of the modified view within a modifier's body.
@MainActor
protocol ModifierPlaceholder {}

extension _ViewModifier_Content: ModifierPlaceholder {}
