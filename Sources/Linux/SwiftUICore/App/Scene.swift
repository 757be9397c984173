import Foundation

/// A part of an app that the system shows: a group of windows, a window, the settings.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Not for apps: what the scene amounts to.
  @MainActor @preconcurrency
  static func _makeScenes(_ scene: Self, _ outputs: inout _SceneOutputs)
}

extension Scene {
  public static func _makeScenes(_ scene: Self, _ outputs: inout _SceneOutputs) {
    var bound = scene
    outputs.properties?.bind(&bound)
    Body._makeScenes(bound.body, &outputs)
  }
}

extension Never: Scene {}

/// Makes scenes out of the statements in a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Scene {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> some Scene where repeat each Content: Scene {
    var list: [any Scene] = []
    repeat list.append(each content)
    return SceneList(scenes: list)
  }

  public static func buildOptional(_ scene: (any Scene)?) -> some Scene {
    SceneList(scenes: scene.map { [$0] } ?? [])
  }

  public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene {
    SceneList(scenes: [scene])
  }
}

/// A scene that the system shows by itself: it has no body.
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

/// Several scenes.
struct SceneList {
  let scenes: [any Scene]
}

extension SceneList: PrimitiveScene {
  static func _makeScenes(_ scene: Self, _ outputs: inout _SceneOutputs) {
    for scene in scene.scenes { make(scene, &outputs) }
  }

  @MainActor private static func make<S: Scene>(_ scene: S, _ outputs: inout _SceneOutputs) {
    S._makeScenes(scene, &outputs)
  }
}

/// What an app's scenes amount to.
public struct _SceneOutputs {
  package var windows: [WindowDescription] = []
  /// The menus of the app, as views: a `Menu` each.
  package var commands: [AnyView] = []
  package var commandDescriptions: [CommandDescription] = []
  package var changes: [any SceneChange] = []
  package var properties: SceneProperties?
  package init() {}
}

/// A window as its scene describes it.
package struct WindowDescription {
  package enum Kind: Equatable, Sendable { case group, single, settings }
  package var kind: Kind
  package var id: String?
  package var title: Text?
  package var content: AnyView
  package var defaultSize: CGSize?
}
