import SwiftUI
import SwiftUICore

/// Gives views the objects that they ask their environment for.
@MainActor @preconcurrency
enum EnvironmentInjection {
  static func inject<V>(environmentObject object: AnyObject, into view: V) -> V {
    var environment = EnvironmentValues()
    add(object, to: &environment)
    var copy = view
    _ = DetachedBinding.bind(&copy, environment: environment)
    return copy
  }

  private static func add<T: AnyObject>(_ object: T, to environment: inout EnvironmentValues) {
    func open<O: AnyObject>(_ type: O.Type) { environment.setObject(object as? O, as: type) }
    _openExistential(type(of: object) as AnyClass, do: open)
  }

  /// The objects that the view would not find, each as `name: Type`.
  static func missingEnvironmentObjects<V>(for view: V) -> [String] {
    var copy = view
    return DetachedBinding.bind(&copy, environment: EnvironmentValues())
      .map { "\($0.property): \($0.type)" }
  }
}
