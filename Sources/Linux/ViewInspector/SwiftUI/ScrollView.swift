import SwiftUI
import SwiftUICore

extension ViewType {
  /// `ScrollView`
  public struct ScrollView: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "ScrollView"
  }
}

extension InspectableView where View: SingleViewContent {
  public func scrollView() throws -> InspectableView<ViewType.ScrollView> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func scrollView(_ index: Int) throws -> InspectableView<ViewType.ScrollView> {
    try child(at: index)
  }
}

@MainActor
private protocol ScrollValue {
  var axes: Axis.Set { get }
  var showsIndicators: Bool { get }
}

extension ScrollView: ScrollValue {}

extension ScrollView: KnownView {
  var viewType: any BaseViewType.Type { ViewType.ScrollView.self }
  var inspectedChildren: InspectedChildren { .content(content) }
}

extension InspectableView where View == ViewType.ScrollView {
  public func axes() throws -> Axis.Set { try scroll().axes }
  public func showsIndicators() throws -> Bool { try scroll().showsIndicators }

  private func scroll() throws -> any ScrollValue {
    try Inspector.cast(value: place.view, type: (any ScrollValue).self)
  }
}
