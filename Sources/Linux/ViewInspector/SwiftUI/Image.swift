import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Image`
  public struct Image: KnownViewType {
    public static let typePrefix = "Image"
  }
}

extension InspectableView where View: SingleViewContent {
  public func image() throws -> InspectableView<ViewType.Image> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func image(_ index: Int) throws -> InspectableView<ViewType.Image> {
    try child(at: index)
  }
}

extension Image: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Image.self }

  var supplements: [Supplement] {
    guard !isDecorative else { return [] }
    return [Supplement("labelView()", isHop: true) { label ?? Text(verbatim: name) }]
  }
}

extension InspectableView where View == ViewType.Image {
  public func actualImage() throws -> Image {
    try Inspector.cast(value: place.view, type: Image.self)
  }

  public func labelView() throws -> InspectableView<ViewType.Text> {
    try supplement("labelView()")
  }
}

extension Image {
  /// The picture without what was said of how it is drawn.
  public func rootImage() throws -> Image {
    switch source {
    case .system(let name): Image(systemName: name)
    case .asset(let name, let path):
      Image(name, bundle: path.flatMap { Bundle(path: $0) })
    }
  }

  /// The name of the asset or symbol.
  public func name() throws -> String { name }
}
