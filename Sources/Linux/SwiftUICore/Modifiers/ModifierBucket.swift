/// In which of the lists that inspection keeps of a view a modifier leaves its trace.
package enum ModifierBucket: Sendable {
  /// On the view alone.
  case plain
  /// On the view and on what is in it.
  case transitive
  /// A value of the environment.
  case environment
  /// An object of the environment.
  case environmentObject
}

/// A modifier that is not `plain`; all others are.
package protocol BucketedModifier {
  nonisolated static var bucket: ModifierBucket { get }
}

extension _EnvironmentKeyWritingModifier: BucketedModifier {
  nonisolated package static var bucket: ModifierBucket { .environment }
}

extension EnvironmentTransformModifier: BucketedModifier {
  nonisolated package static var bucket: ModifierBucket { .environment }
}

extension EnvironmentObjectModifier: BucketedModifier {
  nonisolated package static var bucket: ModifierBucket { .environmentObject }
}

extension DisabledModifier: BucketedModifier {
  nonisolated package static var bucket: ModifierBucket { .transitive }
}

extension HiddenModifier: BucketedModifier {
  nonisolated package static var bucket: ModifierBucket { .transitive }
}
