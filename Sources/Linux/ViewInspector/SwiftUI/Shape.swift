import SwiftUI
import SwiftUICore

extension ViewType {
  /// A shape, filled or stroked or neither.
  public struct Shape: KnownViewType {
    public static let typePrefix = "Shape"
    public static func inspectionCall(typeName: String) -> String {
      "shape(\(ViewType.indexPlaceholder))"
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func shape() throws -> InspectableView<ViewType.Shape> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func shape(_ index: Int) throws -> InspectableView<ViewType.Shape> {
    try child(at: index)
  }
}

/// What is known of a shape, as a view or within what draws it.
@MainActor
protocol ShapeValue {
  var inspectedShape: any Shape { get }
  var inspectedFill: Any? { get }
  var inspectedFillStyle: FillStyle? { get }
  var inspectedStroke: StrokeStyle? { get }
}

extension _ShapeView: ShapeValue {
  var inspectedShape: any Shape { shape }
  var inspectedFill: Any? { style }
  var inspectedFillStyle: FillStyle? { fillStyle }
  var inspectedStroke: StrokeStyle? { (shape as? any StrokedOutline)?.strokeStyle }
}

extension StrokedShapeView: ShapeValue {
  var inspectedShape: any Shape { shape }
  var inspectedFill: Any? { style }
  var inspectedFillStyle: FillStyle? { nil }
  var inspectedStroke: StrokeStyle? { strokeStyle }
}

extension _ShapeView: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Shape.self }
}

extension StrokedShapeView: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Shape.self }
}

extension InspectableView where View == ViewType.Shape {
  /// The outline within a rectangle.
  public func path(in rect: CGRect) throws -> Path {
    try MainThread.run { try place.shape().path(in: rect) }
  }

  /// The shape itself; an error where it is another one.
  public func actualShape<S>(_ type: S.Type) throws -> S where S: Shape {
    try MainThread.run {
      let found = try place.shapes().lazy.compactMap { $0 as? S }.first
      guard let found else { throw Inspector.typeMismatch(try place.shape(), S.self) }
      return found
    }
  }

  public func inset() throws -> CGFloat {
    try attribute("inset") { ($0 as? any InsetValue)?.insetAmount }
  }

  public func offset() throws -> CGSize {
    try attribute("offset") { ($0 as? any OffsetValue)?.offset }
  }

  public func scale() throws -> (x: CGFloat, y: CGFloat, anchor: UnitPoint) {
    try attribute("scale") {
      ($0 as? any ScaledValue).map { ($0.scale.width, $0.scale.height, $0.anchor) }
    }
  }

  public func rotation() throws -> (angle: Angle, anchor: UnitPoint) {
    try attribute("rotation") { ($0 as? any RotatedValue).map { ($0.angle, $0.anchor) } }
  }

  public func transform() throws -> CGAffineTransform {
    try attribute("transform") { ($0 as? any TransformedValue)?.transform }
  }

  public func size() throws -> CGSize {
    try attribute("size") { ($0 as? any SizedValue)?.size }
  }

  public func strokeStyle() throws -> StrokeStyle {
    try MainThread.run {
      if let stroke = (place.view as? any ShapeValue)?.inspectedStroke { return stroke }
      return try attribute("strokeStyle") { ($0 as? any StrokedOutline)?.strokeStyle }
    }
  }

  public func trim() throws -> (from: CGFloat, to: CGFloat) {
    try attribute("trim") {
      ($0 as? any TrimmedValue).map { ($0.startFraction, $0.endFraction) }
    }
  }

  /// What the shape is filled or stroked with; an error where it is of another type.
  public func fillShapeStyle<S>(_ style: S.Type) throws -> S where S: ShapeStyle {
    try MainThread.run {
      guard let fill = (place.view as? any ShapeValue)?.inspectedFill else {
        throw place.modifierNotFound("fill")
      }
      return try Inspector.cast(value: fill, type: S.self)
    }
  }

  public func fillStyle() throws -> FillStyle {
    try MainThread.run {
      guard let style = (place.view as? any ShapeValue)?.inspectedFillStyle else {
        throw place.modifierNotFound("fill")
      }
      return style
    }
  }

  private func attribute<V>(_ name: String, _ read: (any Shape) -> V?) throws -> V {
    try MainThread.run {
      for shape in try place.shapes() {
        if let value = read(shape) { return value }
      }
      throw place.modifierNotFound(name)
    }
  }
}

extension InspectedView {
  fileprivate func shape() throws -> any Shape {
    if let drawn = view as? any ShapeValue { return drawn.inspectedShape }
    return try Inspector.cast(value: view, type: (any Shape).self)
  }

  /// The shape and those of which it is made, from the outside in.
  fileprivate func shapes() throws -> [any Shape] {
    var result = [try shape()]
    while let inner = (result.last as? any ChangedShape)?.innerShape { result.append(inner) }
    return result
  }
}

/// A shape made of another one.
private protocol ChangedShape {
  var innerShape: any Shape { get }
}

private protocol InsetValue { var insetAmount: CGFloat { get } }
private protocol OffsetValue { var offset: CGSize { get } }
private protocol ScaledValue {
  var scale: CGSize { get }
  var anchor: UnitPoint { get }
}
private protocol RotatedValue {
  var angle: Angle { get }
  var anchor: UnitPoint { get }
}
private protocol TransformedValue { var transform: CGAffineTransform { get } }
private protocol SizedValue { var size: CGSize { get } }
private protocol TrimmedValue {
  var startFraction: CGFloat { get }
  var endFraction: CGFloat { get }
}

extension InsetOutline: ChangedShape, InsetValue {
  var innerShape: any Shape { shape }
  var insetAmount: CGFloat { amount }
}

extension InsetRoundedRectangle: ChangedShape, InsetValue {
  var innerShape: any Shape { base }
  var insetAmount: CGFloat { amount }
}

extension OffsetShape: ChangedShape, OffsetValue { var innerShape: any Shape { shape } }
extension ScaledShape: ChangedShape, ScaledValue { var innerShape: any Shape { shape } }
extension RotatedShape: ChangedShape, RotatedValue { var innerShape: any Shape { shape } }
extension TransformedShape: ChangedShape, TransformedValue { var innerShape: any Shape { shape } }
extension _SizedShape: ChangedShape, SizedValue { var innerShape: any Shape { shape } }
extension _TrimmedShape: ChangedShape, TrimmedValue { var innerShape: any Shape { shape } }
extension _StrokedShape: ChangedShape { var innerShape: any Shape { shape } }
