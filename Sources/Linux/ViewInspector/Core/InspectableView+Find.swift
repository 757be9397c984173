import SwiftUI

extension InspectableView {
  /// The first text that reads so.
  public func find(
    text: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Text> {
    try find(textWhere: { string, _ in string == text }, locale: locale)
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
    try find { try $0.id() == id }
  }

  public func find(viewWithTag tag: AnyHashable) throws -> InspectableView<ViewType.ClassifiedView>
  {
    try find { try $0.tag() == tag }
  }

  /// The first view of a type that an app declares.
  public func find<V>(
    _ customViewType: V.Type, relation: ViewSearch.Relation = .child,
    where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true }
  ) throws -> InspectableView<ViewType.View<V>> where V: SwiftUI.View {
    try find(ViewType.View<V>.self, relation: relation, where: condition)
  }

  /// The first view of a type that an app declares and that has such a text in it.
  public func find<V>(
    _ customViewType: V.Type, containing string: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.View<V>> where V: SwiftUI.View {
    try find(ViewType.View<V>.self, containing: string, locale: locale)
  }

  /// The first view of a kind that has such a text in it: the text has to be equal.
  public func find<T>(
    _ viewType: T.Type, containing string: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<T> where T: BaseViewType {
    try find(ViewType.Text.self) { text in
      try text.string(locale: locale) == string
        && (try? text.find(T.self, relation: .parent)) != nil
    }.find(T.self, relation: .parent)
  }

  /// The first view of a kind that satisfies a condition, after as many as are to be skipped.
  public func find<T>(
    _ viewType: T.Type, relation: ViewSearch.Relation = .child,
    traversal: ViewSearch.Traversal = .breadthFirst, skipFound: Int = 0,
    where condition: (InspectableView<T>) throws -> Bool = { _ in true }
  ) throws -> InspectableView<T> where T: BaseViewType {
    let view = try find(relation: relation, traversal: traversal, skipFound: skipFound) {
      guard let typed = try? $0.asInspectableView(ofType: T.self) else { return false }
      return try condition(typed)
    }
    return try view.asInspectableView(ofType: T.self)
  }

  /// The first view that satisfies a condition, after as many as are to be skipped.
  public func find(
    relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst,
    skipFound: Int = 0, where condition: ViewSearch.Condition
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    let found = try withoutActuallyEscaping(condition) { condition in
      switch relation {
      case .child: try place.namedRoot.findChild(traversal, skipFound: skipFound, condition)
      case .parent: try place.findParent(skipFound: skipFound, condition)
      }
    }
    return InspectableView<ViewType.ClassifiedView>(trusting: found)
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
    findAll { view in
      guard let typed = try? view.asInspectableView(ofType: T.self) else { return false }
      return try condition(typed)
    }.compactMap { try? $0.asInspectableView(ofType: T.self) }
  }

  /// Every view that satisfies a condition, the outer before the inner ones.
  public func findAll(
    where condition: ViewSearch.Condition
  ) -> [InspectableView<ViewType.ClassifiedView>] {
    place.namedRoot.findAll(condition).map {
      InspectableView<ViewType.ClassifiedView>(trusting: $0)
    }
  }
}

extension Locale {
  /// The locale in which inspection reads texts unless a test says another. Set it before tests.
  // Tests set it once, before they run; the public package has the same plain variable.
  nonisolated(unsafe) public static var testsDefault = Locale(identifier: "en")
}
