import SwiftUI
import SwiftUICore
import Testing

@testable import ViewInspector

private struct Folder: Identifiable {
  let id: String
  var inner: [Folder]?

  static let all = [
    Folder(id: "a", inner: [Folder(id: "b"), Folder(id: "c", inner: [Folder(id: "d")])]),
    Folder(id: "e"),
  ]
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Named: View {
  @State var name: String
  var body: some View {
    Button(name) { name += "!" }.preference(key: Names.self, value: [name])
  }
}

private struct Framed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("styled")
      configuration.content
    }
  }
}

/// What the public package's tests ask for of outlines, boxes and preferences.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct OutlineTests {
  @Test func `An outline is found by its rows, its data and its open groups`() throws {
    let view = VStack { OutlineGroup(Folder.all, children: \.inner) { Text(verbatim: $0.id) } }
    let outline = try view.inspect().vStack().outlineGroup(0)
    #expect(try outline.sourceData([Folder].self).map(\.id) == ["a", "e"])
    #expect(try outline.leaf(Folder.all[1]).text().string() == "e")
    XCTAssertThrows(try outline.leaf("x"), "Type mismatch: String is not Folder")
    #expect(
      try view.inspect().findAll(ViewType.Text.self).map { try $0.string() }
        == ["b", "d", "c", "a", "e"])
    #expect(
      try view.inspect().find(ViewType.OutlineGroup.self).pathToRoot == "vStack().outlineGroup(0)")
  }

  @Test func `Hosts show the rows of an outline whose groups are open`() throws {
    let graph = ViewGraph()
    graph.setRoot(OutlineGroup(Folder.all[0], children: \.inner) { Text(verbatim: $0.id) })
    graph.update()
    #expect(graph.root.texts == ["a"])
    for expected in [["a", "b", "c"], ["a", "b", "c", "d"]] {
      let closed = graph.root.all.last { $0.content == .disclosure(isExpanded: false) }
      closed?.send(.activate)
      graph.update()
      #expect(graph.root.texts == expected)
    }
  }

  @Test func `A box looks as its style says, in the style's own body as usual`() throws {
    struct Boxes: View {
      var body: some View {
        VStack {
          GroupBox("one") { Text("in one") }
          GroupBox { Text("in two") }.groupBoxStyle(.automatic)
        }.groupBoxStyle(Framed())
      }
    }
    let graph = ViewGraph()
    graph.setRoot(Boxes())
    graph.update()
    #expect(graph.root.texts == ["one", "styled", "in one", "in two"])
    let boxes = graph.root.all.filter { $0.content == .groupBox }
    #expect(boxes.count == 1)
    // A box without a label has no room for one.
    #expect(boxes.first?.children.count == 1)
    #expect(
      try GroupBox("b") {}.groupBoxStyle(Framed()).inspect().groupBox().groupBoxStyle() is Framed)
    #expect(try Framed().inspect().vStack().styleConfigurationLabel(0).pathToRoot.isEmpty == false)
  }

  @Test func `A layer is made from what the views hand out, and again when that changes`() throws {
    struct Screen: View {
      var body: some View {
        VStack {
          Named(name: "x")
          Named(name: "y")
        }
        .overlayPreferenceValue(Names.self) { Text(verbatim: $0.joined(separator: "+")) }
        .backgroundPreferenceValue(Names.self, alignment: .top) { Text(verbatim: "\($0.count)") }
      }
    }
    let graph = ViewGraph()
    graph.setRoot(Screen())
    for _ in 0..<5 { graph.update() }
    #expect(graph.root.layerTexts == ["x+y", "2"])
    graph.root.all.first { $0.plainText == "x" }?.send(.activate)
    for _ in 0..<5 { graph.update() }
    #expect(graph.root.layerTexts == ["x!+y", "2"])
    let evaluations = graph.bodyEvaluations
    graph.update()
    #expect(graph.bodyEvaluations == evaluations)
  }

  @Test func `Days are chosen one by one, and all at once in a test`() throws {
    let day = {
      DateComponents(calendar: Calendar(identifier: .gregorian), year: 2031, month: 3, day: $0)
    }
    let days = Binding<Set<DateComponents>>(wrappedValue: [day(5)])
    let start = try #require(day(2).date)
    let view = MultiDatePicker("Off", selection: days, in: start...)
      .environment(\.calendar, Calendar(identifier: .gregorian))
    let graph = ViewGraph()
    graph.setRoot(view)
    graph.update()
    let toggles = { graph.root.all.filter { if case .toggle = $0.content { true } else { false } } }
    let isOn = { toggles().map { $0.content == .toggle(isOn: true, style: .automatic) } }
    // The picker shows the first day that it allows.
    #expect(isOn() == [false, true])
    toggles().first?.send(.activate)
    graph.update()
    #expect(isOn() == [true, true])
    #expect(days.wrappedValue.compactMap(\.day).sorted() == [2, 5])
    toggles().last?.send(.activate)
    graph.update()
    #expect(days.wrappedValue.compactMap(\.day) == [2])

    let picker = try AnyView(view).inspect().find(ViewType.MultiDatePicker.self)
    #expect(picker.pathToRoot == "anyView().multiDatePicker()")
    #expect(try picker.labelView().text().string() == "Off")
    try picker.select(dateComponents: [day(7)])
    #expect(days.wrappedValue == [day(7)])
    XCTAssertThrows(
      try view.disabled(true).inspect().multiDatePicker().select(dateComponents: []),
      "MultiDatePicker is unresponsive: it is disabled")
  }

  @Test func `A test finds what is made from a preference`() throws {
    var made = 0
    let view = EmptyView()
      .overlayPreferenceValue(Names.self) { names -> Text in
        made += 1
        return Text(verbatim: "over \(names.count)")
      }
      .backgroundPreferenceValue(Names.self) { Text(verbatim: "behind \($0.count)") }
    let inspected = try view.inspect().emptyView()
    #expect(made == 0)
    #expect(try inspected.overlayPreferenceValue().text().string() == "over 0")
    #expect(try inspected.backgroundPreferenceValue().text().string() == "behind 0")
    #expect(
      try view.inspect().find(text: "behind 0").pathToRoot
        == "emptyView().backgroundPreferenceValue().text()")
    XCTAssertThrows(
      try EmptyView().inspect().emptyView().overlayPreferenceValue(),
      "EmptyView does not have 'overlayPreferenceValue' modifier")
  }
}

extension Element {
  fileprivate var all: [Element] { [self] + children.flatMap(\.all) }

  fileprivate var texts: [String] {
    all.compactMap { if case .text = $0.content { $0.plainText } else { nil } }
  }

  /// What lies over and behind the elements.
  fileprivate var layerTexts: [String] {
    all.flatMap { element in
      element.modifiers.flatMap { modifier -> [String] in
        switch modifier {
        case .overlay(let layer), .background(let layer): layer.elements.flatMap(\.texts)
        default: []
        }
      }
    }
  }
}
