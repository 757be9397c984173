import SwiftUI
import XCTest

@testable import ViewInspector

private struct Box<Content: View>: View {
  let content: Content
  var body: some View { content }
}

private struct Decorated: ViewModifier {
  func body(content: Self.Content) -> some View { AnyView(content.overlay(Text("o"))) }
}

private struct NeedsModelModifier: ViewModifier {
  @EnvironmentObject var model: Model
  func body(content: Self.Content) -> some View {
    VStack {
      content
      Text(model.name)
    }
  }
}

extension ViewType {
  fileprivate struct OfStrings<T>: KnownViewType, CustomViewType {
    static var typePrefix: String { "String" }
    static var namespacedPrefixes: [String] { ["Swift.String"] }
  }
}

/// What a test must see here as it does with the public package on a Mac.
final class ParityTests: XCTestCase {
  func testParametersOfAGenericViewDoNotCount() throws {
    let view = try AnyView(Box(content: Text("a"))).inspect()
    XCTAssertNoThrow(try view.find(Box<EmptyView>.self).text())
    XCTAssertNoThrow(try view.anyView().view(Box<EmptyView>.self))
  }

  func testBuiltInViewsAreNamedByTheirKind() throws {
    let view = try VStack { Text("a") }.inspect()
    XCTAssertThrows(
      try view.find(Text.self),
      "Please use .find(ViewType.Text.self) instead of .find(Text.self) inspection call.")
    XCTAssertThrows(
      try AnyView(Text("a")).inspect().anyView().view(Text.self),
      "Please replace .view(Text.self) inspection call with .text() or .find(ViewType.Text.self)")
    XCTAssertThrows(
      try view.vStack().view(Text.self, 0),
      "Please replace .view(Text.self, 0) inspection call with .text(0)")
  }

  func testTextTakesItsLookFromTheViewsAround() throws {
    let view = VStack { Text("a") }.font(.body).foregroundColor(.green)
    let attributes = try view.inspect().find(text: "a").attributes()
    XCTAssertEqual(try attributes.font(), .body)
    XCTAssertEqual(try attributes.foregroundColor(), .green)
    XCTAssertThrows(try attributes.isBold(), "Text does not have 'bold' modifier")
    XCTAssertThrows(try attributes.isItalic(), "Text does not have 'italic' modifier")
    XCTAssertThrows(
      try Text("t").font(.body).inspect().text().font(),
      "Please use .attributes().font() for inspecting Font on a Text")
    XCTAssertThrows(
      try Text("t").inspect().text().foregroundColor(),
      "Please use .attributes().foregroundColor() for inspecting foregroundColor on a Text")
  }

  func testPartsOfATextHaveAttributesOfTheirOwn() throws {
    let text = Text("Te").kerning(2) + Text("st").kerning(4)
    let attributes = try text.inspect().text().attributes()
    XCTAssertThrows(
      try attributes.kerning(), "Modifier 'kerning' has different values in subranges")
    XCTAssertEqual(try attributes[2...].kerning(), 4)
    XCTAssertThrows(try attributes[10..<14].kerning(), "Invalid text range")
    let string = "Test"
    XCTAssertEqual(try attributes[..<string.index(string.startIndex, offsetBy: 2)].kerning(), 2)
  }

  func testTextReadsAsItIsWritten() throws {
    XCTAssertEqual(try Text("a **b** `c`").inspect().text().string(), "a **b** `c`")
    XCTAssertEqual(try Text("**\(3)** of \("x")").inspect().text().string(), "**3** of x")
    XCTAssertEqual(try Text("a \(Image("pic"))").inspect().text().string(), "a Image('pic')")
    XCTAssertThrows(
      try Text(Date(), style: .timer).inspect().text().string(),
      "Inspection of formatted Date is currently not supported")
    let attributed = try AttributedString(markdown: "**b** [l](https://a.b)")
    XCTAssertEqual(try Text(attributed).inspect().text().attributedString(), attributed)
    XCTAssertThrows(
      try Text("t").inspect().text().attributedString(),
      "Please use attributes() for accessing the text styles on this view")
  }

