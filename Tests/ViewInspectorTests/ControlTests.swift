import SwiftUI
import XCTest

@testable import ViewInspector

/// Controls, styles and texts.
final class ControlTests: XCTestCase {
  func testToggle() throws {
    let isOn = Binding(wrappedValue: false)
    let sut = Toggle("Wi-Fi", isOn: isOn)
    let toggle = try sut.inspect().find(ViewType.Toggle.self, containing: "Wi-Fi")
    XCTAssertFalse(try toggle.isOn())
    try toggle.tap()
    XCTAssertTrue(isOn.wrappedValue)
    XCTAssertThrows(
      try sut.disabled(true).inspect().toggle().tap(), "Toggle is unresponsive: it is disabled")
  }

  func testFields() throws {
    var events: [String] = []
    let text = Binding(wrappedValue: "a")
    let field = try TextField("Name", text: text, prompt: Text("Your name")).inspect().textField()
    XCTAssertEqual(try field.labelView().text().string(), "Name")
    XCTAssertEqual(try field.prompt().string(), "Your name")
    try field.setInput("b")
    XCTAssertEqual(try field.input(), "b")
    XCTAssertThrows(
      try field.callOnCommit(), "TextField does not have 'onCommit' callback")
    let older = TextField(
      "", text: text, onEditingChanged: { events.append("\($0)") },
      onCommit: { events.append("commit") })
    try older.inspect().textField().callOnEditingChanged()
    try older.inspect().textField().callOnCommit()
    XCTAssertEqual(events, ["true", "commit"])
    let secure = try SecureField("Password", text: text).inspect().secureField()
    try secure.setInput("secret")
    XCTAssertEqual(text.wrappedValue, "secret")
    XCTAssertThrows(try secure.prompt(), "View for prompt is absent")
    try TextEditor(text: text).inspect().textEditor().setInput("long")
    XCTAssertEqual(text.wrappedValue, "long")
  }

  func testPicker() throws {
    let selection = Binding(wrappedValue: 1)
    let picker = try Picker("Size", selection: selection) {
      ForEach(1..<4) { Text("\($0)").tag($0) }
    }.inspect().picker()
    XCTAssertEqual(try picker.selectedValue(), 1)
    try picker.select(value: 3)
    XCTAssertEqual(selection.wrappedValue, 3)
    XCTAssertThrows(
      try picker.select(value: "3"),
      "select(value:) expected a value of type Int but received String")
    XCTAssertEqual(try picker.forEach(0).text(2).tag(), AnyHashable(3))
    XCTAssertEqual(try picker.labelView().text().string(), "Size")
  }

  func testADateIsChosenWithinItsRange() throws {
    let day = { Date(timeIntervalSinceReferenceDate: $0 * 86_400) }
    let date = Binding(wrappedValue: day(5))
    let picker = try DatePicker("Day", selection: date, in: day(3)...day(8)).inspect().datePicker()
    for (chosen, expected) in [(4, 4), (20, 8), (-1, 3)] as [(Double, Double)] {
      try picker.select(date: day(chosen))
      XCTAssertEqual(date.wrappedValue, day(expected))
    }
  }

  func testALinkWithoutAValueLeadsNowhere() throws {
    XCTAssertTrue(
      try NavigationLink("go", value: nil as Int?).inspect().navigationLink().isDisabled())
    XCTAssertFalse(
      try NavigationLink("go", value: nil as Int?).inspect().navigationLink().isResponsive())
    XCTAssertThrows(
      try NavigationLink("go", value: nil as Int?).inspect().navigationLink().activate(),
      "NavigationLink is unresponsive: it is disabled")
    XCTAssertTrue(try NavigationLink("go", value: 1).inspect().navigationLink().isResponsive())
    XCTAssertTrue(
      try NavigationLink("go", destination: Text("there")).inspect().navigationLink()
        .isResponsive())
  }

  func testStepperAndSlider() throws {
    let value = Binding(wrappedValue: 5)
    let stepper = try Stepper("Count", value: value, in: 0...6).inspect().stepper()
    try stepper.increment()
    XCTAssertEqual(value.wrappedValue, 6)
    XCTAssertThrows(
      try stepper.increment(), "Stepper does not have 'onIncrement' callback")
    let level = Binding(wrappedValue: 0.5)
    let slider = try Slider(value: level).inspect().slider()
    try slider.setValue(0.75)
    XCTAssertEqual(try slider.value(), 0.75)
  }

