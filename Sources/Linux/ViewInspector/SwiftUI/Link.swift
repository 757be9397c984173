import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Link`
  public struct Link: KnownViewType {
    public static let typePrefix = "Link"
  }
}

extension InspectableView where View: SingleViewContent {
  public func link() throws -> InspectableView<ViewType.Link> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func link(_ index: Int) throws -> InspectableView<ViewType.Link> { try child(at: index) }
}

@MainActor
private protocol LinkValue {
  var destination: URL { get }
}

extension Link: LinkValue {}

extension Link: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Link.self }
  var supplements: [Supplement] { [Supplement.views("labelView()") { label }] }
}

extension InspectableView where View == ViewType.Link {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  public func url() throws -> URL { try link().destination }

  private func link() throws -> any LinkValue {
    try Inspector.cast(value: place.view, type: (any LinkValue).self)
  }
}
