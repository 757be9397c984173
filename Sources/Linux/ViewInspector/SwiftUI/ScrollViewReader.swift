import SwiftUI
import SwiftUICore

extension ViewType {
  /// `ScrollViewReader`, whose proxy scrolls nothing.
  public struct ScrollViewReader: KnownViewType, SingleViewContent {
    public static let typePrefix = "ScrollViewReader"
  }
}

extension InspectableView where View: SingleViewContent {
  public func scrollViewReader() throws -> InspectableView<ViewType.ScrollViewReader> {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func scrollViewReader(_ index: Int) throws -> InspectableView<ViewType.ScrollViewReader> {
    try child(at: index)
  }
}

extension ScrollViewReader: KnownView {
  var viewType: any BaseViewType.Type { ViewType.ScrollViewReader.self }
  var inspectedChildren: InspectedChildren { .content(content(ScrollViewProxy())) }
}
