import SwiftUI
import SwiftUICore

extension InspectableView {
  /// A modifier of a type that an app declares: of several, the innermost has index 0.
  public func modifier<T>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.ViewModifier<T>> where T: ViewModifier {
    try MainThread.run {
      let name = Inspector.typeName(type: type, generics: .customViewPlaceholder)
      let call = ViewType.ViewModifier<T>.inspectionCall(typeName: name)
      guard let found = try place.modifierPlace(call, index: index) else {
        throw place.modifierNotFound(Inspector.typeName(type: type), index: index ?? 0)
      }
      // A missing object is told at once, not where somebody looks inside.
      if let content = found.view as? CustomModifierContent { try content.check() }
      return try InspectableView<ViewType.ViewModifier<T>>(found)
    }
  }
}

extension CustomModifierContent {
  /// An error where the modifier's body cannot be evaluated for want of an object.
  @MainActor
  fileprivate func check() throws {
    guard ModifierFacts.of(modifier).role == .custom else { return }
    _ = try body()
  }
}
