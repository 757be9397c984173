import SwiftUI
import SwiftUICore
import Testing

@Suite("Scrolling, grids and what is made for its room", .timeLimit(.minutes(10)))
@MainActor
struct ScrollTests {
  struct Chat: View {
    @State var messages = [1, 2]
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack { ForEach(messages, id: \.self) { Text("message \($0)") } }
          Text("end").id("end")
        }
        Button("Send") {
          messages.append(3)
          proxy.scrollTo(3, anchor: .bottom)
        }
        Button("End") { proxy.scrollTo("end") }
        Button("Nowhere") { proxy.scrollTo("nowhere") }
      }
    }
  }

  @Test("asks the host to scroll to a view by its identity, also to one that is just coming")
  func scrolling() {
    let graph = graph(Chat())
    var requests: [String] = []
    graph.onScroll = { requests.append("\($0.element.plainText) \($0.anchor == .bottom)") }
    for button in graph.root.preorder.filter(\.isButton) {
      button.send(.activate)
      graph.update()
    }
    #expect(requests == ["message 3 true", "end false"])
    graph.tearDown()
    #expect(graph.liveNodes == 0)
  }

  @Test("arrange views")
  func arrangement() throws {
    let graph = graph(
      VStack {
        Grid(horizontalSpacing: 3) {
          GridRow {
            Text("a").gridCellColumns(2)
            Text("b")
          }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.fixed(20), spacing: 2)]) {
          Text("c")
        }
        ViewThatFits {
          Text("first")
          Text("second")
        }
        GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
          .environment(\.containerSize, CGSize(width: 7, height: 1))
        ContentUnavailableView("Empty", systemImage: "tray", description: Text("Add one"))
        ContentUnavailableView.search(text: "x")
      })
    #expect(
      graph.root.plainText
        == "a b c first 7 Empty Add one No Results for “x” Check the spelling or try a new search.")
    let grid = try #require(graph.root.children.first?.children[1])
    guard case .lazyGrid(let content) = grid.content else { return #expect(Bool(false)) }
    #expect(content.tracks == [.adaptive(minimum: 80, maximum: .infinity), .fixed(20)])
    #expect(content.axis == .vertical && content.trackSpacing == 2)
  }
}
