import SwiftUI

extension InspectableView where View: SingleViewContent {
  /// A view of a type that an app declares.
  public func view<T>(_ type: T.Type) throws -> InspectableView<ViewType.View<T>>
  where T: SwiftUI.View {
    try BuiltInView.guardAgainstCall(for: type, index: nil)
    return try child(call: Self.call(type))
  }
}

extension InspectableView where View: MultipleViewContent {
  /// A view of a type that an app declares.
  public func view<T>(_ type: T.Type, _ index: Int) throws -> InspectableView<ViewType.View<T>>
  where T: SwiftUI.View {
    try BuiltInView.guardAgainstCall(for: type, index: index)
    return try child(at: index, call: Self.call(type))
  }
}

extension InspectableView {
  fileprivate static func call(_ type: Any.Type) -> String {
    let name = Inspector.typeName(type: type, generics: .customViewPlaceholder)
    return "view(\(name).self, \(ViewType.indexPlaceholder))"
  }
}

extension InspectableView where View: CustomViewType {
  /// The view or modifier itself, with its environment.
  public func actualView() throws -> View.T {
    try MainThread.run {
      let value = (place.view as? CustomModifierContent)?.modifier ?? place.view
      return try CustomContent.bound(
        Inspector.cast(value: value, type: View.T.self), place.content.medium,
        node: place.liveNode)
    }
  }
}
