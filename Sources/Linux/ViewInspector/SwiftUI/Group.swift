import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Group`
  public struct Group: KnownViewType, MultipleViewContent {
    public static let typePrefix = "Group"
  }
}

extension InspectableView where View: SingleViewContent {
  public func group() throws -> InspectableView<ViewType.Group> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func group(_ index: Int) throws -> InspectableView<ViewType.Group> { try child(at: index) }
}

extension Group: KnownView where Content: View {
  var viewType: any BaseViewType.Type { ViewType.Group.self }
  var inspectedChildren: InspectedChildren { .container(content) }
}
