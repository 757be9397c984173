import SwiftUI
import XCTest

@testable import ViewInspector

private struct Appearing: ViewModifier {
  func body(content: Self.Content) -> some View { content.onAppear {} }
}

private struct Framed: ViewModifier {
  let title: String

  func body(content: Self.Content) -> some View {
    VStack {
      Text(title)
      content.overlay(Text("over"))
    }
  }
}

/// What modifiers say of a view, and where they are counted.
final class ModifierTests: XCTestCase {
  func testModifiersAreCountedWhereTheyBelong() throws {
    func medium(_ view: some View) throws -> Content.Medium {
      try view.inspect().emptyView().content.medium
    }
    XCTAssertEqual(
      try medium(EmptyView().padding().id(0).padding().padding()).viewModifiers.count, 4)
    let inert = EmptyView().allowsHitTesting(true).allowsHitTesting(false)
    XCTAssertEqual(try medium(inert).transitiveViewModifiers.count, 2)
    XCTAssertEqual(try medium(inert).viewModifiers.count, 0)
    let environment = EmptyView().environment(\.lineLimit, 1).font(.body)
    XCTAssertEqual(try medium(environment).environmentModifiers.count, 2)
    XCTAssertEqual(try medium(EmptyView().environmentObject(Model())).environmentObjects.count, 1)
    XCTAssertEqual(
      try medium(EmptyView().padding().modifier(Appearing()).padding().padding())
        .viewModifiers.count, 5)
  }

  func testContainersKeepTheirModifiersToThemselves() throws {
    let stack = VStack { EmptyView() }.padding().hidden().font(.body)
    let child = try stack.inspect().vStack().emptyView(0)
    XCTAssertEqual(child.content.medium.viewModifiers.count, 0)
    XCTAssertTrue(child.isHidden())
    XCTAssertEqual(try child.font(), .body)
  }

