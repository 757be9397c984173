import SwiftUI
import SwiftUICore
import Testing

@testable import TerminalHost

@Suite("Menus of rows and views in cells", .timeLimit(.minutes(10))) @MainActor
struct RowMenuTests {
  private struct Rows: View {
    @State var names = ["Ann", "Bob"]
    @State var log = ""

    var body: some View {
      VStack {
        Text("log \(log)")
        List {
          ForEach(names, id: \.self) { name in
            HStack {
              Image(systemName: "star")
              Text(name)
              Spacer()
            }
            .badge(1)
            .swipeActions { Button("Delete") { log += "swiped \(name.prefix(1))" } }
            .contextMenu { Button("Copy") { log += "copied \(name.prefix(1))" } }
          }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { names.remove(atOffsets: $0) }
        }
      }
    }
  }

  private func items(_ window: TestWindow) -> [String]? {
    window.screen.popup?.items.map(\.title)
  }

  private func secondaryClick(_ text: String, _ window: TestWindow) {
    let lines = window.draw().split(separator: "\n", omittingEmptySubsequences: false)
    for (y, line) in lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      let x = line.distance(from: line.startIndex, to: range.lowerBound)
      let point = CellPoint(x: x, y: y)
      window.screen.handle(.mouse(MouseEvent(kind: .secondaryPress, point: point)))
      window.draw()
      return
    }
    Issue.record("no \(text) on \(lines)")
  }

  @Test("A row of text offers its context menu, its swipe actions, and what the list does with it")
  func textRow() {
    let window = TestWindow(50, 16) { Rows() }
    #expect(window.draw().contains("F2 more"))
    window.press(KeyStroke(.function(2)))
    #expect(items(window) == ["Copy", "Delete", "Move Down", "Delete Row"])
    #expect(window.press(KeyStroke(.enter)).contains("log copied A"))
    secondaryClick("Bob", window)
    #expect(items(window) == ["Copy", "Delete", "Move Up", "Delete Row"])
    window.click("Delete ")
    #expect(window.draw().contains("swiped B"))
    secondaryClick("Bob", window)
    window.click("Delete Row")
    #expect(!window.draw().contains("Bob "))
    secondaryClick("Ann", window)
    #expect(items(window) == ["Copy", "Delete", "Delete Row"])
  }

  @Test("A row with controls has its menu at each of them and between them")
  func controlRow() {
    let window = TestWindow(50, 16) {
      List {
        ForEach(["Ann"], id: \.self) { name in
          HStack {
            Text(name).contextMenu { Button("Call") {} }
            Text("away")
            Button("Edit") {}
          }
          .swipeActions { Button("Pin") {} }
        }
        .onDelete { _ in }
      }
    }
    #expect(window.draw().contains("F2 more"))
    window.press(KeyStroke(.function(2)))
    #expect(items(window) == ["Pin", "Delete"])
    window.press(KeyStroke(.escape))
    secondaryClick("away", window)
    #expect(items(window) == ["Pin", "Delete"])
    window.press(KeyStroke(.escape))
    secondaryClick("Ann", window)
    #expect(items(window) == ["Call", "Pin", "Delete"])
  }

  @Test("Rows that can be selected, that can be tapped, and whose controls are off have theirs too")
  func otherRows() {
    let window = TestWindow(50, 16) {
      VStack {
        List(["Ann"], id: \.self, selection: .constant(Set<String>())) { name in
          Text(name).contextMenu { Button("Call") {} }
        }
        List {
          ForEach(["Bob"], id: \.self) { Text($0).onTapGesture {} }.onDelete { _ in }
          HStack {
            Text("Cid")
            Button("Edit") {}.disabled(true)
          }
          .swipeActions { Button("Pin") {} }
        }
      }
    }
    for (name, menu) in [("Ann", "Call"), ("Bob", "Delete"), ("Cid", "Pin")] {
      #expect(window.draw().contains("F2 more"))
      #expect(window.screen.focused?.menu.map(\.title) == [menu], "\(name)")
      secondaryClick(name, window)
      #expect(items(window) == [menu])
      window.press(KeyStroke(.escape), KeyStroke(.tab))
    }
  }

  private struct Opening: View {
    @State var isOpen = true
    @State var chosen: String?

    var body: some View {
      VStack {
        Text("chosen \(chosen ?? "none")")
        List(selection: $chosen) {
          DisclosureGroup("More", isExpanded: $isOpen) {
            ForEach(["Plum", "Kiwi"], id: \.self) { Text($0).tag($0) }.onDelete { _ in }
          }
          Text("Pear").contextMenu { Button("Peel") {} }.tag("Pear")
        }
      }
    }
  }

  @Test("Rows under another can be chosen and have their menus, and the rows after it too")
  func disclosedRows() {
    let window = TestWindow(50, 16) { Opening() }
    for (name, menu) in [("Plum", "Delete"), ("Kiwi", "Delete"), ("Pear", "Peel")] {
      window.click("  \(name)")
      #expect(window.draw().contains("chosen \(name)"))
      #expect(window.screen.focused?.menu.map(\.title) == [menu])
    }
    window.click("More")
    #expect(!window.draw().contains("Kiwi"))
    window.click("• Pear")
    #expect(window.draw().contains("chosen Pear") && window.draw().contains("> Pear"))
  }

  @Test("A text with a context menu takes the focus for it")
  func view() {
    let window = TestWindow(50, 16) {
      VStack {
        Text("plain")
        Text("special").contextMenu { Button("Copy") {} }
      }
    }
    #expect(window.draw().contains(">special<"))
    window.press(KeyStroke(.enter))
    #expect(items(window) == ["Copy"])
    window.press(KeyStroke(.escape))
    secondaryClick("plain", window)
    #expect(items(window) == nil)
  }

  @Test("The focus begins in the content of a sheet, not in the bar above it")
  func sheetFocus() {
    let window = TestWindow(50, 16) {
      Text("behind").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Form { TextField("Name", text: .constant("")) }
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            }
        }
      }
    }
    #expect(window.draw().contains("Cancel"))
    #expect(window.screen.focused?.field != nil)
    window.press(KeyStroke(.tab, .shift))
    #expect(window.focused == "Cancel")
  }
}
