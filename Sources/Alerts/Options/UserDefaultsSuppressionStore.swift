import SwiftUI

/// Remembers answers in the user defaults, across launches; ``AlertSuppressionStore/userDefaults(_:prefix:)``
/// makes one.
@MainActor
public final class UserDefaultsSuppressionStore: AlertSuppressionStore {
  private let defaults: UserDefaults
  private let prefix: String

  init(defaults: UserDefaults, prefix: String) {
    self.defaults = defaults
    self.prefix = prefix
  }

  /// The remembered answer, or nil where the user is to be asked.
  public func answer(forKey key: String) -> String? {
    defaults.string(forKey: prefix + key)
  }

  /// Remembers an answer; nil forgets it.
  public func setAnswer(_ answer: String?, forKey key: String) {
    guard let answer else { return defaults.removeObject(forKey: prefix + key) }
    defaults.set(answer, forKey: prefix + key)
  }
}
