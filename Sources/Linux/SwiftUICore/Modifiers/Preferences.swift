/// A value that views hand to those around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  public static var defaultValue: Self.Value { nil }
}

/// Collects the values of one key from a part of the tree, in the order of the views.
struct PreferenceCollector<Key: PreferenceKey> {
  private(set) var value: Key.Value?

  mutating func add(_ next: Key.Value) {
    guard var all = value else {
      value = next
      return
    }
    Key.reduce(value: &all) { next }
    value = all
  }
}

/// A node that gives a value of some key, or changes those of the views below it.
@MainActor
protocol PreferenceSource: AnyObject {
  /// Adds to the collector, if it is for the source's key; says whether it was.
  func contribute<K: PreferenceKey>(to collector: inout PreferenceCollector<K>) -> Bool
}

extension _ViewNode {
  /// Collects the values of a key from this node and those below.
  func collectPreference<K: PreferenceKey>(_ collector: inout PreferenceCollector<K>) {
    if let source = self as? any PreferenceSource, source.contribute(to: &collector) { return }
    forEachPreferenceNode { $0.collectPreference(&collector) }
  }
}

package struct PreferenceModifier<Key: PreferenceKey> {
  package let value: Key.Value
}

extension PreferenceModifier: ViewModifier {
  package typealias Body = Never

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    PreferenceNode(view, inputs)
  }
}

/// Gives a value in place of those below.
@MainActor
final class PreferenceNode<C: View, Key: PreferenceKey>: _TypedNode<
  ModifiedContent<C, PreferenceModifier<Key>>
>, PreferenceSource
{
  private var child: _TypedNode<C>?

  override init(_ view: ModifiedContent<C, PreferenceModifier<Key>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = C.makeNode(view.content, childInputs())
    graph.preferencesDidChange()
  }

  override func update(
    _ view: ModifiedContent<C, PreferenceModifier<Key>>, _ context: NodeContext
  ) {
    super.update(view, context)
    child?.update(view.content, context)
    graph.preferencesDidChange()
  }

  override func didRemove() { graph.preferencesDidChange() }

  func contribute<K: PreferenceKey>(to collector: inout PreferenceCollector<K>) -> Bool {
    guard K.self == Key.self, let value = view.modifier.value as? K.Value else { return false }
    collector.add(value)
    return true
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

package struct PreferenceTransformModifier<Key: PreferenceKey> {
  package let transform: (inout Key.Value) -> Void
}

extension PreferenceTransformModifier: ViewModifier {
  package typealias Body = Never

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    PreferenceTransformNode(view, inputs)
  }
}

/// Changes the values that come from below.
@MainActor
final class PreferenceTransformNode<C: View, Key: PreferenceKey>: _TypedNode<
  ModifiedContent<C, PreferenceTransformModifier<Key>>
>, PreferenceSource
{
  private var child: _TypedNode<C>?

  override init(
    _ view: ModifiedContent<C, PreferenceTransformModifier<Key>>, _ inputs: _ViewInputs
  ) {
    super.init(view, inputs)
    child = C.makeNode(view.content, childInputs())
    graph.preferencesDidChange()
  }

  override func update(
    _ view: ModifiedContent<C, PreferenceTransformModifier<Key>>, _ context: NodeContext
  ) {
    super.update(view, context)
    child?.update(view.content, context)
    graph.preferencesDidChange()
  }

  override func didRemove() { graph.preferencesDidChange() }

  func contribute<K: PreferenceKey>(to collector: inout PreferenceCollector<K>) -> Bool {
    guard K.self == Key.self else { return false }
    var below = PreferenceCollector<Key>()
    child?.collectPreference(&below)
    var value = below.value ?? Key.defaultValue
    view.modifier.transform(&value)
    guard let result = value as? K.Value else { return false }
    collector.add(result)
    return true
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

package struct PreferenceObserverModifier<Key: PreferenceKey> {
  let isSame: (Key.Value, Key.Value) -> Bool
  package let action: (Key.Value) -> Void
}

extension PreferenceObserverModifier: BehaviorModifier {
  package static func makeBehavior(_ modifier: Self, _ node: _ViewNode) -> Behavior<Self> {
    PreferenceObserver(modifier, node)
  }
}

/// Looks at the collected value after updates in which preferences may have changed.
private final class PreferenceObserver<Key: PreferenceKey>: Behavior<
  PreferenceObserverModifier<Key>
>, PreferenceWatching
{
  private var last: Key.Value?

  override func appear() {
    node?.graph.watchPreferences(self)
    lookAtPreferences()
  }

  override func disappear() { node?.graph.unwatchPreferences(self) }

  func lookAtPreferences() {
    guard let node, !node.isRemoved else { return }
    var collector = PreferenceCollector<Key>()
    node.forEachPreferenceNode { $0.collectPreference(&collector) }
    // Where no view has ever given a value there is nothing to tell.
    guard collector.value != nil || last != nil else { return }
    let value = collector.value ?? Key.defaultValue
    if let last, modifier.isSame(last, value) { return }
    last = value
    modifier.action(value)
  }
}

/// Somebody who wants to know the collected values.
@MainActor
protocol PreferenceWatching: AnyObject {
  func lookAtPreferences()
}

extension View {
  /// Hands a value to the views around this one.
  nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
  where K: PreferenceKey {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Changes the value that the views in this one hand out.
  nonisolated public func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceTransformModifier<K>(transform: callback))
  }

  /// Does something when the value that the views in this one hand out changes.
  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    modifier(PreferenceObserverModifier<K>(isSame: ==, action: action))
  }
}
