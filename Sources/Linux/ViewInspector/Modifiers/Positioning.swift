import SwiftUI
import SwiftUICore

extension InspectableView {
  public func ignoresSafeArea() throws -> (regions: SafeAreaRegions, edges: Edge.Set) {
    try place.modifier("ignoresSafeArea") { (modifier: IgnoresSafeAreaModifier) in
      (modifier.regions, modifier.edges)
    }
  }

  public func edgesIgnoringSafeArea() throws -> Edge.Set {
    try place.modifier("edgesIgnoringSafeArea") { (modifier: IgnoresSafeAreaModifier) in
      modifier.edges
    }
  }

  public func coordinateSpaceName() throws -> String {
    try place.note("coordinateSpace(name:)") { (note: CoordinateSpaceNote) in
      note.name.base as? String
    }
  }

  /// Where the guide of the view is, for a view of such a size.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, width: CGFloat = 0, height: CGFloat = 0
  ) throws -> CGFloat {
    try place.note("alignmentGuide") { (note: AlignmentGuideNote) in
      guard case .horizontal(guide, let compute) = note else { return nil }
      return compute(ViewDimensions(width: width, height: height))
    }
  }

  /// Where the guide of the view is, for a view of such a size.
  public func alignmentGuide(
    _ guide: VerticalAlignment, width: CGFloat = 0, height: CGFloat = 0
  ) throws -> CGFloat {
    try place.note("alignmentGuide") { (note: AlignmentGuideNote) in
      guard case .vertical(guide, let compute) = note else { return nil }
      return compute(ViewDimensions(width: width, height: height))
    }
  }

  /// The shape that takes clicks and taps; an error where it is another one.
  public func contentShape<S>(_ shape: S.Type) throws -> S where S: Shape {
    let found = try place.modifier("contentShape") { (modifier: any ContentShapeValue) in
      modifier.anyShape
    }
    return try Inspector.cast(value: found, type: S.self)
  }

  /// Does what `transaction` is told to do.
  public func callTransaction() throws {
    let transform = try place.modifier("transaction") { (modifier: TransactionModifier) in
      modifier.transform
    }
    try MainThread.perform {
      var transaction = Transaction()
      transform(&transaction)
    }
  }

  /// Does what `refreshable` is told to do, and returns when that is done.
  public func callRefreshable() async throws {
    let action = try place.modifier("refreshable") {
      (modifier: _EnvironmentKeyWritingModifier<RefreshAction?>) in modifier.value
    }
    await action()
  }
}

@MainActor
private protocol ContentShapeValue {
  var anyShape: Any { get }
}

extension ContentShapeModifier: ContentShapeValue {
  var anyShape: Any { shape }
}

extension InspectableView where View == ViewType.Overlay {
  public func alignment() throws -> Alignment { try place.layerContent().alignment }
  public func ignoresSafeAreaEdges() throws -> Edge.Set { try place.layerEdges() }
}

extension InspectableView where View == ViewType.Background {
  public func alignment() throws -> Alignment { try place.layerContent().alignment }
  public func ignoresSafeAreaEdges() throws -> Edge.Set { try place.layerEdges() }
}

extension InspectableView where View == ViewType.SafeAreaInset {
  public func edge() throws -> Edge { try inset().edge }
  public func spacing() throws -> CGFloat? { try inset().spacing }
  public func alignment() throws -> Alignment { try place.layerContent().alignment }
  public func regions() throws -> SafeAreaRegions { .container }

  private func inset() throws -> any InsetLayerValue {
    try Inspector.cast(
      value: place.value(LayerContent.self).modifier, type: (any InsetLayerValue).self)
  }
}

extension InspectedView {
  fileprivate func layerContent() throws -> (alignment: Alignment, modifier: Any) {
    try MainThread.run {
      let modifier = try value(LayerContent.self).modifier
      let layer = try Inspector.cast(value: modifier, type: (any LayerModifier).self)
      return (layer.layerAlignment, modifier)
    }
  }

  fileprivate func layerEdges() throws -> Edge.Set {
    guard let style = try layerContent().modifier as? any StyleLayerValue else {
      throw modifierNotFound("ignoresSafeAreaEdges")
    }
    return style.ignoresSafeAreaEdges
  }
}

@MainActor
private protocol StyleLayerValue {
  var ignoresSafeAreaEdges: Edge.Set { get }
}

extension BackgroundStyleModifier: StyleLayerValue {}
extension OverlayStyleModifier: StyleLayerValue {}

@MainActor
private protocol InsetLayerValue {
  var edge: Edge { get }
  var spacing: CGFloat? { get }
}

extension SafeAreaInsetModifier: InsetLayerValue {}
