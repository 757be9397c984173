import SwiftUI
import SwiftUICore

extension ViewType.Toolbar {
  /// `ToolbarItem` or `ToolbarItemGroup`
  public struct Item: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "ToolbarItem"
    public static func inspectionCall(typeName: String) -> String {
      "item(\(ViewType.indexPlaceholder))"
    }
  }
}

extension ToolbarItemView: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Toolbar.Item.self }
  var inspectedChildren: InspectedChildren { .content(item) }
}

extension InspectedView {
  /// The items of a toolbar, however deep in conditions and content of the app's own.
  func toolbarItems(in view: any View) -> LazyGroup<Content> {
    var items: [Content] = []
    collectItems((try? contents(of: view)) ?? .empty, into: &items)
    return LazyGroup(count: items.count) { [items] in items[$0] }
  }

  private func collectItems(_ contents: LazyGroup<Content>, into items: inout [Content]) {
    for content in contents {
      let place = InspectedView(content, parent: self, .ofKind(index: nil))
      if content.facts.kind(of: content.view) == ViewType.Toolbar.Item.self {
        items.append(content)
      } else if let inner = try? place.childContents().contents {
        collectItems(inner, into: &items)
      }
    }
  }
}

extension ToolbarContentView: WrapperView {
  func unwrapped() throws -> any View { body }
}

extension InspectableView where View == ViewType.Toolbar {
  /// The item at an index, counted over the whole toolbar.
  public func item(_ index: Int = 0) throws -> InspectableView<ViewType.Toolbar.Item> {
    try child(at: index)
  }
}
