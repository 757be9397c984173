import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Label`
  public struct Label: KnownViewType {
    public static let typePrefix = "Label"
  }
}

extension InspectableView where View: SingleViewContent {
  public func label() throws -> InspectableView<ViewType.Label> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func label(_ index: Int) throws -> InspectableView<ViewType.Label> {
    try child(at: index)
  }
}

extension Label: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Label.self }

  var supplements: [Supplement] {
    [Supplement.views("title()") { title }, Supplement.views("icon()") { icon }]
  }
}

extension InspectableView where View == ViewType.Label {
  public func title() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("title()")
  }

  public func icon() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("icon()")
  }
}
