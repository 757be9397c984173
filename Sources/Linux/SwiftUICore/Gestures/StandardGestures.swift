import Foundation

/// One or several clicks or taps.
public struct TapGesture {
  public var count: Int

  nonisolated public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: PrimitiveGesture {
  public typealias Value = Void

  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<Void>, _ outputs: inout _GestureOutputs
  ) {
    outputs.modifiers.append(.tapGesture(count: gesture.count) { handlers.ended?(()) })
  }
}

/// A press that is held.
public struct LongPressGesture {
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool

  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<Bool>, _ outputs: inout _GestureOutputs
  ) {
    outputs.modifiers.append(
      .longPress {
        handlers.changed?(true)
        handlers.ended?(true)
      })
  }
}

/// A drag. Hosts here report none: the gesture never begins.
public struct DragGesture {
  /// Where a drag is.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// How fast it goes, in points a second.
    public private(set) var velocity = CGSize.zero

    package init(
      at time: Date, _ location: CGPoint, from startLocation: CGPoint, _ velocity: CGSize
    ) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
      self.velocity = velocity
    }

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the drag would end if the finger were lifted now: a quarter of a second further.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<DragGesture.Value>,
    _ outputs: inout _GestureOutputs
  ) {}
}

package struct TapGestureModifier {
  package let count: Int
  package let action: () -> Void
}

extension TapGestureModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.add(.tapGesture(count: count, action: action))
  }
}

package struct LongPressModifier {
  package let minimumDuration: Double
  package let maximumDistance: CGFloat
  package let action: () -> Void
  package let onPressingChanged: ((Bool) -> Void)?
}

extension LongPressModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.add(
      .longPress {
        onPressingChanged?(true)
        action()
        onPressingChanged?(false)
      })
  }
}

extension Element {
  /// Tells the app that the person clicked or tapped; says whether somebody waited for that.
  @discardableResult
  package func tap(count: Int = 1) -> Bool {
    guard isEnabled else { return false }
    var isTaken = false
    for case .tapGesture(count, let action) in modifiers {
      Evaluation.untracked(action)
      isTaken = true
    }
    return isTaken
  }
}
