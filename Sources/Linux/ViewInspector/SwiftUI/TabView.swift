import SwiftUI
import SwiftUICore

extension ViewType {
  /// `TabView`
  public struct TabView: KnownViewType, MultipleViewContent {
    public static let typePrefix = "TabView"
  }
}

extension InspectableView where View: SingleViewContent {
  public func tabView() throws -> InspectableView<ViewType.TabView> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func tabView(_ index: Int) throws -> InspectableView<ViewType.TabView> {
    try child(at: index)
  }
}

@MainActor
private protocol TabViewValue {
  var selectedAny: Any? { get }
  func choose(_ value: Any) throws
}

extension TabView: TabViewValue {
  var selectedAny: Any? { selection?.wrappedValue }

  func choose(_ value: Any) throws {
    selection?.wrappedValue = try Inspector.cast(value: value, type: SelectionValue.self)
  }
}

extension TabView: KnownView {
  var viewType: any BaseViewType.Type { ViewType.TabView.self }
  var inspectedChildren: InspectedChildren { .container(content) }
}

extension InspectableView where View == ViewType.TabView {
  /// Brings the tab of a value into sight.
  public func select<SelectionValue>(_ value: SelectionValue) throws
  where SelectionValue: Hashable {
    try Inspector.cast(value: place.view, type: (any TabViewValue).self).choose(value)
  }
}
