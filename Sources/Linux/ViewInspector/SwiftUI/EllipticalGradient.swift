import SwiftUI
import SwiftUICore

extension ViewType {
  /// `EllipticalGradient`
  public struct EllipticalGradient: KnownViewType {
    public static let typePrefix = "EllipticalGradient"
  }
}

extension InspectableView where View: SingleViewContent {
  public func ellipticalGradient() throws -> InspectableView<ViewType.EllipticalGradient> {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func ellipticalGradient(_ index: Int) throws -> InspectableView<
    ViewType.EllipticalGradient
  > {
    try child(at: index)
  }
}

extension EllipticalGradient: KnownView {
  var viewType: any BaseViewType.Type { ViewType.EllipticalGradient.self }
}

extension InspectableView where View == ViewType.EllipticalGradient {
  public func gradient() throws -> Gradient { try place.value(EllipticalGradient.self).gradient }
  public func center() throws -> UnitPoint { try place.value(EllipticalGradient.self).center }
  public func startRadiusFraction() throws -> CGFloat {
    try place.value(EllipticalGradient.self).startRadiusFraction
  }
  public func endRadiusFraction() throws -> CGFloat {
    try place.value(EllipticalGradient.self).endRadiusFraction
  }
}
