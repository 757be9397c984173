import Combine
import Observation
import SwiftUI
import SwiftUICore
import Testing

/// What can be read and written through the bindings of a test.
private struct Values: Equatable {
  var text = "old"
  var isOn = false
  var number = 0.25
  var count = 1
  var choice = "a"
  var date = Date(timeIntervalSinceReferenceDate: 0)

  static let new = Values(
    text: "new", isOn: true, number: 0.75, count: 2, choice: "b",
    date: Date(timeIntervalSinceReferenceDate: 864_000))
}

/// Everything that reads through a binding: views of one's own, near and far, and controls.
private struct Readers: View {
  @Binding var values: Values

  var body: some View {
    Far(text: $values.text)
    OnlyPassesOn(values: $values)
    Toggle("Toggle", isOn: $values.isOn)
    TextField("Field", text: $values.text)
    SecureField("Secure", text: $values.text)
    TextEditor(text: $values.text)
    Slider(value: $values.number)
    Stepper("Stepper", value: $values.count, in: 0...9)
    Picker("Picker", selection: $values.choice) { ForEach(["a", "b"], id: \.self) { Text($0) } }
    DatePicker("Date", selection: $values.date)
    DisclosureGroup("Group", isExpanded: $values.isOn) { Text("inside") }
  }

  struct OnlyPassesOn: View {
    let values: Binding<Values>
    var body: some View { Far(text: values.text) }
  }

  struct Far: View {
    @Binding var text: String
    var body: some View { Text(text) }
  }
}

private final class Model: ObservableObject {
  struct User { var values = Values() }
  struct Item: Identifiable {
    let id: Int
    var values = Values()
  }
  @Published var values = Values()
  @Published var user = User()
  @Published var items = [Item(id: 1)]
  @Published var maybe: Values? = Values()

  func change() {
    values = .new
    user.values = .new
    items[0].values = .new
    maybe = .new
  }
}

private final class ByHand: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var values = Values() { willSet { objectWillChange.send() } }
}

@Observable private final class Observed {
  var values = Values()
}

@Suite("Whoever reads through a binding sees the latest value", .timeLimit(.minutes(10)))
@MainActor
struct BindingSourceTests {
  /// The view that has the source, and how code changes it.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor () -> (view: AnyView, change: () -> Void)

    init(
      _ name: String, _ make: @escaping @MainActor () -> (view: AnyView, change: () -> Void)
    ) {
      testDescription = name
      self.make = make
    }
  }

  nonisolated static let cases = [
    Case("state") {
      struct Root: View {
        @State private var values = Values()
        let changer: Changer
        var body: some View {
          let _ = changer.change = { values = .new }
          Readers(values: $values)
        }
      }
      let changer = Changer()
      return (AnyView(Root(changer: changer)), { changer.change() })
    },
    Case("a property of a state object") {
      struct Root: View {
        @StateObject var model: Model
        var body: some View { Readers(values: $model.values) }
      }
      let model = Model()
      return (AnyView(Root(model: model)), model.change)
    },
    Case("a property of an observed object") {
      struct Root: View {
        @ObservedObject var model: Model
        var body: some View { Readers(values: $model.values) }
      }
      let model = Model()
      return (AnyView(Root(model: model)), model.change)
    },
    Case("a property of an environment object") {
      struct Root: View {
        @EnvironmentObject var model: Model
        var body: some View { Readers(values: $model.values) }
      }
      let model = Model()
      return (AnyView(Root().environmentObject(model)), model.change)
    },
    Case("a property of a property of an object") {
      struct Root: View {
        @ObservedObject var model: Model
        var body: some View { Readers(values: $model.user.values) }
      }
      let model = Model()
      return (AnyView(Root(model: model)), model.change)
    },
    Case("an element of an object's collection") {
      struct Root: View {
        @ObservedObject var model: Model
        var body: some View { ForEach($model.items) { $item in Readers(values: $item.values) } }
      }
      let model = Model()
      return (AnyView(Root(model: model)), model.change)
    },
    Case("an optional of an object") {
      struct Root: View {
        @ObservedObject var model: Model
        var body: some View {
          if let values = Binding($model.maybe) { Readers(values: values) }
        }
      }
      let model = Model()
      return (AnyView(Root(model: model)), model.change)
    },
    Case("two functions") {
      struct Root: View {
        @ObservedObject var model: Model
        var body: some View {
          Readers(values: Binding(get: { model.values }, set: { model.values = $0 }))
        }
      }
      let model = Model()
      return (AnyView(Root(model: model)), model.change)
    },
    Case("an object that says by hand when it changes") {
      struct Root: View {
        @ObservedObject var model: ByHand
        var body: some View { Readers(values: $model.values) }
      }
      let model = ByHand()
      return (AnyView(Root(model: model)), { model.values = .new })
    },
    Case("a bindable object") {
      struct Root: View {
        @Bindable var model: Observed
        var body: some View { Readers(values: $model.values) }
      }
      let model = Observed()
      return (AnyView(Root(model: model)), { model.values = .new })
    },
    Case("an observable object in a state") {
      struct Root: View {
        @State var model: Observed
        var body: some View { Readers(values: $model.values) }
      }
      let model = Observed()
      return (AnyView(Root(model: model)), { model.values = .new })
    },
  ]

  final class Changer {
    var change = {}
  }

  @Test("after a change by code", arguments: cases)
  func changedByCode(source: Case) throws {
    let (view, change) = source.make()
    let graph = ViewGraph()
    graph.setRoot(view)
    #expect(different(graph, from: Values()).isEmpty)
    change()
    graph.update()
    #expect(different(graph, from: .new).isEmpty)
  }

  @Test("while the user types", arguments: cases)
  func typed(source: Case) throws {
    let graph = ViewGraph()
    graph.setRoot(source.make().view)
    var expected = Values()
    for text in ["o", "ol", "older"] {
      try graph.root.field(0).element.send(.setText(text))
      graph.update()
      expected.text = text
      #expect(different(graph, from: expected).isEmpty)
    }
  }

  /// What is shown otherwise than where the values are constant.
  private func different(_ graph: ViewGraph, from values: Values) -> [Element.Content] {
    let constant = ViewGraph()
    constant.setRoot(Readers(values: .constant(values)))
    let (shown, right) = (graph.root.preorder, constant.root.preorder)
    guard shown.count == right.count else { return shown.map(\.content) }
    return zip(shown, right).filter { $0.content != $1.content }.map(\.0.content)
  }
}
