import Combine
import Foundation
import Observation

/// A scene with a change to what it amounts to.
struct ModifiedScene<Base: Scene> {
  let base: Base
  /// Called with the outputs and the place of the first window of the scene.
  let change: @MainActor (inout _SceneOutputs, Int) -> Void
}

extension ModifiedScene: PrimitiveScene {
  static func _makeScenes(_ scene: Self, _ outputs: inout _SceneOutputs) {
    let first = outputs.windows.count
    Base._makeScenes(scene.base, &outputs)
    scene.change(&outputs, first)
  }
}

/// A value of a scene that is watched.
@MainActor
package protocol SceneChange {
  /// What to do now, given what was there before.
  func action(after old: (any SceneChange)?) -> (() -> Void)?
}

struct ValueChange<Value: Equatable> {
  let value: Value
  let initial: Bool
  let perform: (Value, Value) -> Void
}

extension ValueChange: SceneChange {
  func action(after old: (any SceneChange)?) -> (() -> Void)? {
    guard let old = old as? ValueChange<Value> else {
      return initial ? { perform(value, value) } : nil
    }
    guard old.value != value else { return nil }
    return { perform(old.value, value) }
  }
}

/// Whether the person can change the size of a window.
public struct WindowResizability: Sendable {
  private enum Kind: Sendable { case automatic, contentSize, contentMinSize }
  private let kind: Kind

  public static let automatic = WindowResizability(kind: .automatic)
  public static let contentSize = WindowResizability(kind: .contentSize)
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

/// How windows look. Hosts here have one look.
@MainActor @preconcurrency
public protocol WindowStyle {}

/// The usual window.
public struct DefaultWindowStyle { nonisolated public init() {} }
extension DefaultWindowStyle: WindowStyle {}

/// A window with its title in a bar.
public struct TitleBarWindowStyle { nonisolated public init() {} }
extension TitleBarWindowStyle: WindowStyle {}

/// A window without a title bar.
public struct HiddenTitleBarWindowStyle { nonisolated public init() {} }
extension HiddenTitleBarWindowStyle: WindowStyle {}

extension WindowStyle where Self == DefaultWindowStyle {
  @MainActor @preconcurrency public static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  @MainActor @preconcurrency public static var titleBar: TitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  @MainActor @preconcurrency public static var hiddenTitleBar: HiddenTitleBarWindowStyle {
    .init()
  }
}

extension Scene {
  private nonisolated func changed(
    _ change: @escaping @MainActor (inout _SceneOutputs, Int) -> Void
  ) -> ModifiedScene<Self> {
    ModifiedScene(base: self, change: change)
  }

  /// Adds commands to the menus.
  nonisolated public func commands<Content>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene where Content: Commands {
    let commands = content()
    return CommandsScene(base: self, commands: commands)
  }

  /// Sets the size with which the scene's windows open.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    changed { outputs, first in
      for index in outputs.windows.indices.dropFirst(first) {
        outputs.windows[index].defaultSize = size
      }
    }
  }

  /// Sets the size with which the scene's windows open.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Says whether the person can change the size of windows; hosts here decide.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    changed { _, _ in }
  }

  /// Sets the style of the windows; hosts here have one.
  nonisolated public func windowStyle<S>(_ style: S) -> some Scene where S: WindowStyle {
    changed { _, _ in }
  }

  /// Says where windows open; here the desktop decides.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
    changed { _, _ in }
  }

  /// Takes the menus that the scene adds away.
  nonisolated public func commandsRemoved() -> some Scene {
    changed { outputs, _ in outputs.commandDescriptions = [] }
  }

  /// Sets a value of the environment for the scene's windows.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    SceneContentScene(base: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Puts an observable object into the environment of the scene's windows.
  nonisolated public func environment<T>(_ object: T?) -> some Scene
  where T: AnyObject, T: Observable {
    SceneContentScene(base: self) { AnyView($0.environment(object)) }
  }

  /// Puts an observable object into the environment of the scene's windows.
  nonisolated public func environmentObject<T>(_ object: T) -> some Scene
  where T: ObservableObject {
    SceneContentScene(base: self) { AnyView($0.environmentObject(object)) }
  }

  /// Sets the store of the `@AppStorage` in the scene that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    SceneContentScene(base: self) { AnyView($0.defaultAppStorage(store)) }
  }

  /// Does something with the old and the new value when a value changes.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    ChangeScene(base: self, change: ValueChange(value: value, initial: initial, perform: action))
  }

  /// Does something when a value changes.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene where V: Equatable {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something with the new value when a value changes.
  nonisolated public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    onChange(of: value) { _, new in action(new) }
  }
}

struct CommandsScene<Base: Scene, Content: Commands> {
  let base: Base
  let commands: Content
}

extension CommandsScene: PrimitiveScene {
  static func _makeScenes(_ scene: Self, _ outputs: inout _SceneOutputs) {
    Base._makeScenes(scene.base, &outputs)
    Content._makeCommands(scene.commands, &outputs)
  }
}

/// A scene whose windows show their content with something around it.
struct SceneContentScene<Base: Scene> {
  let base: Base
  let wrap: (AnyView) -> AnyView
}

extension SceneContentScene: PrimitiveScene {
  static func _makeScenes(_ scene: Self, _ outputs: inout _SceneOutputs) {
    let first = outputs.windows.count
    Base._makeScenes(scene.base, &outputs)
    for index in outputs.windows.indices.dropFirst(first) {
      outputs.windows[index].content = scene.wrap(outputs.windows[index].content)
    }
  }
}

struct ChangeScene<Base: Scene, Value: Equatable> {
  let base: Base
  let change: ValueChange<Value>
}

extension ChangeScene: PrimitiveScene {
  static func _makeScenes(_ scene: Self, _ outputs: inout _SceneOutputs) {
    Base._makeScenes(scene.base, &outputs)
    outputs.changes.append(scene.change)
  }
}
