import SwiftUI
import SwiftUICore

/// A modifier whose layer is made from what the views in it hand out.
@MainActor
protocol PreferenceLayerValue: ViewModifier {
  associatedtype Layer: View
  var side: PreferenceLayerSide { get }
  var layer: Layer { get }
}

extension PreferenceLayerModifier: PreferenceLayerValue {}

/// What such a modifier brings: an overlay for tests, on either side.
private struct PreferenceLayer: KnownView {
  let layer: any View

  var viewType: any BaseViewType.Type { ViewType.Overlay.self }
  var inspectedChildren: InspectedChildren { .content(layer) }
}

extension InspectedView {
  func preferenceLayer<M: PreferenceLayerValue>(
    _ value: M, _ modifier: Content.AppliedModifier
  ) -> Supplement {
    let medium = content.medium.inherited(by: modifier)
    let name = value.side == .overlay ? "overlayPreferenceValue" : "backgroundPreferenceValue"
    return Supplement("\(name)(\(ViewType.indexPlaceholder))") {
      let node = self.liveModifierNode(M.self)
      return PreferenceLayer(layer: try CustomContent.bound(value, medium, node: node).layer)
    }
  }
}

extension InspectableView {
  /// What `overlayPreferenceValue` makes: for the usual value, where the view is not hosted.
  public func overlayPreferenceValue(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Overlay> {
    try preferenceLayer("overlayPreferenceValue", index)
  }

  /// What `backgroundPreferenceValue` makes: for the usual value, where the view is not hosted.
  public func backgroundPreferenceValue(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Overlay> {
    try preferenceLayer("backgroundPreferenceValue", index)
  }

  private func preferenceLayer(
    _ name: String, _ index: Int?
  ) throws -> InspectableView<ViewType.Overlay> {
    try MainThread.run {
      let call = "\(name)(\(ViewType.indexPlaceholder))"
      guard let found = try place.modifierPlace(call, index: index, includesInner: false) else {
        throw place.modifierNotFound(name, index: index ?? 0)
      }
      return InspectableView<ViewType.Overlay>(trusting: found)
    }
  }
}
