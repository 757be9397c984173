import SwiftUI
import SwiftUICore
import Testing

@Suite("Lists, forms and sections", .timeLimit(.minutes(10)))
@MainActor
struct ListTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  final class Log {
    var deleted: [IndexSet] = []
  }

  struct Screen: View {
    @State var items = (1...4).map { Item(id: $0, name: "row \($0)") }
    @State var selection: Set<Int> = [2]
    @State var single: Int? = 3
    let log: Log

    var body: some View {
      VStack {
        List(selection: $selection) {
          Section("Head") {
            ForEach($items) { $item in Text(item.name) }
              .onDelete { offsets in
                log.deleted.append(offsets)
                items.remove(atOffsets: offsets)
              }
          }
          Section {
            Text("tagged").tag(9)
            Text("plain")
          } footer: {
            Text("foot")
          }
        }
        List(items, selection: $single) { Text($0.name) }.listStyle(.plain)
        Text("chosen \(selection.sorted().description) \(single ?? -1)")
      }
    }
  }

  @Test("know which rows are selected, change that, and delete rows")
  func selection() throws {
    let log = Log()
    let graph = graph(Screen(log: log))
    let lists = graph.root.preorder.filter { if case .list = $0.content { true } else { false } }
    func list(_ index: Int) -> ListContent? {
      if case .list(let content) = lists[index].content { content } else { nil }
    }
    #expect(
      lists[0].rows.map(\.plainText) == ["row 1", "row 2", "row 3", "row 4", "tagged", "plain"])
    #expect(list(0)?.selection == .multiple && list(0)?.selected == [1])
    #expect(list(1)?.selection == .single && list(1)?.selected == [2])
    #expect(list(1)?.style == .plain)
    lists[0].send(.select(4))
    lists[0].send(.select(5))
    lists[0].send(.select(99))
    lists[1].send(.select(0))
    graph.update()
    #expect(list(0)?.selected == [1, 4])
    #expect(list(1)?.selected == [0])
    #expect(graph.root.first(saying: "chosen [2, 9] 1") != nil)

    let row = lists[0].rows[0]
    let actions = try #require(row.rowModifier)
    #expect(actions.index == 0)
    actions.actions.onDelete?(IndexSet(integer: actions.index))
    graph.update()
    // Rows have moved up, inside a section, and the list knows.
    #expect(list(0)?.selected == [0, 3])
    #expect(list(1)?.selected == [])
    #expect(lists[0].rows[0].rowModifier?.index == 0)
    #expect(log.deleted == [IndexSet(integer: 0)])
    graph.tearDown()
    #expect(graph.liveNodes == 0)
  }

  struct Folding: View {
    @State var isOpen = true
    var body: some View {
      Form {
        Section("Folds", isExpanded: $isOpen) { Text("inside") }
        DisclosureGroup("Own") { Text("hidden at first") }
        GroupBox("Box") { Text("boxed") }
        GroupBox { Text("bare") }
      }
    }
  }

  @Test("fold and unfold what can be folded")
  func folding() throws {
    let graph = graph(Folding())
    #expect(graph.root.plainText == "Folds inside Own Box boxed bare")
    let disclosures = graph.root.preorder.filter {
      if case .disclosure = $0.content { true } else { false }
    }
    disclosures[0].send(.setExpanded(false))
    disclosures[1].send(.activate)
    graph.update()
    #expect(graph.root.plainText == "Folds Own hidden at first Box boxed bare")
  }

  @Test("take data in each of the usual forms")
  func forms() {
    let names = ["a", "b"]
    #expect(graph(List(names, id: \.self) { Text($0) }).root.plainText == "a b")
    #expect(graph(List(0..<3) { Text("\($0)") }).root.plainText == "0 1 2")
    #expect(graph(List { Text("x") }).root.plainText == "x")
    let bound = Binding.constant([Item(id: 1, name: "i")])
    #expect(graph(List(bound) { $item in Text(item.name) }).root.plainText == "i")
    let scroll = graph(ScrollView([.horizontal]) { Text("s") })
    #expect(scroll.root.children.first?.content == .scroll(horizontal: true, vertical: false))
  }
}

extension Element {
  var rowModifier: RowModifier? {
    for case .row(let row) in modifiers { return row }
    return nil
  }
}
