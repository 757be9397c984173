import SwiftUI
import SwiftUICore
import Testing

@Suite("Fields and toggles", .timeLimit(.minutes(10)))
@MainActor
struct ControlsFieldTests {
  struct Form: View {
    @State var name = "Ada"
    @State var age = 36
    @State var weight: Double? = 61.5
    @State var isOn = false
    @State var log: [String] = []

    var body: some View {
      VStack {
        TextField("Name", text: $name, prompt: Text("Full name"))
          .onSubmit { log.append("submit \(name)") }
        TextField("Age", value: $age, format: .number)
        TextField("Weight", value: $weight, format: .number)
        SecureField("Password", text: $name, onCommit: { log.append("commit") })
        Toggle("Subscribe", isOn: $isOn)
        Text(verbatim: "\(name) \(age) \(weight ?? -1) \(isOn) \(log.joined(separator: ","))")
      }
      .onSubmit(of: .search) { log.append("never") }
      .onSubmit { log.append("outer") }
    }
  }

  @Test("write what was typed, and show what is written")
  func text() throws {
    let graph = ViewGraph()
    graph.setRoot(Form())
    let field = try graph.root.field(0)
    #expect(field.text == "Ada")
    #expect(field.prompt == "Full name")
    #expect(field.element.accessibleName == "Name")
    field.element.send(.setText("Grace"))
    field.element.send(.submit)
    graph.update()
    #expect(try graph.root.field(0).text == "Grace")
    #expect(graph.root.summary == "Grace 36 61.5 false submit Grace,outer")
    let secure = try graph.root.field(3)
    #expect(secure.isSecure && secure.text == "Grace" && secure.prompt == "Password")
    secure.element.send(.setText("x"))
    secure.element.send(.submit)
    graph.update()
    #expect(graph.root.summary == "x 36 61.5 false submit Grace,outer,commit,outer")
  }

  @Test("with a format keep what is being typed, and write what can be read")
  func format() throws {
    let graph = ViewGraph()
    graph.setRoot(Form().environment(\.locale, Locale(identifier: "en_US")))
    let age = try graph.root.field(1).element
    age.send(.setText("12abc"))
    graph.update()
    #expect(try graph.root.field(1).text == "12abc")
    age.send(.setText("1,200"))
    graph.update()
    #expect(graph.root.summary.hasPrefix("Ada 1200"))
    age.send(.setText("nothing"))
    age.send(.focus(false))
    graph.update()
    #expect(try graph.root.field(1).text == "1,200")
    let weight = try graph.root.field(2).element
    weight.send(.setText("60."))
    graph.update()
    #expect(try graph.root.field(2).text == "60.")
    #expect(graph.root.summary.hasPrefix("Ada 1200 60.0"))
    weight.send(.setText(""))
    graph.update()
    #expect(graph.root.summary.hasPrefix("Ada 1200 -1.0"))
  }

  @Test("switch a value, and take no events while disabled")
  func toggle() throws {
    let graph = ViewGraph()
    graph.setRoot(Form())
    let toggle = try #require(graph.root.firstToggle)
    #expect(toggle.content == .toggle(isOn: false, style: .automatic))
    toggle.send(.setOn(true))
    graph.update()
    #expect(toggle.content == .toggle(isOn: true, style: .automatic))
    graph.setRoot(Form().disabled(true))
    let disabled = try #require(graph.root.firstToggle)
    #expect(!disabled.send(.activate))
    #expect(disabled.content == .toggle(isOn: false, style: .automatic))
  }

  struct Alarm: Identifiable {
    let id: Int
    var isEnabled: Bool
  }

  struct Alarms: View {
    @State var alarms = [Alarm(id: 1, isEnabled: true), Alarm(id: 2, isEnabled: false)]
    var body: some View {
      Toggle("All", sources: $alarms, isOn: \.isEnabled).toggleStyle(Mixed())
      Text(verbatim: "\(alarms.map(\.isEnabled))")
    }
  }

  struct Mixed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off") {
          configuration.isOn.toggle()
        }
        Toggle(configuration)
      }
    }
  }

  @Test("change several sources at once, in a style of one's own")
  func sources() throws {
    let graph = ViewGraph()
    graph.setRoot(Alarms())
    #expect(graph.root.plainText == "All mixed All [true, false]")
    try graph.root.button().send(.activate)
    graph.update()
    #expect(graph.root.plainText == "All on All [true, true]")
    try #require(graph.root.firstToggle).send(.setOn(false))
    graph.update()
    #expect(graph.root.plainText == "All off All [false, false]")
  }

  struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text("Boxed")
        configuration
      }
    }
  }

  @Test("take a style of one's own, with the field inside")
  func fieldStyle() throws {
    let graph = ViewGraph()
    graph.setRoot(SecureField("Code", text: .constant("1")).textFieldStyle(Boxed()))
    let field = try graph.root.field(0)
    #expect(graph.root.plainText == "Boxed Code")
    #expect(field.isSecure && field.prompt == "Code")
    graph.setRoot(TextField("Code", text: .constant("1")).textFieldStyle(.roundedBorder))
    #expect(try graph.root.field(0).style == .roundedBorder)
  }
}

@dynamicMemberLookup
struct FieldProbe {
  let element: Element
  let content: TextFieldContent
  subscript<T>(dynamicMember keyPath: KeyPath<TextFieldContent, T>) -> T {
    content[keyPath: keyPath]
  }
}

extension Element {
  func field(_ index: Int) throws -> FieldProbe {
    let fields = preorder.compactMap { element -> FieldProbe? in
      guard case .textField(let content) = element.content else { return nil }
      return FieldProbe(element: element, content: content)
    }
    try #require(fields.indices.contains(index))
    return fields[index]
  }

  var isToggle: Bool { if case .toggle = content { true } else { false } }

  var firstToggle: Element? { preorder.first(where: \.isToggle) }

  /// The last text in the tree.
  var summary: String {
    preorder.last { if case .text = $0.content { true } else { false } }?.plainText ?? ""
  }
}
