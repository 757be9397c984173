import SwiftUI

/// A view under inspection, as a view of a kind.
@MainActor @preconcurrency
public struct InspectableView<View> where View: BaseViewType {
  let place: InspectedView

  /// Takes a place for granted to be of this kind.
  nonisolated init(trusting place: InspectedView) {
    self.place = place
  }

  /// The place as a view of this kind; an error that names the path where it is another one.
  init(_ place: InspectedView) throws {
    guard place.isKind(View.self) else {
      let names = place.identity.mismatch(View.self)
      throw InspectionError.inspection(
        path: place.path, factual: names.factual, expected: names.expected)
    }
    self.place = place
  }

  init(
    _ content: Content, parent: InspectedView?, call: String = "", index: Int? = nil
  ) throws {
    try self.init(
      InspectedView(content, parent: parent, call: ViewType.call(call, index: index)))
  }

  var content: Content { place.content }
}

extension InspectableView {
  /// The view around this one.
  public func parent() throws -> InspectableView<ViewType.ParentView> {
    guard let parent = place.parent else {
      throw InspectionError.parentViewNotFound(view: Inspector.typeName(value: place.view))
    }
    return InspectableView<ViewType.ParentView>(trusting: parent)
  }

  /// The calls that lead from the inspected view to this one.
  public var pathToRoot: String { MainThread.run(or: "") { place.path } }

  /// The same view, before it is known what it is.
  public func classified() throws -> InspectableView<ViewType.ClassifiedView> {
    InspectableView<ViewType.ClassifiedView>(trusting: place)
  }

  func asInspectableView<T: BaseViewType>(
    ofType type: T.Type
  ) throws -> InspectableView<T> {
    try InspectableView<T>(place)
  }

  /// Whether there is no such view, as when the condition around it does not hold.
  public var isAbsent: Bool { place.facts.isAbsent }
}

/// Stands for a view that an index names and a condition hides.
struct AbsentView {
  let error: any Error
}

// MARK: Views inside

extension InspectableView {
  private var isUntyped: Bool {
    guard !place.isHop, !(place.view is LayerContent) else { return false }
    return View.self == ViewType.ClassifiedView.self || View.self == ViewType.ParentView.self
  }

  /// The only view inside, as a view of a kind. A custom view in between is entered.
  func child<T: BaseViewType>(
    _ type: T.Type = T.self, call: String? = nil
  ) throws -> InspectableView<T> {
    try MainThread.run {
      if isUntyped {
        return try place.reading(
          as: type, call: call, isParent: View.self == ViewType.ParentView.self)
      }
      return try place.onlyChild(as: type, call: call)
    }
  }

  /// The view at an index, as a view of a kind. A custom view in between is entered.
  func child<T: BaseViewType>(
    at index: Int, _ type: T.Type = T.self, call: String? = nil
  ) throws -> InspectableView<T> {
    try MainThread.run {
      let (parent, contents) = try place.container(isUntyped: isUntyped)
      let element = try contents.element(at: index)
      return try parent.entering(element, index: index, as: type, call: call)
    }
  }

  /// The view at a named place.
  func supplement<T: BaseViewType>(
    _ call: String, _ type: T.Type = T.self
  ) throws -> InspectableView<T> {
    try MainThread.run { try InspectableView<T>(place.supplement(call)) }
  }
}

extension InspectedView {
  /// The same view as one of a kind; a custom view of another kind is entered.
  fileprivate func reading<T: BaseViewType>(
    as type: T.Type, call: String?, isParent: Bool
  ) throws -> InspectableView<T> {
    if isKind(type) {
      // The view around another one is found by no index.
      guard isParent || self.call.isEmpty else { return InspectableView<T>(trusting: self) }
      return InspectableView<T>(trusting: withoutIndex)
    }
    guard isCustom else { throw mismatch(type, index: nil, call) }
    return try namedRoot.onlyChild(as: type, call: call)
  }

  private var withoutIndex: InspectedView {
    InspectedView(content, parent: parent, .ofKind(index: nil), node: liveNode)
  }

  fileprivate func onlyChild<T: BaseViewType>(
    as type: T.Type, call: String?
  ) throws -> InspectableView<T> {
    let (contents, _) = try childContents()
    // A container has a first view, if it is asked for one without an index.
    let isFirst = (known?.viewType as? any FirstViewContent.Type) != nil
    guard contents.count != 1, !(isFirst && contents.count > 1) else {
      return try entering(contents.element(at: 0), index: nil, as: type, call: call)
    }
    guard contents.count > 1 else {
      throw InspectionError.viewNotFound(parent: identity.name)
    }
    throw InspectionError.notSupported(
      "Unable to extract \(type.typePrefix): please specify its index inside parent view")
  }

  /// A root has no call until it is known to be a view on the way.
  var namedRoot: InspectedView { call.isEmpty ? withoutIndex : self }

  fileprivate func container(
    isUntyped: Bool
  ) throws -> (parent: InspectedView, contents: LazyGroup<Content>) {
    guard isUntyped, !isCustom, !facts.isTuple else {
      let parent = isUntyped ? namedRoot : self
      return (parent, try parent.childContents().contents)
    }
    return (self, LazyGroup(content))
  }

  /// A view inside this one, as one of a kind; a custom view of another kind is entered.
  fileprivate func entering<T: BaseViewType>(
    _ child: Content, index: Int?, as type: T.Type, call: String?
  ) throws -> InspectableView<T> {
    let place = InspectedView(child, parent: self, .ofKind(index: index))
    if place.isKind(type) { return InspectableView<T>(trusting: place) }
    if child.facts.isTuple, let index {
      throw InspectionError.notSupported(
        "Please insert .tupleView(\(index)) after \(kindName) for inspecting its children "
          + "at index \(index)")
    }
    guard place.isCustom else { throw mismatch(type, index: index, call, found: child) }
    let (contents, _) = try place.childContents()
    guard contents.count == 1 else { throw mismatch(type, index: index, call, found: child) }
    return try place.entering(contents.element(at: 0), index: nil, as: type, call: call)
  }

  /// The name of the view's kind: `HStack`.
  private var kindName: String {
    known?.viewType.typePrefix ?? Inspector.typeName(value: view, generics: .remove)
  }

  private func mismatch<T: BaseViewType>(
    _ type: T.Type, index: Int?, _ call: String?, found: Content? = nil
  ) -> InspectionError {
    let names = ViewIdentity(found ?? content).mismatch(type)
    let name = Inspector.typeName(type: type)
    let call = ViewType.call(call ?? type.inspectionCall(typeName: name), index: index)
    return .inspection(
      path: path(with: call), factual: names.factual, expected: names.expected)
  }
}

/// A kind of view with several views inside, the first of which is found without an index, too.
protocol FirstViewContent: BaseViewType {}

extension ViewType.NavigationStack: FirstViewContent {}
