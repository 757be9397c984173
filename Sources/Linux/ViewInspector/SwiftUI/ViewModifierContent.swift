import SwiftUI
import SwiftUICore

extension ViewType {
  /// The modified view, as a modifier's body has it.
  public struct ViewModifierContent: KnownViewType {
    public static let typePrefix = "_ViewModifier_Content"
    public static func inspectionCall(typeName: String) -> String {
      "viewModifierContent(\(ViewType.indexPlaceholder))"
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func viewModifierContent() throws -> InspectableView<ViewType.ViewModifierContent> {
    try child(call: "viewModifierContent()")
  }
}

extension InspectableView where View: MultipleViewContent {
  public func viewModifierContent(
    _ index: Int
  ) throws -> InspectableView<ViewType.ViewModifierContent> {
    try child(at: index)
  }
}

extension _ViewModifier_Content: KnownView {
  var viewType: any BaseViewType.Type { ViewType.ViewModifierContent.self }
}
