import SwiftUI
import SwiftUICore

extension ViewType {
  /// `LinearGradient`
  public struct LinearGradient: KnownViewType {
    public static let typePrefix = "LinearGradient"
  }
}

extension InspectableView where View: SingleViewContent {
  public func linearGradient() throws -> InspectableView<ViewType.LinearGradient> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func linearGradient(_ index: Int) throws -> InspectableView<ViewType.LinearGradient> {
    try child(at: index)
  }
}

extension LinearGradient: KnownView {
  var viewType: any BaseViewType.Type { ViewType.LinearGradient.self }
}

extension InspectableView where View == ViewType.LinearGradient {
  public func gradient() throws -> Gradient { try place.value(LinearGradient.self).gradient }
  public func startPoint() throws -> UnitPoint { try place.value(LinearGradient.self).startPoint }
  public func endPoint() throws -> UnitPoint { try place.value(LinearGradient.self).endPoint }
}
