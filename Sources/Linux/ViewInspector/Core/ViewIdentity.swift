import SwiftUI

/// Which kind of view a value is, and how a path names it.
@MainActor
struct ViewIdentity {
  private let view: Any
  private let facts: ViewFacts

  init(_ content: Content) {
    view = content.view
    facts = content.facts
  }

  private var known: (any BaseViewType.Type)? { facts.kind(of: view) }

  /// The name of the view's type, as error texts have it.
  var name: String { (view as? any NamedContent)?.inspectedName ?? facts.name }

  /// The call that finds the view in its parent.
  func call(index: Int?) -> String {
    if let known { return ViewType.call(known.inspectionCall(typeName: ""), index: index) }
    guard let index else { return facts.plainCall }
    return "view(\(facts.pathName).self, \(index))"
  }

  func isKind<T: BaseViewType>(_ type: T.Type) -> Bool {
    if let known {
      if ObjectIdentifier(known) == ObjectIdentifier(type) { return true }
      // Only what a modifier of the app's brings is of another kind besides.
      if facts.type != CustomModifierContent.self { return isAnyKind(type) }
    }
    if isAnyKind(type) { return true }
    if let custom = type as? any CustomViewType.Type, isCustom(custom) { return true }
    return type.namespacedPrefixes.contains(facts.fullName)
  }

  private func isAnyKind<T: BaseViewType>(_: T.Type) -> Bool {
    T.self == ViewType.ClassifiedView.self || T.self == ViewType.ParentView.self
  }

  private func isCustom<C: CustomViewType>(_ type: C.Type) -> Bool {
    let wanted = ViewFacts.of(C.T.self)
    if facts.isSame(as: wanted) { return true }
    guard let modifier = (view as? CustomModifierContent)?.modifier else { return false }
    return ViewFacts.of(Swift.type(of: modifier)).isSame(as: wanted)
  }

  /// The kind that was expected, as an error text has it next to what was found.
  func mismatch(_ type: any BaseViewType.Type) -> (factual: String, expected: String) {
    let factual = name
    let expected = type.expectedName
    guard factual == expected else { return (factual, expected) }
    return (
      Inspector.typeName(type: facts.type, namespaced: true),
      type.namespacedPrefixes.joined(separator: " or ")
    )
  }
}

extension BaseViewType {
  fileprivate static var expectedName: String {
    (self as? any DescribedKind.Type)?.expectedName ?? typePrefix
  }
}

/// A kind whose name in error texts is not that of its calls.
protocol DescribedKind: BaseViewType {
  static var expectedName: String { get }
}

/// Something of ours that stands for what a modifier brings: error texts name that.
@MainActor
protocol NamedContent {
  var inspectedName: String { get }
}
