import SwiftUI

/// The "don't ask again" toggle of an alert.
public struct AlertSuppression: Equatable, Sendable {
  /// Under what the answer is stored.
  public var key: String
  /// What the toggle says.
  public var title: AlertText

  /// Makes a toggle.
  public init(key: String, title: AlertText = "Don’t ask again") {
    self.key = key
    self.title = title
  }
}

/// Where remembered answers live.
///
/// An answer is the identifier of the pressed action, or its title as it is in the source code;
/// both stay the same when the person changes the language.
@MainActor
public protocol AlertSuppressionStore: AnyObject, Sendable {
  /// The remembered answer, or nil where the person is to be asked.
  func answer(forKey key: String) -> String?
  /// Remembers an answer; nil forgets it, and the person is asked again.
  func setAnswer(_ answer: String?, forKey key: String)
}

/// Remembers answers in the user defaults, across launches.
@MainActor
public final class UserDefaultsSuppressionStore: AlertSuppressionStore {
  private let defaults: UserDefaults
  private let prefix: String

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - defaults: Where to keep the answers.
  ///   - prefix: What each key in the defaults begins with.
  public init(defaults: UserDefaults = .standard, prefix: String = "alerts.suppressed.") {
    self.defaults = defaults
    self.prefix = prefix
  }

  /// The remembered answer, or nil where the person is to be asked.
  public func answer(forKey key: String) -> String? {
    defaults.string(forKey: prefix + key)
  }

  /// Remembers an answer; nil forgets it.
  public func setAnswer(_ answer: String?, forKey key: String) {
    guard let answer else { return defaults.removeObject(forKey: prefix + key) }
    defaults.set(answer, forKey: prefix + key)
  }
}

/// Remembers answers until the program ends: for tests and previews.
@MainActor
public final class InMemorySuppressionStore: AlertSuppressionStore {
  /// The remembered answers.
  public private(set) var answers: [String: String]

  /// Makes a store.
  public nonisolated init(answers: [String: String] = [:]) {
    self.answers = answers
  }

  /// The remembered answer, or nil where the person is to be asked.
  public func answer(forKey key: String) -> String? { answers[key] }

  /// Remembers an answer; nil forgets it.
  public func setAnswer(_ answer: String?, forKey key: String) { answers[key] = answer }
}
