import SwiftUI
import SwiftUICore
import Testing

@testable import GTKHost

/// What an alert says in GNOME's terms; no display is needed for that.
@MainActor
@Suite("The content of an alert dialog", .timeLimit(.minutes(10)))
struct AlertContentTests {
  private func content<A: View>(
    _ title: String = "Title", message: String = "Message", @ViewBuilder actions: () -> A
  ) throws -> AlertContent {
    let graph = ViewGraph()
    graph.setRoot(
      Text("").alert(
        Text(verbatim: title), isPresented: .constant(true), actions: actions,
        message: { Text(verbatim: message) }))
    return AlertContent(try #require(graph.presentations.first))
  }

  @Test("Cancel comes first and the action that was asked for last, which is suggested")
  func order() throws {
    let content = try content {
      Button("Save") {}
      Button("Discard", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
    #expect(content.buttons.map(\.title) == ["Cancel", "Discard", "Save"])
    #expect(content.buttons.map(\.isSuggested) == [false, false, true])
    #expect(content.buttons.map(\.isDestructive) == [false, true, false])
    #expect(content.defaultIndex == 0)
  }

  @Test("A destructive action is neither the default nor suggested")
  func destructive() throws {
    let content = try content {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
    #expect(content.buttons.map(\.isSuggested) == [false, false])
    #expect(content.defaultIndex != 0)
    #expect(content.focusIndex == 1)
  }

  @Test("The keyboard is at first on the default, else on cancel, else on what destroys nothing")
  func focus() throws {
    let withDefault = try content {
      Button("Cancel", role: .cancel) {}
      Button("Save") {}
    }
    #expect(withDefault.focusIndex == 1)
    let withDisabled = try content {
      Button("Cancel", role: .cancel) {}
      Button("Save") {}.disabled(true)
    }
    #expect(withDisabled.focusIndex == 0)
    let destructive = try content { Button("Delete", role: .destructive) {} }
    #expect(destructive.focusIndex == nil)
  }

  @Test("An alert without actions has the one of the system, which need not stand out")
  func noActions() throws {
    let content = try content { EmptyView() }
    #expect(content.buttons.count == 1)
    #expect(content.defaultIndex == 0)
    #expect(!content.buttons[0].isSuggested)
  }

  @Test("More actions than a dialog has room for are listed in the order of the source")
  func manyActions() throws {
    let content = try content {
      ForEach(0..<1_000) { Button("Action \($0)") {} }
      Button("Cancel", role: .cancel) {}
    }
    #expect(content.buttons.map(\.title) == ["Cancel"])
    #expect(content.listedButtons.count == 1_000)
    #expect(content.listedButtons.first?.title == "Action 0")
    #expect(content.listedButtons.last?.index == 999)
  }

  @Test("An action with a long title is listed with the others in the order of the source")
  func longAction() throws {
    let long = String(repeating: "Delete ", count: 20)
    let content = try content {
      Button("Cancel", role: .cancel) {}
      Button(long) {}
      Button("Short") {}
    }
    #expect(content.buttons.map(\.title) == ["Cancel"])
    #expect(content.listedButtons.map(\.title) == [long, "Short"])
  }

  @Test(
    "Text too long for a heading or a body scrolls, and none of it is lost",
    arguments: [("T", 100_000), ("T", 10), (String(repeating: "T", count: 5_000), 10)])
  func longText(title: String, length: Int) throws {
    let message = String(repeating: "m", count: length)
    let content = try content(title, message: message) { Button("OK") {} }
    let all = [content.heading, content.body, content.longText].compactMap(\.self).joined()
    #expect(all.contains(message))
    #expect(all.contains(title))
    #expect((content.heading?.count ?? 0) <= 201)
    #expect(content.body.count <= 600)
  }

  @Test("The same parts with other words fit the dialog that is up; other actions do not")
  func sameParts() throws {
    let first = try content("One") { Button("OK") {} }
    let second = try content("Two", message: "Other") { Button("Fine") {}.disabled(true) }
    let third = try content("Two") {
      Button("OK") {}
      Button("Cancel", role: .cancel) {}
    }
    #expect(second.hasSameParts(as: first))
    #expect(!third.hasSameParts(as: first))
  }
}

@Suite("Icons for symbols", .timeLimit(.minutes(10)))
struct SymbolIconTests {
  @Test("A symbol in another frame is the same icon; an unknown one is none")
  func variants() {
    #expect(SymbolIcon.name(for: "trash.fill") == SymbolIcon.name(for: "trash"))
    #expect(SymbolIcon.name(for: "lock.open.fill") == SymbolIcon.name(for: "lock.open"))
    #expect(SymbolIcon.name(for: "no.such.symbol") == nil)
    #expect(SymbolIcon.name(for: "") == nil)
  }
}
