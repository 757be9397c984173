import SwiftUI

/// Where remembered answers live: the user defaults, memory, or a place of your own.
///
/// An answer is the ``AlertActionID`` of the pressed action, which stays the same when the user
/// changes the language.
///
/// ```swift
/// AlertCoordinator(suppressionStore: .userDefaults(prefix: "notes."))
/// AlertCoordinator(
///   suppressionStore: AlertSuppressionStore(
///     answer: { settings.answers[$0] }, setAnswer: { settings.answers[$1] = $0 }))
/// ```
@MainActor
public final class AlertSuppressionStore {
  private let read: @MainActor (String) -> String?
  private let write: @MainActor (String?, String) -> Void

  /// Makes a store of your own.
  ///
  /// - Parameters:
  ///   - answer: Gives the answer that is remembered under a key; nil where the user is to be asked.
  ///   - setAnswer: Remembers an answer under a key; nil forgets it.
  public nonisolated init(
    answer: @escaping @MainActor (_ key: String) -> String?,
    setAnswer: @escaping @MainActor (_ answer: String?, _ key: String) -> Void
  ) {
    read = answer
    write = setAnswer
  }

  /// The remembered answer, or nil where the user is to be asked.
  public func answer(forKey key: String) -> String? { read(key) }

  /// Remembers an answer; nil forgets it, and the user is asked again.
  public func setAnswer(_ answer: String?, forKey key: String) { write(answer, key) }

  /// Remembers answers in the user defaults, across launches.
  ///
  /// - Parameters:
  ///   - defaults: Where to keep the answers.
  ///   - prefix: What each key in the defaults begins with.
  public static func userDefaults(
    _ defaults: UserDefaults = .standard, prefix: String = "alerts.suppressed."
  ) -> AlertSuppressionStore {
    AlertSuppressionStore(
      answer: { defaults.string(forKey: prefix + $0) },
      setAnswer: { answer, key in
        guard let answer else { return defaults.removeObject(forKey: prefix + key) }
        defaults.set(answer, forKey: prefix + key)
      })
  }

  /// Remembers answers until the program ends: for tests and previews.
  ///
  /// - Parameter answers: What is remembered at first.
  public nonisolated static func inMemory(
    answers: [String: String] = [:]
  ) -> AlertSuppressionStore {
    let memory = Memory(answers)
    return AlertSuppressionStore(
      answer: { memory.answers[$0] }, setAnswer: { memory.answers[$1] = $0 })
  }

  @MainActor
  private final class Memory {
    var answers: [String: String]

    nonisolated init(_ answers: [String: String]) { self.answers = answers }
  }
}
