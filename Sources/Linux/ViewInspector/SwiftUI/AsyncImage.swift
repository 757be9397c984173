import SwiftUI
import SwiftUICore

extension ViewType {
  /// `AsyncImage`
  public struct AsyncImage: KnownViewType {
    public static let typePrefix = "AsyncImage"
  }
}

extension InspectableView where View: SingleViewContent {
  public func asyncImage() throws -> InspectableView<ViewType.AsyncImage> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func asyncImage(_ index: Int) throws -> InspectableView<ViewType.AsyncImage> {
    try child(at: index)
  }
}

@MainActor
private protocol AsyncImageValue {
  var url: URL? { get }
  var scale: CGFloat { get }
  var transaction: Transaction { get }
  func phaseContent(_ phase: AsyncImagePhase) -> any View
}

extension AsyncImage: AsyncImageValue {
  func phaseContent(_ phase: AsyncImagePhase) -> any View { content(phase) }
}

extension AsyncImage: KnownView {
  var viewType: any BaseViewType.Type { ViewType.AsyncImage.self }
  var supplements: [Supplement] { [Supplement.views("contentView()") { content(.empty) }] }
}

extension InspectableView where View == ViewType.AsyncImage {
  public func url() throws -> URL? { try image().url }
  public func scale() throws -> CGFloat { try image().scale }
  public func transaction() throws -> Transaction { try image().transaction }

  /// What is shown when the loading is so far.
  public func contentView(
    _ phase: AsyncImagePhase
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try MainThread.run {
      let image = try image()
      let supplement = Supplement.views("contentView()") { image.phaseContent(phase) }
      return try InspectableView<ViewType.ClassifiedView>(place.place(supplement))
    }
  }

  private func image() throws -> any AsyncImageValue {
    try place.value((any AsyncImageValue).self)
  }
}