  func testPadding() throws {
    let explicit = try EmptyView().padding(.horizontal, 5).inspect().emptyView()
    XCTAssertEqual(
      try explicit.padding(), EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5))
    XCTAssertEqual(try explicit.padding(.leading), 5)
    XCTAssertTrue(explicit.hasPadding(.horizontal))
    XCTAssertFalse(explicit.hasPadding(.top))
    let standard = try EmptyView().padding().inspect().emptyView()
    XCTAssertTrue(standard.hasPadding())
    XCTAssertThrowsError(try standard.padding())
    XCTAssertThrows(
      try EmptyView().inspect().emptyView().padding(),
      "EmptyView does not have 'padding' modifier")
  }

  func testCustomModifiers() throws {
    let view = try EmptyView().modifier(Framed(title: "Frame")).inspect().emptyView()
    let modifier = try view.modifier(Framed.self)
    XCTAssertEqual(try modifier.actualView().title, "Frame")
    XCTAssertEqual(try modifier.vStack().text(0).string(), "Frame")
    XCTAssertNoThrow(try modifier.vStack().viewModifierContent(1))
    XCTAssertEqual(
      try EmptyView().modifier(Framed(title: "Frame")).inspect().find(text: "over").pathToRoot,
      "emptyView().modifier(Framed.self).vStack().viewModifierContent(1).overlay().text()")
    XCTAssertNoThrow(try modifier.vStack().viewModifierContent(1).overlay().text())
    XCTAssertThrows(
      try view.modifier(Appearing.self), "EmptyView does not have 'Appearing' modifier")
    XCTAssertNoThrow(try Framed(title: "x").inspect().vStack().text(0))
  }

  func testCallbacks() async throws {
    var calls: [String] = []
    let sut = EmptyView()
      .onAppear { calls.append("appear") }
      .onAppear()
      .onDisappear { calls.append("disappear") }
      .onChange(of: 1) { calls.append("change \($0) \($1)") }
      .onChange(of: "a") { calls.append("change \($1)") }
      .onSubmit { calls.append("submit") }
    try await MainActor.run {
      let view = try sut.inspect().emptyView()
      try view.callOnAppear()
      try view.callOnDisappear()
      try view.callOnChange(oldValue: 1, newValue: 2)
      try view.callOnChange(newValue: "b")
      try view.callOnSubmit()
      XCTAssertThrows(
        try EmptyView().onAppear().inspect().emptyView().callOnAppear(),
        "EmptyView does not have 'onAppear' modifier")
    }
    XCTAssertEqual(calls, ["appear", "disappear", "change 1 2", "change b", "submit"])
  }

  @MainActor
  func testTasks() async throws {
    let expectation = XCTestExpectation(description: "task")
    let sut = EmptyView().task { expectation.fulfill() }
    try await sut.inspect().emptyView().callTask()
    await fulfillment(of: [expectation], timeout: 2)
  }

  func testLookAndLayout() throws {
    let view = try EmptyView()
      .opacity(0.5).blur(radius: 3).border(Color.red, width: 2).offset(x: 1, y: 2)
      .frame(width: 10, height: 20, alignment: .leading).cornerRadius(4).zIndex(2)
      .help("What it does").tint(.green).preferredColorScheme(.dark)
      .inspect().emptyView()
    XCTAssertEqual(try view.opacity(), 0.5)
    XCTAssertEqual(try view.blur().radius, 3)
    XCTAssertEqual(try view.border(Color.self).shapeStyle, .red)
    XCTAssertEqual(try view.offset(), CGSize(width: 1, height: 2))
    XCTAssertEqual(try view.fixedFrame().width, 10)
    XCTAssertEqual(try view.cornerRadius(), 4)
    XCTAssertEqual(try view.zIndex(), 2)
    XCTAssertEqual(try view.help().string(), "What it does")
    XCTAssertEqual(try view.tint(), .green)
    XCTAssertEqual(try view.preferredColorScheme(), .dark)
  }

  func testHelpHidesNothing() throws {
    let sut = Button("x") {}.help("h").accessibilityIdentifier("id")
    XCTAssertNoThrow(try sut.inspect().find(button: "x"))
    XCTAssertNoThrow(try sut.inspect().find(viewWithAccessibilityIdentifier: "id").button())
  }

  func testBothOfTwoAccessibilityIdentifiersAreFound() throws {
    let sut = Text("x").accessibilityIdentifier("inner").padding()
      .accessibilityIdentifier("outer").accessibilityLabel("Label")
    XCTAssertNoThrow(try sut.inspect().find(viewWithAccessibilityIdentifier: "inner"))
    XCTAssertNoThrow(try sut.inspect().find(viewWithAccessibilityIdentifier: "outer"))
    XCTAssertNoThrow(try sut.inspect().find(viewWithAccessibilityLabel: "Label"))
    XCTAssertEqual(try sut.inspect().text().accessibilityIdentifier(), "inner")
    XCTAssertEqual(try sut.inspect().text().accessibilityIdentifier(1), "outer")
    XCTAssertEqual(try sut.inspect().text().accessibilityLabel().string(), "Label")
  }

  func testACallbackOfTheBodyIsNotOneOfTheViewItself() throws {
    struct Outer: View {
      var body: some View { EmptyView().onDisappear {} }
    }
    XCTAssertThrows(
      try Outer().inspect().callOnDisappear(), "Outer does not have 'onDisappear' modifier")
    XCTAssertNoThrow(try Outer().inspect().emptyView().callOnDisappear())
  }
}

/// What a person could not do, a test cannot do either.
final class ResponsivenessTests: XCTestCase {
  func testADisabledButton() throws {
    var taps = 0
    let button = Button("x") { taps += 1 }
    XCTAssertThrows(
      try button.disabled(true).inspect().button().tap(), "Button is unresponsive: it is disabled")
    XCTAssertThrows(
      try HStack { button }.disabled(true).inspect().hStack().button(0).tap(),
      "Button is unresponsive: hStack() is disabled")
    XCTAssertThrows(
      try button.hidden().inspect().button().tap(), "Button is unresponsive: it is hidden")
    XCTAssertThrows(
      try VStack { HStack { button } }.allowsHitTesting(false).inspect().find(button: "x").tap(),
      "Button is unresponsive: vStack() has allowsHitTesting set to false")
    XCTAssertEqual(taps, 0)
    try button.disabled(false).inspect().button().tap()
    XCTAssertEqual(taps, 1)
  }
}
