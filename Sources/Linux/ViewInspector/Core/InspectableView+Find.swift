import SwiftUI

extension InspectableView {
  /// The first text that reads so.
  public func find(
    text: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Text> {
    try find(text, locale) { _ in true }
  }

  /// The first text that satisfies a condition.
  public func find(
    textWhere condition: (String, ViewType.Text.Attributes) throws -> Bool,
    locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Text> {
    try find(ViewType.Text.self) {
      try condition($0.string(locale: locale), $0.attributes())
    }
  }

  /// The first button with such a title.
  public func find(
    button: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Button> {
    try find(ViewType.Button.self, containing: button, locale: locale)
  }

  /// The first link to a URL.
  public func find(link url: URL) throws -> InspectableView<ViewType.Link> {
    try find(ViewType.Link.self) { try $0.url() == url }
  }

  /// The first link with such a title.
  public func find(
    link label: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Link> {
    try find(ViewType.Link.self, containing: label, locale: locale)
  }

  public func find(viewWithId id: AnyHashable) throws -> InspectableView<ViewType.ClassifiedView> {
    try find { $0.place.identifier == id }
  }

  public func find(viewWithTag tag: AnyHashable) throws -> InspectableView<ViewType.ClassifiedView>
  {
    try find { $0.place.tag == tag }
  }

  /// The first view of a type that an app declares.
  public func find<V>(
    _ customViewType: V.Type, relation: ViewSearch.Relation = .child,
    where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true }
  ) throws -> InspectableView<ViewType.View<V>> where V: SwiftUI.View {
    try BuiltInView.guardAgainstSearch(for: V.self)
    return try find(ViewType.View<V>.self, relation: relation, where: condition)
  }

  /// The first view of a type that an app declares and that has such a text in it.
  public func find<V>(
    _ customViewType: V.Type, containing string: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.View<V>> where V: SwiftUI.View {
    try BuiltInView.guardAgainstSearch(for: V.self)
    return try find(ViewType.View<V>.self, containing: string, locale: locale)
  }

  /// The first view of a kind that has such a text in it: the text has to be equal.
  public func find<T>(
    _ viewType: T.Type, containing string: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<T> where T: BaseViewType {
    let text = try find(string, locale) { $0.parent(ofKind: T.self) != nil }
    return try text.find(T.self, relation: .parent)
  }

  /// The first view of a kind that satisfies a condition, after as many as are to be skipped.
  public func find<T>(
    _ viewType: T.Type, relation: ViewSearch.Relation = .child,
    traversal: ViewSearch.Traversal = .breadthFirst, skipFound: Int = 0,
    where condition: (InspectableView<T>) throws -> Bool = { _ in true }
  ) throws -> InspectableView<T> where T: BaseViewType {
    let found = try search(
      relation, traversal, skipFound, mayBe: { $0.isKind(T.self) },
      isWanted: {
        try $0.isKind(T.self) && condition(InspectableView<T>(trusting: $0))
      })
    return InspectableView<T>(trusting: found)
  }

  /// The first view that satisfies a condition, after as many as are to be skipped.
  public func find(
    relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst,
    skipFound: Int = 0, where condition: ViewSearch.Condition
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    let found = try search(
      relation, traversal, skipFound,
      isWanted: { try condition(InspectableView<ViewType.ClassifiedView>(trusting: $0)) })
    return InspectableView<ViewType.ClassifiedView>(trusting: found)
  }

  /// The first text that reads so, of those at wanted places.
  private func find(
    _ text: String, _ locale: Locale, isWanted: (InspectedView) -> Bool
  ) throws -> InspectableView<ViewType.Text> {
    let found = try search(
      .child, .breadthFirst, 0,
      mayBe: { $0.isKind(ViewType.Text.self) && (try? $0.string(locale: locale)) == text },
      isWanted: {
        try $0.isKind(ViewType.Text.self) && $0.content.string(locale: locale) == text
          && isWanted($0)
      })
    return InspectableView<ViewType.Text>(trusting: found)
  }

  private func search(
    _ relation: ViewSearch.Relation, _ traversal: ViewSearch.Traversal, _ skipFound: Int,
    mayBe: @escaping @MainActor (Content) -> Bool = { _ in true },
    isWanted: @MainActor (InspectedView) throws -> Bool
  ) throws -> InspectedView {
    try withoutActuallyEscaping(isWanted) { isWanted in
      let match = InspectedView.Match(mayBe: mayBe, isWanted: isWanted)
      return try MainThread.run {
        switch relation {
        case .child: try place.namedRoot.findChild(traversal, skipFound: skipFound, match)
        case .parent: try place.findParent(skipFound: skipFound, match)
        }
      }
    }
  }

  public func findAll<V>(
    _ customViewType: V.Type,
    where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true }
  ) -> [InspectableView<ViewType.View<V>>] where V: SwiftUI.View {
    findAll(ViewType.View<V>.self, where: condition)
  }

  public func findAll<T>(
    _ viewType: T.Type, where condition: (InspectableView<T>) throws -> Bool = { _ in true }
  ) -> [InspectableView<T>] where T: BaseViewType {
    all(
      mayBe: { $0.isKind(T.self) },
      isWanted: {
        try $0.isKind(T.self) && condition(InspectableView<T>(trusting: $0))
      })
  }

  /// Every view that satisfies a condition, the outer before the inner ones.
  public func findAll(
    where condition: ViewSearch.Condition
  ) -> [InspectableView<ViewType.ClassifiedView>] {
    all(isWanted: { try condition(InspectableView<ViewType.ClassifiedView>(trusting: $0)) })
  }

  private func all<T: BaseViewType>(
    mayBe: @escaping @MainActor (Content) -> Bool = { _ in true },
    isWanted: @MainActor (InspectedView) throws -> Bool
  ) -> [InspectableView<T>] {
    withoutActuallyEscaping(isWanted) { isWanted in
      let match = InspectedView.Match(mayBe: mayBe, isWanted: isWanted)
      return MainThread.run(or: []) {
        place.namedRoot.findAll(match).map { InspectableView<T>(trusting: $0) }
      }
    }
  }
}

/// Views that SwiftUI brings are named by their kind, not by their type.
@MainActor
enum BuiltInView {
  static func guardAgainstSearch(for type: Any.Type) throws {
    guard let kind = kind(type) else { return }
    throw InspectionError.notSupported(
      "Please use .find(ViewType.\(kind).self) instead of "
        + ".find(\(Inspector.typeName(type: type)).self) inspection call.")
  }

  static func guardAgainstCall(for type: Any.Type, index: Int?) throws {
    guard let kind = kind(type) else { return }
    let name = Inspector.typeName(type: type)
    let call = kind.prefix(1).lowercased() + kind.dropFirst()
    throw InspectionError.notSupported(
      index.map {
        "Please replace .view(\(name).self, \($0)) inspection call with .\(call)(\($0))"
      }
        ?? "Please replace .view(\(name).self) inspection call with "
        + ".\(call)() or .find(ViewType.\(kind).self)")
  }

  private static func kind(_ type: Any.Type) -> String? {
    MainThread.run(or: false) { ViewFacts.of(type).isKnown }
      ? Inspector.typeName(type: type, generics: .remove) : nil
  }
}

extension Locale {
  /// The locale in which inspection reads texts unless a test says another. Set it before tests.
  // Tests set it once, before they run; the public package has the same plain variable.
  nonisolated(unsafe) public static var testsDefault = Locale(identifier: "en")
}
