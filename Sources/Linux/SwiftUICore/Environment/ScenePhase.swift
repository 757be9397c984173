/// Whether an app or one of its scenes is in front, in sight, or neither.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

extension EnvironmentValues {
  /// Whether the scene, or in an app's own body the app, is in front.
  @Entry public var scenePhase: ScenePhase = .background
}
