import SwiftUI
import SwiftUICore

extension ViewType {
  /// `ContentUnavailableView`
  public struct ContentUnavailableView: KnownViewType {
    public static let typePrefix = "ContentUnavailableView"
  }
}

extension InspectableView where View: SingleViewContent {
  public func contentUnavailableView() throws -> InspectableView<ViewType.ContentUnavailableView> {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func contentUnavailableView(_ index: Int) throws -> InspectableView<
    ViewType.ContentUnavailableView
  > { try child(at: index) }
}

extension ContentUnavailableView: KnownView {
  var viewType: any BaseViewType.Type { ViewType.ContentUnavailableView.self }
  var supplements: [Supplement] {
    [
      Supplement.views("labelView()") { label },
      Supplement.views("description()") { description },
      Supplement.views("actions()") { actions },
    ]
  }
}

extension InspectableView where View == ViewType.ContentUnavailableView {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  public func description() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("description()")
  }

  public func actions() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("actions()")
  }
}
