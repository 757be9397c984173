/// Whether an app or one of its scenes is in front, in sight, or neither.
///
/// In a view it is the phase of its window: `active` for the one that has the focus, with what is
/// presented over it, `inactive` for one that is in sight without it, `background` for one that is
/// minimized or about to close. In an app's own body it is that of all its windows together.
/// https://developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

extension EnvironmentValues {
  /// Whether the scene, or in an app's own body the app, is in front.
  @Entry public var scenePhase: ScenePhase = .background
}