  func testLinksMenusAndProgress() throws {
    let url = try XCTUnwrap(URL(string: "https://example.org"))
    let sut = VStack {
      Link("Home page", destination: url)
      Menu("More") { Button("Copy") {} }
      ProgressView("Loading", value: 0.25)
    }
    XCTAssertNoThrow(try sut.inspect().find(link: url))
    XCTAssertEqual(try sut.inspect().find(link: "Home page").url(), url)
    XCTAssertEqual(
      try sut.inspect().find(button: "Copy").pathToRoot, "vStack().menu(1).button(0)")
    XCTAssertEqual(try sut.inspect().vStack().progressView(2).fractionCompleted(), 0.25)
  }

  func testListsFormsAndSections() throws {
    let sut = List {
      Section {
        ForEach(["a", "b"], id: \.self) { Text($0) }
      } header: {
        Text("Head")
      }
    }
    let section = try sut.inspect().list().section(0)
    XCTAssertEqual(try section.header().text().string(), "Head")
    XCTAssertEqual(try section.forEach(0).text(1).string(), "b")
    XCTAssertEqual(
      try sut.inspect().find(text: "Head").pathToRoot, "list().section(0).header().text()")
    XCTAssertEqual(try ScrollView { Text("x") }.inspect().scrollView().text().string(), "x")
    XCTAssertNoThrow(try Form { Text("x") }.inspect().form().text(0))
  }

  func testRowsAreDeletedAndMoved() throws {
    var events: [String] = []
    let sut = ForEach(0..<3) { Text("\($0)") }
      .onDelete { events.append("delete \($0.first ?? -1)") }
      .onMove { events.append("move \($0.first ?? -1) \($1)") }
    try sut.inspect().forEach().callOnDelete(IndexSet(integer: 1))
    try sut.inspect().forEach().callOnMove(IndexSet(integer: 0), 2)
    XCTAssertEqual(events, ["delete 1", "move 0 2"])
    XCTAssertThrows(
      try ForEach(0..<3) { Text("\($0)") }.inspect().forEach().callOnDelete([]),
      "ForEach does not have 'onDelete' callback")
  }

  func testStyles() throws {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1).padding()
      }
    }
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onAppear {
          configuration.trigger()
          configuration.trigger()
        }
      }
    }
    XCTAssertEqual(
      try Loud().inspect(isPressed: true).styleConfigurationLabel().opacity(), 0.5)
    XCTAssertEqual(
      try Loud().inspect(isPressed: false).styleConfigurationLabel().opacity(), 1)
    var triggers = 0
    try Twice().inspect(onTrigger: { triggers += 1 }).styleConfigurationLabel().callOnAppear()
    XCTAssertEqual(triggers, 2)
    XCTAssertTrue(
      try Button("x") {}.buttonStyle(Loud()).inspect().button().buttonStyle() is Loud)
  }

  func testTextAttributes() throws {
    let sut = Text("bold").bold() + Text(" red").foregroundColor(.red)
    let attributes = try sut.inspect().text().attributes()
    XCTAssertTrue(try attributes[0..<4].isBold())
    XCTAssertEqual(try attributes[4..<8].foregroundColor(), .red)
    XCTAssertThrows(
      try attributes.foregroundColor(),
      "Modifier 'foregroundColor' is applied only to a subrange")
    XCTAssertEqual(try sut.inspect().text().string(), "bold red")
    XCTAssertEqual(
      try Text("x").font(.system(size: 12, weight: .heavy)).inspect().text().attributes().font()
        .size(), 12)
    XCTAssertEqual(
      try Text("x").underline(color: .red).inspect().text().attributes().underlineColor(), .red)
  }

  func testImagesAndLabels() throws {
    let label = try Label("Title", systemImage: "star").inspect().label()
    XCTAssertEqual(try label.title().text().string(), "Title")
    XCTAssertEqual(try label.icon().image().actualImage().name(), "star")
    XCTAssertNoThrow(try Label("Title", systemImage: "star").inspect().find(text: "Title"))
  }
}
