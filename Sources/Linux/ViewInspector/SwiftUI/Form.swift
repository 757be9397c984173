import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Form`
  public struct Form: KnownViewType, MultipleViewContent {
    public static let typePrefix = "Form"
  }
}

extension InspectableView where View: SingleViewContent {
  public func form() throws -> InspectableView<ViewType.Form> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func form(_ index: Int) throws -> InspectableView<ViewType.Form> { try child(at: index) }
}

extension Form: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Form.self }
  var inspectedChildren: InspectedChildren { .container(content) }
}
