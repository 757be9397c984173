import SwiftUI
import SwiftUICore
import Testing

@Suite("A list of 10,000 rows", .timeLimit(.minutes(10)))
@MainActor
struct LargeListTests {
  struct Screen: View {
    @State var items = Array(0..<10_000)
    @State var selection: Int?
    @State var isAsking = false

    var body: some View {
      VStack {
        List(selection: $selection) {
          Section("All") {
            ForEach(items, id: \.self) { Row(id: $0) }.onDelete { items.remove(atOffsets: $0) }
          }
        }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
        Button("Ask") { isAsking = true }
      }
    }
  }

  struct Row: View {
    let id: Int
    @State private var taps = 0
    var body: some View {
      HStack {
        Text(verbatim: "row \(id)")
        Button(taps.description) { taps += 1 }
      }
    }
  }

  @Test("does no work for the others when one changes, and none for an alert over it")
  func work() throws {
    let graph = graph(Screen())
    #expect(graph.bodyEvaluations > 20_000)
    var changed: [Element] = []
    graph.onUpdate = { changed = $0.elements }
    let list = try #require(
      graph.root.preorder.first {
        if case .list = $0.content { true } else { false }
      })
    let rows = list.rows
    #expect(rows.count == 10_000)

    graph.evaluationLog = []
    rows[5000].children[1].send(.activate)
    graph.update()
    #expect(graph.evaluationLog?.filter { $0 == "Row" }.count == 1)
    #expect(rows[5000].plainText == "row 5000 1")
    #expect(changed.count == 1)

    graph.evaluationLog = []
    changed = []
    try #require(graph.root.children.first?.children.last).send(.activate)
    graph.update()
    #expect(graph.evaluationLog?.contains("Row") == false)
    let rowIDs = Set(rows.map(\.id))
    #expect(!changed.contains { rowIDs.contains($0.id) })
    try #require(graph.presentations.first).buttons[0].press()
    graph.update()
    #expect(graph.presentations.isEmpty)
    #expect(graph.evaluationLog?.contains("Row") == false)

    graph.evaluationLog = []
    list.send(.select(7))
    graph.update()
    #expect(graph.evaluationLog?.contains("Row") == false)
    #expect(changed.map(\.id) == [list.id])

    // The rows after it move up; none of them is evaluated.
    graph.evaluationLog = []
    try #require(rows[9000].rowModifier).actions.onDelete?(IndexSet(integer: 9000))
    graph.update()
    #expect(graph.evaluationLog?.contains("Row") == false)
    #expect(list.rows.count == 9_999)
    #expect(list.rows[9000].rowModifier?.index == 9000)
    graph.tearDown()
    #expect(graph.liveNodes == 0)
  }
}