  func testATextIsReadInTheVeryLanguageThatIsAskedFor() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("languages-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, translation) in [("en", "Test_en"), ("es", "Test_es")] {
      let place = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try "\"Test\" = \"\(translation)\";".write(
        to: place.appendingPathComponent("Test.strings"), atomically: true, encoding: .utf8)
    }
    let bundle = try XCTUnwrap(Bundle(path: folder.path))
    let text = try Text("Test", tableName: "Test", bundle: bundle).inspect().text()
    XCTAssertEqual(try text.string(), "Test_en")
    XCTAssertEqual(try text.string(locale: Locale(identifier: "es_MX")), "Test_es")
    XCTAssertEqual(try text.string(locale: Locale(identifier: "en_GB")), "Test_en")
    // A user would read the language of development; a test is told that nobody has translated it.
    XCTAssertEqual(try text.string(locale: Locale(identifier: "fr")), "Test")
  }

  func testNumbersAreWrittenByTheirFormatter() throws {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 2
    XCTAssertEqual(
      try Text(12.541 as NSNumber, formatter: formatter).inspect().text().string(), "12.54")
  }

  func testAKindOfATestsOwnIsOfTheTypesThatItNames() throws {
    XCTAssertThrows(
      try InspectableView<ViewType.OfStrings<Decorated>>(Content(""), parent: nil).actualView(),
      "Type mismatch: String is not Decorated")
    XCTAssertThrowsError(
      try InspectableView<ViewType.OfStrings<Decorated>>(Content(1), parent: nil))
  }

  func testACoverIsASheetInPathsAndHasACallOfItsOwn() throws {
    let view = EmptyView().modifier(
      InspectableCover(isPresented: .constant(true), onDismiss: nil) {
        HStack { Text("in it") }
      })
    XCTAssertEqual(
      try view.inspect().find(text: "in it").pathToRoot, "emptyView().sheet().hStack().text(0)")
    XCTAssertNoThrow(try view.inspect().emptyView().fullScreenCover().hStack().text(0))
    XCTAssertNoThrow(try view.inspect().find(ViewType.FullScreenCover.self).hStack())
  }

  func testTheWayBackFromWhatAModifierBrings() throws {
    let view = try Group { EmptyView().padding().overlay(HStack { Text("leaf") }) }.inspect()
    let leaf = try view.find(text: "leaf")
    let overlay = try leaf.parent().parent().overlay()
    XCTAssertEqual(try overlay.parent().emptyView().pathToRoot, "group().emptyView()")
    XCTAssertNoThrow(try Text("t").modifier(EmptyModifier()).inspect().modifier(EmptyModifier.self))
    let decorated = try VStack { Divider().modifier(Decorated()) }.inspect()
    XCTAssertEqual(decorated.findAll(where: { (try? $0.overlay()) != nil }).count, 1)
  }

  func testImagesHaveLabels() throws {
    XCTAssertEqual(
      try Image(systemName: "star").inspect().image().labelView().string(), "star")
    XCTAssertEqual(
      try Label("t", image: "pic").inspect().find(text: "pic").pathToRoot,
      "label().icon().image().labelView().text()")
    XCTAssertThrowsError(try Image(decorative: "pic").inspect().find(text: "pic"))
  }

  func testADisabledFieldCallsNothingBack() throws {
    var calls = 0
    let field = TextField(
      "", text: .constant(""), onEditingChanged: { _ in calls += 1 }, onCommit: { calls += 1 })
    let sut = try field.disabled(true).inspect().textField()
    XCTAssertThrows(try sut.callOnCommit(), "TextField is unresponsive: it is disabled")
    XCTAssertThrows(try sut.callOnEditingChanged(), "TextField is unresponsive: it is disabled")
    XCTAssertEqual(calls, 0)
  }

  func testPaddingsAddUp() throws {
    let view = try Text("t").padding(.top, 10).padding(5).inspect().text()
    XCTAssertEqual(try view.padding(.top), 15)
    XCTAssertEqual(
      try EmptyView().padding([.top, .bottom], 10).padding([.leading, .trailing], 20).inspect()
        .emptyView().padding(), EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20))
    XCTAssertThrows(
      try EmptyView().padding().inspect().emptyView().padding(),
      "Please use `hasPadding(_:)` for inspecting padding without explicit value.")
    XCTAssertThrows(
      try EmptyView().padding(.leading).inspect().emptyView().padding(),
      "Undefined inset for 'leading' edge. Consider calling `hasPadding(_:)` instead to assure "
        + "a default padding is applied.")
  }

  func testTheOutermostColorSchemeIsTheWindows() throws {
    let view = try VStack {
      Text("1")
      VStack { Text("2") }.preferredColorScheme(.dark)
    }.preferredColorScheme(.light).inspect()
    XCTAssertEqual(try view.find(text: "2").preferredColorScheme(), .light)
    XCTAssertEqual(try view.find(text: "1").colorScheme(), .light)
  }

  func testLabelsThatAreNotShownAreHidden() throws {
    let toggle = Toggle(isOn: .constant(true)) { Text("label") }
    XCTAssertTrue(try toggle.labelsHidden().inspect().find(text: "label").isHidden())
    XCTAssertFalse(try toggle.inspect().find(text: "label").isHidden())
    XCTAssertFalse(
      try Button("b") {}.labelsHidden().inspect().find(text: "b").isHidden())
  }

  func testHelpIsFound() throws {
    XCTAssertEqual(
      try Button("b") {}.help("what it does").inspect().find(text: "what it does").pathToRoot,
      "button().help()")
  }

  func testScreensAreThereWhenTheyAreUp() throws {
    let isUp = Binding(wrappedValue: false)
    let screen = Color.red.navigationDestination(isPresented: isUp) { Text("there") }
    XCTAssertThrowsError(try screen.inspect().find(text: "there"))
    isUp.wrappedValue = true
    XCTAssertEqual(
      try screen.inspect().find(text: "there").pathToRoot, "color().navigationDestination().text()")
    XCTAssertTrue(try screen.inspect().color().navigationDestination().isPresented())
    try screen.inspect().color().navigationDestination().set(isPresented: false)
    XCTAssertFalse(isUp.wrappedValue)

    let selection = Binding<String?>(wrappedValue: nil)
    let link = NavigationLink(destination: Text("screen"), tag: "t", selection: selection) {
      Text("go")
    }
    XCTAssertThrowsError(try link.inspect().find(text: "screen"))
    try link.inspect().find(navigationLink: "go").activate()
    XCTAssertNoThrow(try link.inspect().find(text: "screen"))
  }

  func testTheTabInSightIsThere() throws {
    let view = TabView(selection: .constant(1)) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    XCTAssertNoThrow(try view.inspect().find(text: "one"))
    XCTAssertThrowsError(try view.inspect().find(text: "two"))
    XCTAssertThrows(
      try view.inspect().tabView().text(1), "View for tab with tag 2 is absent")
  }

  func testAValueHasToBeOfTheSelectionsType() throws {
    let selection = Binding<Int?>(wrappedValue: nil)
    let picker = try Picker("p", selection: selection) { Text("1").tag(1 as Int?) }.inspect()
      .picker()
    XCTAssertThrows(
      try picker.select(value: 1),
      "select(value:) expected a value of type Optional<Int> but received Int")
    try picker.select(value: 1 as Int?)
    XCTAssertEqual(selection.wrappedValue, 1)
  }

  func testChangesOfAnOptionalTakeAValue() throws {
    var seen: Int?
    let view = EmptyView().onChange(of: 1 as Int?) { seen = $1 }
    try view.inspect().emptyView().callOnChange(newValue: 2)
    XCTAssertEqual(seen, 2)
  }

  func testALimitThatIsLeftOpenIsNoNumber() throws {
    let frame = try EmptyView().frame(maxWidth: 100).inspect().emptyView().flexFrame()
    XCTAssertTrue(frame.minWidth.isNaN)
    XCTAssertEqual(frame.maxWidth, 100)
  }

  func testPathsOfContainersWithOneView() throws {
    XCTAssertEqual(
      try NavigationView { Text("t") }.inspect().find(text: "t").pathToRoot,
      "navigationView().text()")
    XCTAssertNoThrow(try NavigationView { VStack {} }.inspect().navigationView().vStack())
    let stack = NavigationStack {
      Text("a")
      Text("b")
    }
    XCTAssertEqual(try stack.inspect().navigationStack().text().string(), "a")
    let bar = EmptyView().toolbar {
      ToolbarItem(id: "x") {
        Text("1")
        Text("2")
      }
      ToolbarItem(placement: .primaryAction) { Text("3") }
    }
    XCTAssertEqual(
      try bar.inspect().find(text: "2").pathToRoot, "emptyView().toolbar().item(0).text(1)")
    XCTAssertEqual(try bar.inspect().emptyView().toolbar().item(0).identifier(), "x")
    XCTAssertNoThrow(try bar.inspect().emptyView().toolbar().item(1).text())
  }

  func testAModifierThatMissesAnObjectSaysSo() throws {
    let view = EmptyView().modifier(NeedsModelModifier())
    let missing = "NeedsModelModifier is missing EnvironmentObjects: [\"model: Model\"]"
    XCTAssertThrows(
      try view.inspect().find(text: "x"),
      "Search did not find a match. Possible blockers: \(missing)")
    XCTAssertThrows(try view.inspect().modifier(NeedsModelModifier.self).vStack(), missing)
  }

  func testTuplesWithinStacks() throws {
    let view = HStack {
      Text("a")
      TupleView((Text("b"), Text("c")))
    }
    XCTAssertThrows(
      try view.inspect().hStack().text(1),
      "Please insert .tupleView(1) after HStack for inspecting its children at index 1")
    XCTAssertEqual(try view.inspect().hStack().tupleView(1).text(1).string(), "c")
  }

  func testTextsOfErrors() throws {
    XCTAssertThrows(
      try EmptyView().inspect().styleConfigurationTitle(),
      "styleConfigurationTitle() found EmptyView instead of LabelStyleConfiguration.Title")
    XCTAssertThrows(
      try NavigationLink("l", destination: Text("d")).inspect().navigationLink().isActive(),
      "Please use `NavigationLink(destination:, tag:, selection:)` if you need to access the "
        + "state value for reading or writing.")
    XCTAssertEqual(
      try TextField("f", text: .constant(""), prompt: Text("p")).inspect().find(text: "p")
        .pathToRoot, "textField().prompt().text()")
  }
}
