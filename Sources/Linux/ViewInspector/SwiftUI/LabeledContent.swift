import SwiftUI
import SwiftUICore

extension ViewType {
  /// `LabeledContent`
  public struct LabeledContent: KnownViewType, MultipleViewContent {
    public static let typePrefix = "LabeledContent"
  }
}

extension InspectableView where View: SingleViewContent {
  public func labeledContent() throws -> InspectableView<ViewType.LabeledContent> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func labeledContent(_ index: Int) throws -> InspectableView<ViewType.LabeledContent> {
    try child(at: index)
  }
}

extension LabeledContent: KnownView where Label: View, Content: View {
  var viewType: any BaseViewType.Type { ViewType.LabeledContent.self }
  var inspectedChildren: InspectedChildren { .container(content) }
  var supplements: [Supplement] { [Supplement.views("labelView()") { label }] }
}

extension InspectableView where View == ViewType.LabeledContent {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }
}
