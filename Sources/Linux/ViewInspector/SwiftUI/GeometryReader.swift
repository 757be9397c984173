import SwiftUI
import SwiftUICore

extension ViewType {
  /// `GeometryReader`, whose size nobody has measured.
  public struct GeometryReader: KnownViewType, SingleViewContent {
    public static let typePrefix = "GeometryReader"
  }
}

extension InspectableView where View: SingleViewContent {
  public func geometryReader() throws -> InspectableView<ViewType.GeometryReader> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func geometryReader(_ index: Int) throws -> InspectableView<ViewType.GeometryReader> {
    try child(at: index)
  }
}

extension GeometryReader: KnownView {
  var viewType: any BaseViewType.Type { ViewType.GeometryReader.self }
  var inspectedChildren: InspectedChildren { .content(content(GeometryProxy(size: .zero))) }
}
