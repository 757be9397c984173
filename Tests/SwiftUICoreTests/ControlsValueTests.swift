import SwiftUI
import SwiftUICore
import Testing

@Suite("Controls for values", .timeLimit(.minutes(10)))
@MainActor
struct ControlsValueTests {
  enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla, strawberry
    var id: Self { self }
  }

  struct Order: View {
    @State var flavor: Flavor = .vanilla
    @State var topping: Flavor?
    @State var extra = true
    var body: some View {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue.capitalized) }
        if extra { Text("Never").tag(7) }
      }
      .pickerStyle(.segmented)
      Picker(selection: $topping) {
        Text("None").tag(nil as Flavor?)
        Divider()
        Group {
          ForEach(Flavor.allCases) { Label($0.rawValue, systemImage: "x").tag(Optional($0)) }
        }
      } label: {
        Text("Topping")
      }
      Button("Less") { extra = false }
      Text(verbatim: "\(flavor) \(topping?.rawValue ?? "none")")
    }
  }

  @Test("A picker selects by tag, and by the identity of rows")
  func picker() throws {
    let graph = ViewGraph()
    graph.setRoot(Order())
    let shown = try graph.root.picker(0)
    #expect(shown.options == ["Chocolate", "Vanilla", "Strawberry", "Never"])
    #expect(shown.selection == 1 && shown.style == .segmented)
    let flavor = try graph.root.pickerElement(0)
    flavor.send(.select(2))
    flavor.send(.select(3))
    flavor.send(.select(9))
    graph.update()
    #expect(graph.root.summary == "strawberry none")
    #expect(try graph.root.picker(0).selection == 2)
    try graph.root.button().send(.activate)
    graph.update()
    #expect(try graph.root.picker(0).options.count == 3)
  }

  @Test("A picker selects an optional value, and none")
  func optionalPicker() throws {
    let graph = ViewGraph()
    graph.setRoot(Order())
    let topping = try graph.root.pickerElement(1)
    #expect(
      try graph.root.picker(1).options == ["None", "chocolate", "vanilla", "strawberry"])
    #expect(try graph.root.picker(1).selection == 0)
    topping.send(.select(3))
    graph.update()
    #expect(graph.root.summary == "vanilla strawberry")
    topping.send(.select(0))
    graph.update()
    #expect(graph.root.summary == "vanilla none")
    #expect(try graph.root.picker(1).selection == 0)
  }

  struct Amounts: View {
    @State var count = 8
    @State var size = 0.5
    @State var volume: Float = 0.25
    @State var date = Date(timeIntervalSince1970: 1000)
    @State var edits: [Bool] = []
    var body: some View {
      Stepper("Count", value: $count, in: 0...10, step: 3) { edits.append($0) }
      Stepper("Size", value: $size, format: .percent)
      Slider(value: $volume, in: 0...1, step: 0.25) {
        Text("Volume")
      } minimumValueLabel: {
        Text("quiet")
      } maximumValueLabel: {
        Text("loud")
      }
      DatePicker(
        "Due", selection: $date, in: Date(timeIntervalSince1970: 500)...,
        displayedComponents: .date)
      ProgressView("Copying", value: Double(count), total: 10)
      ProgressView()
      Gauge(value: volume, in: 0...2) { Text("Level") }
      Text(verbatim: "\(count) \(size) \(volume) \(Int(date.timeIntervalSince1970)) \(edits.count)")
    }
  }

  @Test("A stepper respects its range, and says where it can go")
  func stepper() throws {
    let graph = ViewGraph()
    graph.setRoot(Amounts().environment(\.locale, Locale(identifier: "en_US")))
    let steppers = graph.root.preorder.filter {
      if case .stepper = $0.content { true } else { false }
    }
    let count = steppers[0]
    count.send(.increment)
    graph.update()
    #expect(count.content == .stepper(value: nil, canIncrement: false, canDecrement: true))
    count.send(.increment)
    #expect(graph.root.summary == "10 0.5 0.25 1000 2")
    for _ in 1...5 { count.send(.decrement) }
    graph.update()
    #expect(count.content == .stepper(value: nil, canIncrement: true, canDecrement: false))
    #expect(graph.root.summary.hasPrefix("0 0.5"))
    #expect(steppers[1].content == .stepper(value: "50%", canIncrement: true, canDecrement: true))
    steppers[1].send(.increment)
    graph.update()
    #expect(steppers[1].content == .stepper(value: "150%", canIncrement: true, canDecrement: true))
  }

  @Test("A slider stays on its steps, a date picker within its range")
  func slider() throws {
    let graph = ViewGraph()
    graph.setRoot(Amounts())
    let slider = try #require(
      graph.root.first { if case .slider = $0 { true } else { false } })
    #expect(slider.plainText == "Volume quiet loud")
    slider.send(.setValue(0.6))
    slider.send(.increment)
    graph.update()
    #expect(slider.content == .slider(value: 0.75, range: 0...1, step: 0.25))
    slider.send(.setValue(12))
    slider.send(.setValue(.nan))
    graph.update()
    #expect(slider.content == .slider(value: 1, range: 0...1, step: 0.25))
    let date = try #require(
      graph.root.first { if case .datePicker = $0 { true } else { false } })
    date.send(.setDate(Date(timeIntervalSince1970: 3)))
    graph.update()
    #expect(graph.root.summary == "8 0.5 1.0 500 0")
    let progress = graph.root.preorder.compactMap { element -> Double?? in
      guard case .progress(let fraction) = element.content else { return nil }
      return fraction
    }
    #expect(progress == [0.8, nil])
    #expect(graph.root.first { $0 == .gauge(0.5) } != nil)
  }

  struct Actions: View {
    @State var log = ""
    var body: some View {
      Menu("More") {
        Button("Rename") { log += "rename " }
        Menu("Copy") { Button("As text") { log += "copy " } }
      } primaryAction: {
        log += "primary "
      }
      Link("Site", destination: URL(string: "https://swift.org")!)
      LabeledContent("Size", value: "3 MB")
      Button(role: .close) { log += "close " }
      ControlGroup("Zoom") { Button("In") { log += "in " } }
      Text(verbatim: log)
    }
  }

  @Test("A menu, a link and buttons do what they are for")
  func actions() throws {
    var opened: [String] = []
    let graph = ViewGraph()
    graph.setRoot(
      Actions()
        .environment(\.locale, Locale(identifier: "de"))
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url.absoluteString)
            return .handled
          }))
    let buttons = graph.root.preorder.filter(\.isButton)
    #expect(buttons.map(\.plainText) == ["More", "Rename", "As text", "Schließen", "In"])
    for button in buttons { button.send(.activate) }
    try #require(graph.root.first { if case .link = $0 { true } else { false } })
      .send(.activate)
    graph.update()
    #expect(graph.root.summary == "primary rename copy close in ")
    #expect(opened == ["https://swift.org"])
  }

  struct Plain: View {
    var body: some View {
      ProgressView(value: 0.5) { Text("Work") }.progressViewStyle(Words())
      LabeledContent("Size", value: 3, format: .number).labeledContentStyle(Reversed())
      Menu("M") { Button("B") {} }.menuStyle(Flat())
    }
  }
  struct Words: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
      }
    }
  }
  struct Reversed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.content
        configuration.label
      }
    }
  }
  struct Flat: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("menu:")
      Menu(configuration)
    }
  }

  @Test("Styles of one's own arrange what a control has")
  func styles() {
    let graph = ViewGraph()
    graph.setRoot(Plain())
    #expect(graph.root.plainText == "Work 0.5 3 Size menu: M B")
  }
}

extension Element {
  func first(_ isWanted: (Content) -> Bool) -> Element? {
    preorder.first { isWanted($0.content) }
  }

  func pickerElement(_ index: Int) throws -> Element {
    let pickers = preorder.filter { if case .picker = $0.content { true } else { false } }
    try #require(pickers.indices.contains(index))
    return pickers[index]
  }

  func picker(_ index: Int) throws -> PickerContent {
    guard case .picker(let content) = try pickerElement(index).content else {
      throw CancellationError()
    }
    return content
  }
}
