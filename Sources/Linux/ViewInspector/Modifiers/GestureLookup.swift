import SwiftUI
import SwiftUICore

/// A kind that stands for a gesture of a type.
public protocol GestureViewType {
  associatedtype T: SwiftUI.Gesture
}

extension ViewType {
  /// A gesture that a view has.
  public struct Gesture<T>: KnownViewType, GestureViewType where T: SwiftUI.Gesture {
    public static var typePrefix: String { Inspector.typeName(type: T.self, generics: .remove) }
  }
}

extension InspectableView {
  /// A gesture of the view: of several, the innermost has index 0.
  public func gesture<T>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Gesture<T>> where T: Gesture {
    try gesture(type, "gesture", .normal, index)
  }

  public func highPriorityGesture<T>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Gesture<T>> where T: Gesture {
    try gesture(type, "highPriorityGesture", .high, index)
  }

  public func simultaneousGesture<T>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Gesture<T>> where T: Gesture {
    try gesture(type, "simultaneousGesture", .simultaneous, index)
  }

  private func gesture<T: Gesture>(
    _ type: T.Type, _ call: String, _ priority: GesturePriority, _ index: Int?
  ) throws -> InspectableView<ViewType.Gesture<T>> {
    let name = Inspector.typeName(type: type)
    let found = try place.modifier("\(call)(\(name).self)", index: index ?? 0) {
      (modifier: any GestureModifierValue) in
      modifier.priority == priority ? modifier : nil
    }
    let argument = index.map { ", \($0)" } ?? ""
    return try place.gesture(
      found.anyGesture, mask: found.mask, call: "\(call)(\(name).self\(argument))")
  }
}

extension InspectableView where View: GestureViewType {
  /// The first of two gestures that this one is composed of.
  public func first<G>(_ type: G.Type) throws -> InspectableView<ViewType.Gesture<G>>
  where G: Gesture {
    let pair = try composed()
    return try place.gesture(
      pair.anyFirst, mask: .all, call: "first(\(Inspector.typeName(type: type)).self)")
  }

  /// The second of two gestures that this one is composed of.
  public func second<G>(_ type: G.Type) throws -> InspectableView<ViewType.Gesture<G>>
  where G: Gesture {
    let pair = try composed()
    return try place.gesture(
      pair.anySecond, mask: .all, call: "second(\(Inspector.typeName(type: type)).self)")
  }

  public func gestureMask() throws -> GestureMask { try gestureContent().mask }

  /// Does what `updating` is told to do.
  public func callUpdating<Value, State>(
    value: Value, state: inout State, transaction: inout Transaction
  ) throws {
    var changed = (state, transaction)
    let isFound = try MainThread.perform {
      try layers().reduce(false) { isFound, layer in
        guard let updating = layer as? any UpdatingGesture else { return isFound }
        return updating.callUpdate(value, &changed.0, &changed.1) || isFound
      }
    }
    guard isFound else { throw try callbackNotFound("updating") }
    (state, transaction) = changed
  }

  /// Does what `onChanged` is told to do.
  public func callOnChanged<Value>(value: Value) throws {
    try call("onChanged") { (layer: any ChangedGestureValue) in layer.callChanged(value) }
  }

  /// Does what `onEnded` is told to do.
  public func callOnEnded<Value>(value: Value) throws {
    try call("onEnded") { (layer: any EndedGestureValue) in layer.callEnded(value) }
  }

  /// The gesture itself, without what is done with it.
  public func actualGesture() throws -> View.T {
    try MainThread.run {
      let innermost = try layers().first { $0 is View.T }
      return try Inspector.cast(value: innermost ?? gestureContent().gesture, type: View.T.self)
    }
  }

  /// The keys that have to be held.
  public func gestureModifiers() throws -> EventModifiers {
    try MainThread.run {
      try layers().reduce(into: EventModifiers()) { result, layer in
        if let modifiers = (layer as? any KeyedGesture)?.modifiers { result.formUnion(modifiers) }
      }
    }
  }

  private func gestureContent() throws -> GestureContent {
    try Inspector.cast(value: place.view, type: GestureContent.self)
  }

  private func layers() throws -> [any Gesture] { try gestureContent().layers }

  private func composed() throws -> any ComposedGesture {
    let base = try gestureContent().layers.last
    guard let pair = base as? any ComposedGesture else {
      throw InspectionError.typeMismatch(
        factual: Inspector.typeName(value: base as Any),
        expected: "ExclusiveGesture, SequenceGesture, or SimultaneousGesture")
    }
    return pair
  }

  private func call<L>(_ name: String, _ action: (L) -> Bool) throws {
    let wasCalled = try MainThread.perform {
      // The inner ones first, as when a person does it.
      try layers().reversed().reduce(false) { wasCalled, layer in
        guard let layer = layer as? L else { return wasCalled }
        return action(layer) || wasCalled
      }
    }
    guard wasCalled else { throw try callbackNotFound(name) }
  }

