import SwiftUI
import SwiftUICore

extension ViewType {
  /// `RadialGradient`
  public struct RadialGradient: KnownViewType {
    public static let typePrefix = "RadialGradient"
  }
}

extension InspectableView where View: SingleViewContent {
  public func radialGradient() throws -> InspectableView<ViewType.RadialGradient> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func radialGradient(_ index: Int) throws -> InspectableView<ViewType.RadialGradient> {
    try child(at: index)
  }
}

extension RadialGradient: KnownView {
  var viewType: any BaseViewType.Type { ViewType.RadialGradient.self }
}

extension InspectableView where View == ViewType.RadialGradient {
  public func gradient() throws -> Gradient { try place.value(RadialGradient.self).gradient }
  public func center() throws -> UnitPoint { try place.value(RadialGradient.self).center }
  public func startRadius() throws -> CGFloat { try place.value(RadialGradient.self).startRadius }
  public func endRadius() throws -> CGFloat { try place.value(RadialGradient.self).endRadius }
}
