import Foundation

/// A bundle made of files that a test writes; it is deleted with the value.
final class TemporaryBundle {
  let bundle: Bundle
  private let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SwiftUICoreTests-\(UUID().uuidString)")
    for (path, content) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}

extension TemporaryBundle {
  /// A `.stringsdict` with one key whose plural variable is `count`.
  static func plurals(_ key: String, _ forms: [String: String]) -> String {
    let entries = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>\(key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      \(entries)</dict></dict></dict></plist>
      """
  }
}
