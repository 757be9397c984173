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

extension ToolbarContentView: WrapperView {
  func unwrapped() throws -> any View { body }
}

extension InspectableView where View == ViewType.Toolbar {
  /// The item at an index, counted over the whole toolbar.
  public func item(_ index: Int = 0) throws -> InspectableView<ViewType.Toolbar.Item> {
    let items = findAll(ViewType.Toolbar.Item.self)
    guard items.indices.contains(index) else {
      throw InspectionError.viewIndexOutOfBounds(index: index, count: items.count)
    }
    return items[index]
  }
}
