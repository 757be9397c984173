import Combine
import Observation

/// Sets one value of the environment.
public struct _EnvironmentKeyWritingModifier<Value> {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

  nonisolated public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension _EnvironmentKeyWritingModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment[keyPath: keyPath] = value
  }
}

/// Changes one value of the environment.
package struct EnvironmentTransformModifier<Value> {
  package let keyPath: WritableKeyPath<EnvironmentValues, Value>
  package let transform: (inout Value) -> Void
}

extension EnvironmentTransformModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    transform(&context.environment[keyPath: keyPath])
  }
}

/// Puts an object into the environment, found by its type.
package struct EnvironmentObjectModifier<Object: AnyObject> {
  package let object: Object?
}

extension EnvironmentObjectModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.setObject(object, as: Object.self)
  }
}

extension View {
  /// Sets a value of the environment for this view and what is in it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment.
  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Changes a value of the environment for this view and what is in it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Puts an observable object into the environment.
  nonisolated public func environmentObject<T>(_ object: T) -> some View
  where T: ObservableObject {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
