import Foundation
import Testing

/// The table of what each host shows is made from the code: what stands in the element tree, and
/// which cases of it a host's sources take up. `UPDATE_DOCS=1 swift test --filter HostTableTests`
/// writes it anew.
@Suite("The table of hosts", .timeLimit(.minutes(10)))
struct HostTableTests {
  private static let hosts = [
    ("window", "GTKHost"), ("terminal", "TerminalHost"), ("plain", "PlainHost"),
  ]
  private static let path = "docs/hosts.md"

  @Test("says what the code does")
  func upToDate() throws {
    let table = try Self.document()
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil {
      let file = Repository.root.appendingPathComponent(Self.path)
      try table.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try Repository.text(Self.path) == table)
  }

  @Test("knows every kind of element, and each has a look of its own in a host")
  func complete() throws {
    let kinds = try Self.cases(in: "Elements/ElementContent.swift", of: "enum Content")
    #expect(kinds.count > 25)
    for kind in kinds where !Self.structural.contains(kind) {
      let shown = Self.hosts.filter { Self.takesUp(kind, $0.1) }
      #expect(!shown.isEmpty, "\(kind) is shown by no host")
    }
  }

  /// Parts of other elements, and what has no look of its own.
  private static let structural: Set<String> = ["root", "slot"]

  private static func document() throws -> String {
    let contents = try cases(in: "Elements/ElementContent.swift", of: "enum Content")
    let modifiers = try cases(in: "Elements/ElementModifier.swift", of: "enum ElementModifier")
    return """
      # What each host shows

      Everything that the stand-in SwiftUI declares compiles and is carried in the element tree, where tests and the inspection see it.
      A host shows what it can. These tables are made from the code by a test: a cell is marked where the host's sources take that case up.
      An element that a host does not take up is shown by what is in it; a modifier that it does not take up changes nothing there.
      The menus of an app's `commands` are shown by all: under the menu button of a window (F10), in a bar at the top of the terminal (F10), and listed
      under the window by the plain host. Keys of their buttons work without opening them, except in the plain host, and rest while an alert or a
      sheet is up.

      ## Elements

      \(rows(contents.filter { !structural.contains($0) }, heading: "element"))

      ## Modifiers

      Fonts, colours and other styles of text flow through the environment and are part of the elements; they are not listed here.

      \(rows(modifiers.filter { !usedByGraph.contains($0) }, heading: "modifier"))

      In windows:

      - A window has no unsafe area and its sheets are windows, so there is nothing to do for `ignoresSafeArea` and `presentationDragIndicator`.
        A sheet opens at the least of its `presentationDetents`, and the person may size it as any window.
      - `preferredColorScheme` is that of the app: libadwaita knows one look for a display, not one for a window. The last window to ask for one gets it.
      - `zIndex` orders what a `ZStack` has; in rows and columns, where things meet only if moved, it changes nothing.
      - GTK gives screen readers no actions with names of the app's: a named `accessibilityAction` is in the menu over the view, one without a name nowhere.

      """
  }

  private static func rows(_ names: [String], heading: String) -> String {
    let head = "| \(heading) | " + hosts.map(\.0).joined(separator: " | ") + " |\n"
    let line = "| --- |" + String(repeating: " --- |", count: hosts.count) + "\n"
    return head + line
      + names.map { name in
        "| `\(name)` | "
          + hosts.map { takesUp(name, $0.1) ? "yes" : "–" }.joined(separator: " | ") + " |"
      }.joined(separator: "\n")
  }

  /// The names of an enum's cases, as its source declares them.
  private static func cases(in file: String, of declaration: String) throws -> [String] {
    let text = try Repository.text("Sources/Linux/SwiftUICore/" + file)
    let start = try #require(text.range(of: declaration + " ") ?? text.range(of: declaration + ":"))
    let indentation = text[..<start.lowerBound].suffix(while: { $0 != "\n" }).prefix { $0 == " " }
      .count
    let end = "\n" + String(repeating: " ", count: indentation) + "}"
    let body = text[start.upperBound...].components(separatedBy: end).first ?? ""
    return body.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("case ") }
      .flatMap { line in
        line.dropFirst(5).matches(of: /(?:^|, )(\w+)(?=\(|,|$|\s)/).map { String($0.1) }
      }
  }

  private static func takesUp(_ name: String, _ host: String) -> Bool {
    let pattern =
      #"case (let )?[^\n:]*\."# + name + #"\b"# + (readers[name].map { "|\\." + $0 } ?? "")
    return sources[host]?.contains {
      $0.range(of: pattern, options: .regularExpression) != nil
    } ?? false
  }

  /// What elements say of themselves, so that a host need not look through their modifiers.
  private static let readers = [
    "accessibility": "(accessibleName|accessibility)\\b", "hidden": "isHidden\\b",
    "navigationTitle": "screenTitle\\b", "toolbar": "toolbarItems\\b",
    "focus": "wantsFocus\\b", "tapGesture": "tap\\(count", "keyPress": "element\\?*\\.press\\(",
  ]

  /// What the view graph itself uses, whatever the host.
  private static let usedByGraph: Set<String> = [
    "tag", "identity", "deleteDisabled", "moveDisabled",
  ]

  private static let sources: [String: [String]] = Dictionary(
    uniqueKeysWithValues: hosts.map { ($0.1, Repository.sources(below: "Sources/Linux/" + $0.1)) })
}

extension Substring {
  fileprivate func suffix(while matches: (Character) -> Bool) -> Substring {
    self[(lastIndex { !matches($0) }.map(index(after:)) ?? startIndex)...]
  }
}
