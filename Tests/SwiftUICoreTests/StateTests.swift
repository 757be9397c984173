import SwiftUI
import SwiftUICore
import Testing

@Suite("State", .timeLimit(.minutes(10)))
@MainActor
struct StateTests {
  struct Parent: View {
    @State var generation = 0
    @State var identity = 0
    var body: some View {
      Child(label: "g\(generation)").id(identity)
      Button("Again") { generation += 1 }
      Button("Afresh") { identity += 1 }
    }
  }
  struct Child: View {
    let label: String
    @State private var taps = 0
    var body: some View { Button("\(label) \(taps)") { taps += 1 } }
  }

  @Test("survives evaluation, and starts afresh with another identity")
  func identity() {
    let graph = ViewGraph()
    graph.setRoot(Parent())
    graph.press("g0 0")
    graph.press("Again")
    #expect(graph.root.plainText == "g1 1 Again Afresh")
    graph.press("Afresh")
    #expect(graph.root.plainText == "g1 0 Again Afresh")
  }

  struct Twice: View {
    @State var value = 0
    let log: (String) -> Void
    var body: some View {
      Reader(value: value)
      Button("Write") {
        $value.wrappedValue = 1
        $value.wrappedValue = 2
      }
      .onChange(of: value) { log("changed to \(value)") }
    }
  }
  struct Reader: View {
    let value: Int
    var body: some View { Text("\(value)") }
  }

  @Test("written twice through a binding is seen once")
  func once() {
    var log: [String] = []
    let graph = ViewGraph()
    graph.setRoot(Twice { log.append($0) })
    graph.evaluationLog = []
    graph.press("Write")
    #expect(log == ["changed to 2"])
    #expect(graph.evaluationLog?.filter { $0 == "Reader" }.count == 1)
  }

  final class Counter: ObservableObject {
    @MainActor static var made = 0
    @Published var count = 0
    @MainActor init() { Self.made += 1 }
  }

  struct Owner: View {
    @StateObject private var counter = Counter()
    @State private var other = 0
    var body: some View {
      Watcher(counter: counter)
      Bystander(counter: counter)
      Inheritor()
      Button("Other \(other)") { other += 1 }
        .environmentObject(counter)
    }
  }
  struct Watcher: View {
    @ObservedObject var counter: Counter
    var body: some View {
      Stepper("watch \(counter.count)", value: $counter.count)
    }
  }
  struct Bystander: View {
    let counter: Counter
    var body: some View { Button("Count") { counter.count += 1 } }
  }
  struct Inheritor: View {
    var body: some View { Text("inherits") }
  }

  @Test("objects are made once, and evaluate those that watch them")
  func objects() {
    Counter.made = 0
    let graph = ViewGraph()
    graph.setRoot(Owner())
    graph.press("Other 0")
    #expect(Counter.made == 1)
    graph.evaluationLog = []
    graph.press("Count")
    #expect(graph.root.plainText == "watch 1 Count inherits Other 1")
    let own = ["Owner", "Watcher", "Bystander", "Inheritor"]
    // The owner watches its object, too; those beside it do not.
    #expect(graph.evaluationLog?.filter(own.contains) == ["Owner", "Watcher"])
    graph.root.preorder.first { $0.plainText == "watch 1" }?.send(.increment)
    graph.update()
    #expect(graph.root.plainText.hasPrefix("watch 2"))
  }

  struct EnvironmentUser: View {
    @EnvironmentObject var counter: Counter
    @Environment(Model.self) private var model: Model?
    @State private var isShown = false
    var body: some View {
      Button("env \(counter.count) \(model?.name ?? "none")") { isShown = true }
        .sheet(isPresented: $isShown) {
          Text("sheet").modifier(Env())
            .alert("Alert", isPresented: $isShown) {
              Button("OK") {}
            } message: {
              Text("message").modifier(Env())
            }
        }
    }
  }
  struct Env: ViewModifier {
    @EnvironmentObject var counter: Counter
    func body(content: Content) -> some View { Text("inside \(counter.count)") }
  }
  @Observable final class Model {
    var name = "model"
    var isOn = false
  }

  @Test("of the environment reaches views, sheets and alerts")
  func environment() throws {
    let counter = Counter()
    counter.count = 7
    let graph = ViewGraph()
    graph.setRoot(EnvironmentUser().environmentObject(counter).environment(Model()))
    graph.press("env 7 model")
    #expect(graph.presentations.count == 2)
    let sheet = try #require(graph.presentations.first { $0.kind == .sheet })
    let alert = try #require(graph.presentations.first { $0.kind == .alert })
    #expect(sheet.content.plainText == "inside 7")
    #expect(alert.messageText == "inside 7")
    counter.count = 8
    graph.update()
    #expect(sheet.content.plainText == "inside 8")
  }

  struct Editor: View {
    @Bindable var model: Model
    var body: some View {
      TextField("Name", text: $model.name)
      Toggle("On", isOn: $model.isOn)
    }
  }

  @Test("of an observable object is bound by Bindable")
  func bindable() throws {
    let model = Model()
    let graph = ViewGraph()
    graph.setRoot(Editor(model: model))
    try graph.root.field(0).element.send(.setText("new"))
    #expect(model.name == "new")
    model.name = "newer"
    graph.update()
    #expect(try graph.root.field(0).text == "newer")
    try #require(graph.root.firstToggle).send(.activate)
    #expect(model.isOn)
  }

  struct SceneValues: View {
    var body: some View {
      Draft()
      Draft()
    }
  }
  struct Draft: View {
    @SceneStorage("draft") private var text = "a"
    @Namespace private var namespace
    @ScaledMetric private var size = 12.0
    var body: some View { Button("\(text) \(size, specifier: "%.0f")") { text += "b" } }
  }

  @Test("of a scene is shared by its views, and by no other scene")
  func scene() {
    let graph = ViewGraph()
    graph.setRoot(SceneValues())
    graph.press("a 12")
    #expect(graph.root.plainText == "ab 12 ab 12")
    let other = ViewGraph()
    other.setRoot(SceneValues())
    #expect(other.root.plainText == "a 12 a 12")
  }
}

extension ViewGraph {
  /// Presses the first button that says so, and updates.
  func press(_ title: String) {
    let button = root.preorder.first { $0.isButton && $0.plainText == title }
    #expect(button != nil, "no button \(title) in \(root.plainText)")
    button?.send(.activate)
    update()
  }
}
