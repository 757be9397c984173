import SwiftUI
import SwiftUICore

extension ViewType {
  /// `AngularGradient`
  public struct AngularGradient: KnownViewType {
    public static let typePrefix = "AngularGradient"
  }
}

extension InspectableView where View: SingleViewContent {
  public func angularGradient() throws -> InspectableView<ViewType.AngularGradient> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func angularGradient(_ index: Int) throws -> InspectableView<ViewType.AngularGradient> {
    try child(at: index)
  }
}

extension AngularGradient: KnownView {
  var viewType: any BaseViewType.Type { ViewType.AngularGradient.self }
}

extension InspectableView where View == ViewType.AngularGradient {
  public func gradient() throws -> Gradient { try place.value(AngularGradient.self).gradient }
  public func center() throws -> UnitPoint { try place.value(AngularGradient.self).center }
  public func startAngle() throws -> Angle { try place.value(AngularGradient.self).startAngle }
  public func endAngle() throws -> Angle { try place.value(AngularGradient.self).endAngle }
}
