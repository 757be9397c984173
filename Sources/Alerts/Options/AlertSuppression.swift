import SwiftUI

/// The "don't ask again" toggle of an alert, as a host draws it.
public struct AlertSuppression: Equatable, Sendable {
  /// Under what the answer is stored.
  public var key: String
  /// What the toggle says.
  public var title: AlertText

  package init(key: String, title: AlertText = "Don’t ask again") {
    self.key = key
    self.title = title
  }
}

/// Where remembered answers live.
///
/// An answer is the ``AlertActionID`` of the pressed action, which stays the same when the user
/// changes the language.
@MainActor
public protocol AlertSuppressionStore: AnyObject, Sendable {
  /// The remembered answer, or nil where the person is to be asked.
  func answer(forKey key: String) -> String?
  /// Remembers an answer; nil forgets it, and the person is asked again.
  func setAnswer(_ answer: String?, forKey key: String)
}

extension AlertSuppressionStore where Self == UserDefaultsSuppressionStore {
  /// Remembers answers in the user defaults, across launches.
  ///
  /// - Parameters:
  ///   - defaults: Where to keep the answers.
  ///   - prefix: What each key in the defaults begins with.
  public static func userDefaults(
    _ defaults: UserDefaults = .standard, prefix: String = "alerts.suppressed."
  ) -> Self {
    Self(defaults: defaults, prefix: prefix)
  }
}

extension AlertSuppressionStore where Self == InMemorySuppressionStore {
  /// Remembers answers until the program ends: for tests and previews.
  public nonisolated static func inMemory(answers: [String: String] = [:]) -> Self {
    Self(answers: answers)
  }
}
