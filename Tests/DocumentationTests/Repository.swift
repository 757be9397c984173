import Foundation

/// The files of this repository, as the documentation's tests read them.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The texts of all Swift files below a folder.
  static func sources(below folder: String) -> [String] {
    let folder = root.appendingPathComponent(folder)
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  /// Lines without their indentation, which differs where code stands inside a function.
  static func unindented(_ text: some StringProtocol) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\n" + lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
      + "\n"
  }
}
