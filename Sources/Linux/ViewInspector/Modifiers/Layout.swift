import SwiftUI
import SwiftUICore

extension InspectableView {
  public func offset() throws -> CGSize {
    try place.effect("offset") { if case .offset(let offset) = $0 { offset } else { nil } }
  }

  public func position() throws -> CGPoint {
    try place.effect("position") { if case .position(let point) = $0 { point } else { nil } }
  }

  public func zIndex() throws -> Double {
    try place.effect("zIndex") { if case .zIndex(let value) = $0 { value } else { nil } }
  }

  public func layoutPriority() throws -> Double {
    try place.effect("layoutPriority") {
      if case .layoutPriority(let value) = $0 { value } else { nil }
    }
  }

  public func fixedSize() throws -> (horizontal: Bool, vertical: Bool) {
    try place.effect("fixedSize") {
      if case .fixedSize(let horizontal, let vertical) = $0 { (horizontal, vertical) } else { nil }
    }
  }

  public func aspectRatio() throws -> (aspectRatio: CGFloat?, contentMode: ContentMode) {
    try place.modifier("aspectRatio") { (modifier: AspectRatioModifier) in
      (modifier.aspectRatio, modifier.contentMode)
    }
  }

  /// The frame of a fixed size; an error where one of the two is left open.
  public func fixedFrame() throws -> (width: CGFloat, height: CGFloat, alignment: Alignment) {
    try place.modifier("frame") { (modifier: FrameModifier) in
      guard let width = modifier.width, let height = modifier.height else { return nil }
      return (width, height, modifier.alignment)
    }
  }

  public func fixedWidth() throws -> CGFloat {
    try place.modifier("frame(width: )") { (modifier: FrameModifier) in modifier.width }
  }

  public func fixedHeight() throws -> CGFloat {
    try place.modifier("frame(height: )") { (modifier: FrameModifier) in modifier.height }
  }

  public func fixedAlignment() throws -> Alignment {
    try place.modifier("frame(alignment: )") { (modifier: FrameModifier) in modifier.alignment }
  }

  /// The limits of a frame; a limit that is left open is no number.
  public func flexFrame() throws -> (
    minWidth: CGFloat, idealWidth: CGFloat, maxWidth: CGFloat, minHeight: CGFloat,
    idealHeight: CGFloat, maxHeight: CGFloat, alignment: Alignment
  ) {
    try place.modifier("frame") { (frame: FlexibleFrameModifier) in
      (
        frame.minWidth ?? .nan, frame.idealWidth ?? .nan, frame.maxWidth ?? .nan,
        frame.minHeight ?? .nan, frame.idealHeight ?? .nan, frame.maxHeight ?? .nan,
        frame.alignment
      )
    }
  }
}
