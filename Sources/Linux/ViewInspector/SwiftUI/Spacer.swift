import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Spacer`
  public struct Spacer: KnownViewType {
    public static let typePrefix = "Spacer"
  }
}

extension InspectableView where View: SingleViewContent {
  public func spacer() throws -> InspectableView<ViewType.Spacer> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func spacer(_ index: Int) throws -> InspectableView<ViewType.Spacer> {
    try child(at: index)
  }
}

extension Spacer: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Spacer.self }
  static var isLeaf: Bool { true }
}

extension InspectableView where View == ViewType.Spacer {
  public func minLength() throws -> CGFloat? {
    try Inspector.cast(value: place.view, type: Spacer.self).minLength
  }
}
