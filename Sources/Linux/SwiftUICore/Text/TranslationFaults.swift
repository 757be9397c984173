import Foundation

/// A translation that could not be used.
package struct TranslationFault: Hashable, Sendable {
  package let key: String
  package let place: LocalizedPlace
  package let language: String

  package init(key: String, place: LocalizedPlace, language: String) {
    self.key = key
    self.place = place
    self.language = language
  }
}

/// What has been said in the log of translations that could not be used, each once.
package enum TranslationFaults {
  /// The lines so far, for tests.
  package static func lines(bundlePath: String) -> [String] {
    memory.lines { $0.place.bundlePath == bundlePath }
  }

  /// Whether they go to the log as well; for tests with thousands of them.
  @TaskLocal package static var areLogged = true

  static func report(_ fault: TranslationFault, _ value: LocalizedValue) {
    let line = """
      the translation of "\(fault.key)" cannot be used, in table \(fault.place.tableName), \
      language \(fault.language): \(value)
      """
    guard memory.insert(fault, line) else { return }
    if areLogged { RuntimeWarning.report(line) }
  }

  private static let memory = Memory()

  /// `@unchecked Sendable`: the dictionary is reached only under the lock.
  private final class Memory: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [TranslationFault: String] = [:]

    func insert(_ fault: TranslationFault, _ line: String) -> Bool {
      lock.withLock {
        guard lines[fault] == nil else { return false }
        lines[fault] = line
        return true
      }
    }

    func lines(where belongs: (TranslationFault) -> Bool) -> [String] {
      lock.withLock { lines.filter { belongs($0.key) }.map(\.value).sorted() }
    }
  }
}
