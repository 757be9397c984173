import SwiftUI
import SwiftUICore

extension InspectableView {
  public func contrast() throws -> Double {
    try place.effect("contrast") {
      if case .colorEffect(.contrast(let amount)) = $0 { amount } else { nil }
    }
  }

  public func saturation() throws -> Double {
    try place.effect("saturation") {
      if case .colorEffect(.saturation(let amount)) = $0 { amount } else { nil }
    }
  }

  public func grayscale() throws -> Double {
    try place.effect("grayscale") {
      if case .colorEffect(.grayscale(let amount)) = $0 { amount } else { nil }
    }
  }

  public func hueRotation() throws -> Angle {
    try place.effect("hueRotation") {
      if case .colorEffect(.hueRotation(let angle)) = $0 { angle } else { nil }
    }
  }

  /// An error where the view's colours are not inverted.
  public func colorInvert() throws {
    try place.effect("colorInvert") {
      if case .colorEffect(.invert) = $0 { () } else { nil }
    }
  }

  /// An error where dark parts of the view are not made transparent.
  public func luminanceToAlpha() throws {
    try place.note("luminanceToAlpha") { (note: DrawingNote) in
      note == .luminanceToAlpha ? () : nil
    }
  }

  public func blendMode() throws -> BlendMode {
    try place.note("blendMode") { (note: DrawingNote) in
      if case .blendMode(let mode) = note { mode } else { nil }
    }
  }

  public func clipStyle() throws -> FillStyle {
    try place.modifier("clipStyle") { (modifier: any ClipStyleValue) in modifier.style }
  }
}

@MainActor
private protocol ClipStyleValue {
  var style: FillStyle { get }
}

extension ClipShapeModifier: ClipStyleValue {}

extension InspectedView {
  /// What is noted of the view; of several notes the innermost.
  func note<Note, V>(_ name: String, _ read: (Note) throws -> V?) throws -> V {
    try modifier(name) { (modifier: NotedModifier<Note>) in try read(modifier.note) }
  }

  /// The view as a value of a type; an error where it is another one.
  func value<T>(_ type: T.Type) throws -> T { try Inspector.cast(value: view, type: type) }
}
