import SwiftUI
import SwiftUICore

extension ViewType {
  /// `OutlineGroup`
  public struct OutlineGroup: KnownViewType {
    public static let typePrefix = "OutlineGroup"
  }
}

extension InspectableView where View: SingleViewContent {
  public func outlineGroup() throws -> InspectableView<ViewType.OutlineGroup> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func outlineGroup(_ index: Int) throws -> InspectableView<ViewType.OutlineGroup> {
    try child(at: index)
  }
}

@MainActor
private protocol OutlineValue {
  var source: Any { get }
  /// The row of an element; an error where that is of another type.
  func row(_ element: Any) throws -> any View
}

extension OutlineGroup: OutlineValue where Parent: View, Leaf: View, Subgroup: View {
  var source: Any {
    switch roots {
    case .one(let element): element
    case .all(let data): data
    }
  }

  func row(_ element: Any) throws -> any View {
    try leaf(Inspector.cast(value: element, type: Data.Element.self))
  }
}

extension OutlineGroup: KnownView where Parent: View, Leaf: View, Subgroup: View {
  var viewType: any BaseViewType.Type { ViewType.OutlineGroup.self }
  var inspectedChildren: InspectedChildren { .content(body) }
}

extension InspectableView where View == ViewType.OutlineGroup {
  /// What the outline was made of: one element, or a collection of them.
  public func sourceData<T>(_ type: T.Type) throws -> T {
    try Inspector.cast(value: outline().source, type: T.self)
  }

  /// The row of an element.
  public func leaf(_ dataElement: Any) throws -> InspectableView<ViewType.ClassifiedView> {
    try MainThread.run {
      let medium = place.content.medium.resettingViewModifiers()
      return try InspectableView<ViewType.ClassifiedView>(
        Content.unwrap(outline().row(dataElement), medium), parent: place, call: "leaf()")
    }
  }

  private func outline() throws -> any OutlineValue { try place.value((any OutlineValue).self) }
}
