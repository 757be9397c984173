/// Remembers answers until the program ends; ``AlertSuppressionStore/inMemory(answers:)`` makes one.
@MainActor
public final class InMemorySuppressionStore: AlertSuppressionStore {
  /// The remembered answers.
  public private(set) var answers: [String: String]

  /// Makes a store.
  public nonisolated init(answers: [String: String] = [:]) {
    self.answers = answers
  }

  /// The remembered answer, or nil where the user is to be asked.
  public func answer(forKey key: String) -> String? { answers[key] }

  /// Remembers an answer; nil forgets it.
  public func setAnswer(_ answer: String?, forKey key: String) { answers[key] = answer }
}
