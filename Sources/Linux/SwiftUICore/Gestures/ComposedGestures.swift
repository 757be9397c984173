/// Two gestures at the same time.
public struct SimultaneousGesture<First, Second> where First: Gesture, Second: Gesture {
  /// What the two have come to.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?

    package init(both first: First.Value?, _ second: Second.Value?) {
      self.first = first
      self.second = second
    }
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture: PrimitiveGesture {
  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<Value>, _ outputs: inout _GestureOutputs
  ) {
    First._makeGesture(
      gesture.first, handlers.mapped { Value(both: $0, nil) }, &outputs)
    Second._makeGesture(
      gesture.second, handlers.mapped { Value(both: nil, $0) }, &outputs)
  }
}

/// One gesture after another.
public struct SequenceGesture<First, Second> where First: Gesture, Second: Gesture {
  /// How far the sequence is.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: PrimitiveGesture {
  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<Value>, _ outputs: inout _GestureOutputs
  ) {
    let sequence = GestureSequence<First.Value>()
    First._makeGesture(
      gesture.first,
      _GestureHandlers(
        changed: { handlers.changed?(.first($0)) },
        ended: {
          sequence.first = $0
          handlers.changed?(.second($0, nil))
        }), &outputs)
    Second._makeGesture(
      gesture.second,
      _GestureHandlers(
        changed: { value in sequence.first.map { handlers.changed?(.second($0, value)) } },
        ended: { value in
          guard let first = sequence.first else { return }
          sequence.first = nil
          handlers.ended?(.second(first, value))
        }), &outputs)
  }
}

/// What the first gesture of a sequence came to, once it has ended.
private final class GestureSequence<Value> {
  var first: Value?
}

/// One of two gestures, of which the first comes first.
public struct ExclusiveGesture<First, Second> where First: Gesture, Second: Gesture {
  /// Which of the two it was.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: PrimitiveGesture {
  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<Value>, _ outputs: inout _GestureOutputs
  ) {
    var first = _GestureOutputs()
    First._makeGesture(gesture.first, handlers.mapped { .first($0) }, &first)
    var second = _GestureOutputs()
    Second._makeGesture(gesture.second, handlers.mapped { .second($0) }, &second)
    // What both would notice is the first one's.
    outputs.modifiers += first.modifiers
    outputs.modifiers += second.modifiers.filter { candidate in
      !first.modifiers.contains { $0.noticesSame(as: candidate) }
    }
  }
}

extension ElementModifier {
  fileprivate func noticesSame(as other: ElementModifier) -> Bool {
    switch (self, other) {
    case (.tapGesture(let a, _), .tapGesture(let b, _)): a == b
    case (.longPress, .longPress): true
    default: false
    }
  }
}

/// A gesture whose value is another one.
public struct _MapGesture<Content, Value> where Content: Gesture {
  package let content: Content
  package let map: (Content.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<Value>, _ outputs: inout _GestureOutputs
  ) {
    Content._makeGesture(gesture.content, handlers.mapped(gesture.map), &outputs)
  }
}

/// A gesture that counts only while keys are held. Hosts here report none with a gesture.
public struct _ModifiersGesture<Content> where Content: Gesture {
  package let content: Content
  package let modifiers: EventModifiers
}

extension _ModifiersGesture: PrimitiveGesture {
  public typealias Value = Content.Value

  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<Content.Value>, _ outputs: inout _GestureOutputs
  ) {
    guard gesture.modifiers.isEmpty else { return }
    Content._makeGesture(gesture.content, handlers, &outputs)
  }
}

extension _GestureHandlers {
  /// The same for a gesture whose values have to be made into these.
  func mapped<Other>(_ map: @escaping (Other) -> Value) -> _GestureHandlers<Other> {
    let changed = changed
    let ended = ended
    return _GestureHandlers<Other>(
      changed: changed.map { action in { action(map($0)) } },
      ended: ended.map { action in { action(map($0)) } })
  }
}

extension Gesture {
  /// This gesture and another one at the same time.
  public func simultaneously<Other>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> where Other: Gesture {
    SimultaneousGesture(self, other)
  }

  /// This gesture, and another one after it.
  public func sequenced<Other>(
    before other: Other
  ) -> SequenceGesture<Self, Other> where Other: Gesture {
    SequenceGesture(self, other)
  }

  /// This gesture, or else another one.
  public func exclusively<Other>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> where Other: Gesture {
    ExclusiveGesture(self, other)
  }

  /// This gesture with another value.
  public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, map: body)
  }

  /// This gesture while keys are held.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}
