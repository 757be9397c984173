import Foundation

// Hosts here report neither pinching nor turning: these gestures never begin.

/// Two fingers that move apart or together.
public struct MagnificationGesture {
  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat

  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<CGFloat>, _ outputs: inout _GestureOutputs
  ) {}
}

/// Two fingers that move apart or together, and where.
public struct MagnifyGesture {
  /// How far the fingers have moved.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: PrimitiveGesture {
  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<Value>, _ outputs: inout _GestureOutputs
  ) {}
}

/// Two fingers that turn.
public struct RotationGesture {
  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: PrimitiveGesture {
  public typealias Value = Angle

  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<Angle>, _ outputs: inout _GestureOutputs
  ) {}
}

/// Two fingers that turn, and where.
public struct RotateGesture {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: PrimitiveGesture {
  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<Value>, _ outputs: inout _GestureOutputs
  ) {}
}

/// One or several clicks or taps, and where. Hosts here do not say where: it is the origin.
public struct SpatialTapGesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<Value>, _ outputs: inout _GestureOutputs
  ) {
    outputs.modifiers.append(
      .tapGesture(count: gesture.count) { handlers.ended?(Value(location: .zero)) })
  }
}
