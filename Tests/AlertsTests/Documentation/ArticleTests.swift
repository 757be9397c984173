import Foundation
import Testing

@Suite("The articles", .timeLimit(.minutes(10)))
struct ArticleTests {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let catalog = here.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Alerts/Alerts.docc")

  private static let articles: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: catalog.path)
    return (names ?? []).filter { $0.hasSuffix(".md") }.sorted()
  }()

  @Test("There is one for each task")
  func all() {
    #expect(Self.articles.count == 11)
  }

  @Test("Every block of code stands in a file that is compiled", arguments: articles)
  func compiled(article: String) throws {
    let snippets = try ["Snippets.swift", "TextSnippets.swift", "TestingSnippets.swift"].map {
      name in
      Self.joined(try Self.lines(Self.here.appendingPathComponent(name)))
    }
    let blocks = Self.blocks(try Self.lines(Self.catalog.appendingPathComponent(article)))
    #expect(!blocks.isEmpty)
    for block in blocks {
      let code = Self.joined(block)
      #expect(snippets.contains { $0.contains(code) }, "not compiled by any test: \(code)")
    }
  }

  private static func lines(_ file: URL) throws -> [Substring] {
    try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  private static func blocks(_ lines: [Substring]) -> [[Substring]] {
    var blocks: [[Substring]] = []
    var open: [Substring]?
    for line in lines {
      if line == "```swift" {
        open = []
      } else if line == "```", let block = open {
        blocks.append(block)
        open = nil
      } else {
        open?.append(line)
      }
    }
    return blocks
  }

  /// The lines without their indentation, which differs where code stands inside a function.
  private static func joined(_ lines: [Substring]) -> String {
    "\n" + lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n") + "\n"
  }
}
