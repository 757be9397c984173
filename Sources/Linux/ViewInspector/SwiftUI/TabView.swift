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
  var selectedAny: AnyHashable? { get }
  func choose(_ value: Any) throws
}

extension TabView: TabViewValue {
  var selectedAny: AnyHashable? { selection.map { AnyHashable($0.wrappedValue) } }

  func choose(_ value: Any) throws {
    guard let chosen = SelectionType.exact(value, SelectionValue.self) else {
      throw SelectionType.mismatch("select(_:)", SelectionValue.self, value)
    }
    selection?.wrappedValue = chosen
  }
}

extension TabView: KnownView {
  var viewType: any BaseViewType.Type { ViewType.TabView.self }

  /// Of tabs with a selection the one in sight is there, and those without a tag.
  func children(in place: InspectedView) throws -> InspectedChildren {
    guard let selected = selectedAny else { return .container(content) }
    let tabs = try place.contents(of: content)
    return .contents(
      LazyGroup(count: tabs.count) { index in
        let tab = try tabs.element(at: index)
        let place = InspectedView(tab, parent: nil, call: "")
        if let tag = place.tag, tag != selected {
          throw InspectionError.viewNotFound(parent: "tab with tag \(tag)")
        }
        return tab
      })
  }
}

extension InspectableView where View == ViewType.TabView {
  /// Brings the tab of a value into sight.
  public func select<SelectionValue>(_ value: SelectionValue) throws
  where SelectionValue: Hashable {
    try MainThread.perform {
      try Inspector.cast(value: place.view, type: (any TabViewValue).self).choose(value)
    }
  }
}