  private func callbackNotFound(_ name: String) throws -> InspectionError {
    .callbackNotFound(
      parent: Inspector.typeName(value: try gestureContent().gesture), callback: name)
  }
}

/// A gesture, as a place that inspection has reached.
private struct GestureContent {
  let gesture: any Gesture
  let mask: GestureMask

  /// The gesture and those that it is wrapped around, from the outside in.
  @MainActor var layers: [any Gesture] {
    var result = [gesture]
    while let inner = (result.last as? any WrappingGesture)?.wrapped { result.append(inner) }
    return result
  }
}

extension InspectedView {
  fileprivate func gesture<T: Gesture>(
    _ gesture: any Gesture, mask: GestureMask, call: String
  ) throws -> InspectableView<ViewType.Gesture<T>> {
    try MainThread.run {
      let found = GestureContent(gesture: gesture, mask: mask)
      let expected = Inspector.typeName(type: T.self)
      guard let base = found.layers.last, base is T || found.layers.contains(where: { $0 is T })
      else {
        throw InspectionError.typeMismatch(
          factual: Inspector.typeName(value: found.layers.last ?? gesture), expected: expected)
      }
      return InspectableView<ViewType.Gesture<T>>(
        trusting: InspectedView(Content(found), parent: self, call: call))
    }
  }
}

@MainActor
private protocol GestureModifierValue {
  var priority: GesturePriority { get }
  var mask: GestureMask { get }
  var anyGesture: any Gesture { get }
}

extension GestureModifier: GestureModifierValue {
  var anyGesture: any Gesture { gesture }
}

/// A gesture around another one.
private protocol WrappingGesture { var wrapped: any Gesture { get } }
private protocol ChangedGestureValue { func callChanged(_ value: Any) -> Bool }
private protocol EndedGestureValue { func callEnded(_ value: Any) -> Bool }
private protocol KeyedGesture { var modifiers: EventModifiers { get } }

private protocol UpdatingGesture {
  func callUpdate<S>(_ value: Any, _ state: inout S, _ transaction: inout Transaction) -> Bool
}

private protocol ComposedGesture {
  var anyFirst: any Gesture { get }
  var anySecond: any Gesture { get }
}

extension _ChangedGesture: WrappingGesture, ChangedGestureValue {
  fileprivate var wrapped: any Gesture { content }

  fileprivate func callChanged(_ value: Any) -> Bool {
    guard let value = value as? Content.Value else { return false }
    action(value)
    return true
  }
}

extension _EndedGesture: WrappingGesture, EndedGestureValue {
  fileprivate var wrapped: any Gesture { content }

  fileprivate func callEnded(_ value: Any) -> Bool {
    guard let value = value as? Content.Value else { return false }
    action(value)
    return true
  }
}

extension _MapGesture: WrappingGesture { fileprivate var wrapped: any Gesture { content } }

extension _ModifiersGesture: WrappingGesture, KeyedGesture {
  fileprivate var wrapped: any Gesture { content }
}

extension GestureStateGesture: WrappingGesture, UpdatingGesture {
  fileprivate var wrapped: any Gesture { base }

  fileprivate func callUpdate<S>(
    _ value: Any, _ state: inout S, _ transaction: inout Transaction
  ) -> Bool {
    guard let value = value as? Base.Value, var own = state as? State else { return false }
    update(value, &own, &transaction)
    if let changed = own as? S { state = changed }
    return true
  }
}

extension SimultaneousGesture: ComposedGesture {
  fileprivate var anyFirst: any Gesture { first }
  fileprivate var anySecond: any Gesture { second }
}

extension SequenceGesture: ComposedGesture {
  fileprivate var anyFirst: any Gesture { first }
  fileprivate var anySecond: any Gesture { second }
}

extension ExclusiveGesture: ComposedGesture {
  fileprivate var anyFirst: any Gesture { first }
  fileprivate var anySecond: any Gesture { second }
}

// MARK: Values for tests

extension DragGesture.Value {
  /// A drag for tests. Linux has no `CGVector`: the speed is a size, as in the value itself.
  public init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize) {
    self.init(at: time, location, from: startLocation, velocity)
  }
}

extension SimultaneousGesture.Value {
  /// What two gestures come to, for tests.
  public init(first: First.Value?, second: Second.Value?) {
    self.init(both: first, second)
  }
}

extension Bool {
  /// The value of a `LongPressGesture`, for tests.
  public init(finished: Bool) { self = finished }
}

extension CGFloat {
  /// The value of a `MagnificationGesture`, for tests.
  public init(magnifyBy: CGFloat) { self = magnifyBy }
}

extension Angle {
  /// The value of a `RotationGesture`, for tests.
  public init(angle: Angle) { self = angle }
}
