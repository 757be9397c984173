import Foundation
import Testing

@Suite("The README", .timeLimit(.minutes(10)))
struct ReadmeTests {
  @Test("names the two commands, and shows only pictures and files that are there")
  func links() throws {
    let readme = try Repository.text("README.md")
    #expect(readme.contains("make run") && readme.contains("make test"))
    for match in readme.matches(of: /\]\(([^)#]+)\)/) where !match.1.hasPrefix("http") {
      let file = Repository.root.appendingPathComponent(String(match.1))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(match.1) is missing")
    }
  }

  @Test("shows only code that is compiled with the tests and examples")
  func code() throws {
    let readme = try Repository.text("README.md")
    let sources = (Repository.sources(below: "Tests") + Repository.sources(below: "Examples"))
      .map(Repository.unindented)
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    #expect(blocks.count > 4)
    for block in blocks where !block.hasPrefix("// Package.swift") {
      let code = Repository.unindented(block)
      #expect(sources.contains { $0.contains(code) }, "not compiled: \(block)")
    }
  }
}
