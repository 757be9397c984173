import Observation
import SwiftUI
import SwiftUICore
import Testing

@Suite("A view graph", .timeLimit(.minutes(10)))
@MainActor
struct ViewGraphTests {
  struct Counter: View {
    @State private var count = 0
    @State private var isPresented = false

    var body: some View {
      VStack {
        CountLabel(count: count)
        Button("Increase") { isPresented = true }
          .modifier(Ask(isPresented: $isPresented) { count += 1 })
      }
      .padding()
    }
  }

  struct CountLabel: View {
    let count: Int
    var body: some View { Text("\(count)") }
  }

  struct Ask: ViewModifier {
    let isPresented: Binding<Bool>
    let yes: () -> Void
    func body(content: Content) -> some View {
      content.alert(isPresented: isPresented) {
        Alert(
          title: Text("Increase?"), primaryButton: .default(Text("Yes"), action: yes),
          secondaryButton: .cancel(Text("Cancel")))
      }
    }
  }

  @Test("shows, presents and answers an alert, evaluating only what has to be")
  func alert() throws {
    let graph = ViewGraph()
    graph.setRoot(Counter())
    #expect(graph.root.plainText == "0 Increase")
    let button = try graph.root.button()
    graph.evaluationLog = []
    button.send(.activate)
    graph.update()
    // The alert's own buttons are new; of what was there only the presenting modifier is evaluated.
    #expect(graph.evaluationLog?.filter { !$0.hasPrefix("Legacy") } == ["Ask"])
    let presentation = try #require(graph.presentations.first)
    #expect(presentation.title?.string == "Increase?")
    #expect(presentation.buttons.map(\.title) == ["Yes", "Cancel"])
    presentation.buttons[0].press()
    graph.update()
    #expect(graph.presentations.isEmpty)
    #expect(graph.root.plainText == "1 Increase")
    graph.tearDown()
    #expect(graph.liveNodes == 0)
  }

  @Observable final class Model {
    var a = 0
    var b = 0
  }

  struct Reader: View {
    let model: Model
    var body: some View { Text("\(model.a)") }
  }

  @Test("evaluates a view again when an observable property that it read changes, and only then")
  func observation() {
    let model = Model()
    let graph = ViewGraph()
    graph.setRoot(Reader(model: model))
    graph.evaluationLog = []
    model.b = 1
    graph.update()
    #expect(graph.evaluationLog == [])
    model.a = 5
    graph.update()
    #expect(graph.evaluationLog == ["Reader"])
    #expect(graph.root.plainText == "5")
  }

  struct Alternating: View {
    let model: Model
    @State var turn = 0
    var body: some View {
      VStack {
        Text("\(turn) \(model.a)")
        Button("Next") { turn += 1 }
      }
    }
  }

  @Test("observes once, however often a view has been evaluated since")
  func observationIsReplaced() throws {
    let model = Model()
    let graph = ViewGraph()
    graph.setRoot(Alternating(model: model))
    let button = try graph.root.button()
    for _ in 0..<100 {
      button.send(.activate)
      graph.update()
    }
    graph.evaluationLog = []
    model.a = 7
    graph.update()
    #expect(graph.evaluationLog?.filter { $0 == "Alternating" } == ["Alternating"])
    #expect(graph.root.plainText == "100 7 Next")
    graph.tearDown()
    graph.evaluationLog = []
    model.a = 8
    graph.update()
    #expect(graph.evaluationLog == [])
  }

  struct Rows: View {
    @State var ids = [1, 2, 3]
    var body: some View {
      VStack {
        ForEach(ids, id: \.self) { Row(id: $0) }
        Button("Shuffle") { ids = [3, 1, 4] }
      }
    }
  }
  struct Row: View {
    let id: Int
    @State private var taps = 0
    var body: some View {
      Button("row \(id) taps \(taps)") { taps += 1 }
    }
  }

  @Test("keeps the state of a row with its identity")
  func forEach() {
    let graph = ViewGraph()
    graph.setRoot(Rows())
    let buttons = graph.root.preorder.filter(\.isButton)
    buttons[0].send(.activate)
    graph.update()
    #expect(graph.root.plainText == "row 1 taps 1 row 2 taps 0 row 3 taps 0 Shuffle")
    graph.evaluationLog = []
    buttons[3].send(.activate)
    graph.update()
    #expect(graph.root.plainText == "row 3 taps 0 row 1 taps 1 row 4 taps 0 Shuffle")
    #expect(graph.evaluationLog?.filter { $0 == "Row" }.count == 1)
  }

  struct Vanishing: View {
    @State var isThere = true
    var body: some View {
      VStack {
        Button("Leave") { isThere = false }
        if isThere {
          Text("x").alert("Stay?", isPresented: .constant(true)) { Button("OK") {} }
        }
      }
    }
  }

  @Test("takes an alert down with the view that presents it, and keeps nothing of either")
  func presenterGoes() throws {
    let graph = ViewGraph()
    graph.setRoot(Vanishing())
    #expect(graph.presentations.count == 1)
    let before = graph.presentations[0]
    before.dismiss()
    graph.update()
    #expect(graph.presentations.first === before, "a constant cannot be closed")
    try graph.root.button().send(.activate)
    graph.update()
    #expect(graph.presentations.isEmpty)
    before.buttons.first?.press()
    graph.tearDown()
    #expect(graph.liveNodes == 0)
  }

  struct Lifecycle: View {
    @State var shown = true
    let log: (String) -> Void
    var body: some View {
      VStack {
        if shown {
          Text("x").onAppear { log("appear") }.onDisappear { log("disappear") }
            .onChange(of: shown) { log("never") }
        }
        Button("Toggle") { shown.toggle() }
          .onChange(of: shown) { old, new in log("\(old) \(new)") }
      }
    }
  }

  @Test("tells a view of its coming, its changes and its going")
  func lifecycle() throws {
    var log: [String] = []
    let graph = ViewGraph()
    graph.setRoot(Lifecycle { log.append($0) })
    let button = try graph.root.button()
    button.send(.activate)
    graph.update()
    #expect(log == ["appear", "disappear", "true false"])
  }
}

extension Element {
  func button() throws -> Element {
    let found = preorder.first(where: \.isButton)
    return try #require(found)
  }

  var isButton: Bool { if case .button = content { true } else { false } }
}
