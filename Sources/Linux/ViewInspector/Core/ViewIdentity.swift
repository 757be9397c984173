import SwiftUI

/// Which kind of view a value is, and how a path names it.
@MainActor
struct ViewIdentity {
  private let view: Any
  private let known: (any BaseViewType.Type)?

  init(_ view: Any) {
    self.view = view
    known = (view as? any KnownView)?.viewType
  }

  /// The name of the view's type, as error texts have it.
  var name: String { Inspector.typeName(value: view) }

  /// The call that finds the view in its parent.
  func call(index: Int?) -> String {
    if let known { return ViewType.call(known.inspectionCall(typeName: ""), index: index) }
    let name = Inspector.typeName(value: view, generics: .customViewPlaceholder)
    return ViewType.call("view(\(name).self, \(ViewType.indexPlaceholder))", index: index)
  }

  func isKind(_ type: any BaseViewType.Type) -> Bool {
    if let known, ObjectIdentifier(known) == ObjectIdentifier(type) { return true }
    if type == ViewType.ClassifiedView.self || type == ViewType.ParentView.self { return true }
    if let custom = type as? any CustomViewType.Type { return isCustom(custom) }
    guard known == nil else { return false }
    return type.namespacedPrefixes.contains(
      Inspector.typeName(value: view, namespaced: true, generics: .remove))
  }

  private func isCustom<C: CustomViewType>(_ type: C.Type) -> Bool {
    view is C.T || (view as? CustomModifierContent)?.modifier is C.T
  }

  /// The kind that was expected, as an error text has it next to what was found.
  func mismatch(_ type: any BaseViewType.Type) -> (factual: String, expected: String) {
    let factual = known.map { _ in Inspector.typeName(value: view) } ?? name
    let expected = type.typePrefix
    guard factual == expected else { return (factual, expected) }
    return (
      Inspector.typeName(value: view, namespaced: true),
      type.namespacedPrefixes.joined(separator: " or ")
    )
  }
}
