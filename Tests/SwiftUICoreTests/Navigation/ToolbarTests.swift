import SwiftUI
import SwiftUICore
import Testing

@Suite("Toolbars", .timeLimit(.minutes(10)))
@MainActor
struct ToolbarTests {
  struct Counting: ToolbarContent {
    @State private var count = 0
    var body: some ToolbarContent {
      ToolbarItem(placement: .primaryAction) { Button("Count \(count)") { count += 1 } }
    }
  }

  struct Screen: View {
    @State var isEditing = false
    var body: some View {
      Group {
        Text("a")
        Text("b")
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        Counting()
        if isEditing {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("x") {}
            Button("y") {}
          }
        } else {
          ToolbarItem { Button("Edit") { isEditing = true } }
        }
      }
      .navigationBarItems(trailing: Text("old"))
    }
  }

  @Test("have their items once, with places, and their own state")
  func items() throws {
    let graph = graph(Screen())
    func shown() -> [String] { graph.root.toolbarItems.map(\.plainText) }
    #expect(shown() == ["Cancel", "Count 0", "Edit", "old"])
    #expect(graph.root.toolbarItems.map(\.content).first == .toolbarItem(.cancellationAction))
    for title in ["Count 0", "Edit"] {
      let item = try #require(graph.root.toolbarItems.first { $0.plainText == title })
      item.children[0].send(.activate)
      graph.update()
    }
    #expect(shown() == ["Cancel", "Count 1", "x y", "old"])
    graph.tearDown()
    #expect(graph.liveNodes == 0)
  }
}
