import Foundation

/// What a person does with a pointer or a finger.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Self.Body { get }

  /// Not for apps: what an element has to notice for the gesture.
  @MainActor @preconcurrency
  static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<Self.Value>, _ outputs: inout _GestureOutputs)
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that an element notices by itself.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

extension Gesture {
  /// A gesture made of another one notices what that one does.
  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<Self.Value>, _ outputs: inout _GestureOutputs
  ) {
    Body._makeGesture(gesture.body, handlers.converted(), &outputs)
  }
}

/// What is done as a gesture goes on and ends.
public struct _GestureHandlers<Value> {
  package var changed: ((Value) -> Void)?
  package var ended: ((Value) -> Void)?

  package init(changed: ((Value) -> Void)? = nil, ended: ((Value) -> Void)? = nil) {
    self.changed = changed
    self.ended = ended
  }

  /// The same for a gesture of another value, where the values are of one type after all.
  func converted<Other>() -> _GestureHandlers<Other> {
    let changed = changed
    let ended = ended
    return _GestureHandlers<Other>(
      changed: changed.map { action in { ($0 as? Value).map(action) } },
      ended: ended.map { action in { ($0 as? Value).map(action) } })
  }

  /// These and `other`, the inner ones first.
  func followed(by other: Self) -> Self {
    _GestureHandlers(
      changed: Self.join(changed, other.changed), ended: Self.join(ended, other.ended))
  }

  private static func join(
    _ first: ((Value) -> Void)?, _ second: ((Value) -> Void)?
  ) -> ((Value) -> Void)? {
    guard let first else { return second }
    guard let second else { return first }
    return {
      first($0)
      second($0)
    }
  }
}

/// What an element has to notice.
public struct _GestureOutputs {
  package var modifiers: [ElementModifier] = []
  package init() {}
}

/// A gesture after whose end something is done.
public struct _EndedGesture<Content> where Content: Gesture {
  package let content: Content
  package let action: (Content.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  public typealias Value = Content.Value

  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<Content.Value>,
    _ outputs: inout _GestureOutputs
  ) {
    let own = _GestureHandlers(ended: gesture.action)
    Content._makeGesture(gesture.content, own.followed(by: handlers), &outputs)
  }
}

/// A gesture during which something is done.
public struct _ChangedGesture<Content> where Content: Gesture, Content.Value: Equatable {
  package let content: Content
  package let action: (Content.Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
  public typealias Value = Content.Value

  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<Content.Value>,
    _ outputs: inout _GestureOutputs
  ) {
    let own = _GestureHandlers(changed: gesture.action)
    Content._makeGesture(gesture.content, own.followed(by: handlers), &outputs)
  }
}

extension Gesture {
  /// Does something when the gesture ends.
  @preconcurrency
  public func onEnded(
    _ action: @escaping @MainActor (Self.Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}

extension Gesture where Value: Equatable {
  /// Does something as the gesture goes on.
  @preconcurrency
  public func onChanged(
    _ action: @escaping @MainActor (Self.Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// Which of a view's gestures take part.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1 << 0)
  public static let subviews = GestureMask(rawValue: 1 << 1)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// How a gesture stands to those that the view has.
package enum GesturePriority: Sendable { case normal, high, simultaneous }

package struct GestureModifier<G: Gesture> {
  package let gesture: G
  package let mask: GestureMask
  package var priority = GesturePriority.normal
}

extension GestureModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    guard mask.contains(.gesture) else { return }
    var outputs = _GestureOutputs()
    G._makeGesture(gesture, _GestureHandlers(), &outputs)
    for modifier in outputs.modifiers { context.add(modifier) }
  }
}

extension View {
  /// Gives the view a gesture.
  nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
  where T: Gesture {
    modifier(GestureModifier(gesture: gesture, mask: mask))
  }

  /// Gives the view a gesture that comes before those of what is in it.
  nonisolated public func highPriorityGesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    modifier(GestureModifier(gesture: gesture, mask: mask, priority: .high))
  }

  /// Gives the view a gesture beside those that it has.
  nonisolated public func simultaneousGesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    modifier(GestureModifier(gesture: gesture, mask: mask, priority: .simultaneous))
  }

  /// Does something when the view is clicked or tapped.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapGestureModifier(count: count, action: action))
  }

  /// Does something when the view is held.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressModifier(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
        onPressingChanged: onPressingChanged))
  }
}
