import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Color`
  public struct Color: KnownViewType {
    public static let typePrefix = "Color"
  }
}

extension InspectableView where View: SingleViewContent {
  public func color() throws -> InspectableView<ViewType.Color> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func color(_ index: Int) throws -> InspectableView<ViewType.Color> { try child(at: index) }
}

extension Color: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Color.self }
}

extension InspectableView where View == ViewType.Color {
  public func value() throws -> Color { try Inspector.cast(value: place.view, type: Color.self) }
}
