import SwiftUI
import ViewInspector
import XCTest

private struct Row: View {
  let title: String

  var body: some View {
    Button(action: {}, label: { HStack { Text(title) } }).mask(Group { Text("Masked") })
  }
}

private struct Generic<Content: View>: View {
  let content: Content

  var body: some View { content }
}

/// Finding views by what they are and say.
final class SearchTests: XCTestCase {
  private let sut = AnyView(
    Group {
      EmptyView()
        .padding()
        .overlay(
          HStack {
            EmptyView().id("5")
            Row(title: "Btn").padding(15).tag(9)
          })
      Text("123").font(.footnote).tag(4).id(7).background(Button("xyz", action: {}))
    })

  func testFindAllGoesDepthFirst() throws {
    let view = try sut.inspect()
    XCTAssertEqual(view.findAll(ViewType.ZStack.self).count, 0)
    XCTAssertEqual(view.findAll(ViewType.HStack.self).count, 2)
    XCTAssertEqual(view.findAll(ViewType.Button.self).count, 2)
    XCTAssertEqual(view.findAll(Row.self).count, 1)
    XCTAssertEqual(
      try view.findAll(ViewType.Text.self).map { try $0.string() },
      ["Btn", "Masked", "123", "xyz"])
    XCTAssertEqual(view.findAll(where: { (try? $0.overlay()) != nil }).count, 1)
  }

  func testPathsNameEveryHop() throws {
    XCTAssertEqual(try sut.inspect().find(text: "123").pathToRoot, "anyView().group().text(1)")
    XCTAssertEqual(
      try sut.inspect().find(text: "Masked").pathToRoot,
      "anyView().group().emptyView(0).overlay().hStack().view(Row.self, 1).button()"
        + ".mask().group().text(0)")
    XCTAssertEqual(
      try sut.inspect().find(button: "Btn").pathToRoot,
      "anyView().group().emptyView(0).overlay().hStack().view(Row.self, 1).button()")
    let generic = Generic(
      content: VStack {
        Text("a")
        Text("b")
      })
    XCTAssertEqual(
      try generic.inspect().find(text: "b").pathToRoot,
      "view(Generic<EmptyView>.self).vStack().text(1)")
  }

  func testConditionsThatThrowDoNotMatch() throws {
    XCTAssertEqual(
      try sut.inspect().find(textWhere: { _, attributes in try attributes.font() == .footnote })
        .string(), "123")
    XCTAssertThrows(
      try sut.inspect().find(where: { try $0.font() == .largeTitle }), "Search did not find a match"
    )
  }

  func testFindByIdAndTag() throws {
    XCTAssertNoThrow(try sut.inspect().find(viewWithId: "5").emptyView())
    XCTAssertNoThrow(try sut.inspect().find(viewWithId: 7).text())
    XCTAssertNoThrow(try sut.inspect().find(viewWithTag: 4).text())
    XCTAssertNoThrow(try sut.inspect().find(viewWithTag: 9).view(Row.self))
    XCTAssertThrows(try sut.inspect().find(viewWithId: 0), "Search did not find a match")
    XCTAssertThrows(try sut.inspect().find(viewWithTag: 0), "Search did not find a match")
  }

  func testTraversalAndSkipFound() throws {
    let view = VStack {
      HStack { Text("deep") }
      Text("shallow")
    }
    XCTAssertEqual(try view.inspect().find(ViewType.Text.self).string(), "shallow")
    XCTAssertEqual(
      try view.inspect().find(ViewType.Text.self, traversal: .depthFirst).string(), "deep")
    XCTAssertEqual(
      try view.inspect().find(ViewType.Text.self, skipFound: 1).string(), "deep")
    XCTAssertThrows(
      try view.inspect().find(ViewType.Text.self, skipFound: 2),
      "Search did only find 2 matches")
  }

  func testContainingMeansThatATextIsEqual() throws {
    let view = HStack {
      Row(title: "One")
      Row(title: "Two")
    }
    XCTAssertEqual(
      try view.inspect().find(Row.self, containing: "Two").pathToRoot,
      "hStack().view(Row.self, 1)")
    XCTAssertEqual(
      try view.inspect().find(ViewType.Button.self, containing: "One").pathToRoot,
      "hStack().view(Row.self, 0).button()")
    XCTAssertThrows(
      try view.inspect().find(Row.self, containing: "Tw"), "Search did not find a match")
  }

  func testParents() throws {
    let text = try sut.inspect().find(text: "Btn")
    XCTAssertNoThrow(try text.find(ViewType.Button.self, relation: .parent))
    XCTAssertEqual(try text.find(Row.self, relation: .parent).actualView().title, "Btn")
    XCTAssertThrows(
      try text.find(ViewType.VStack.self, relation: .parent), "Search did not find a match")
    XCTAssertThrows(try EmptyView().inspect().parent(), "EmptyView does not have parent")
    XCTAssertEqual(try text.parent().pathToRoot, try text.parent().hStack().pathToRoot)
  }

  func testShapesAndModifiersBlockNothing() throws {
    let view = VStack {
      RoundedRectangle(cornerRadius: 4).fill(Color.red)
      Circle().frame(width: 3, height: 3)
      Text("x").border(Color.red)
    }
    XCTAssertThrows(try view.inspect().find(text: "y"), "Search did not find a match")
  }

  func testAViewThatCannotBeEnteredIsABlocker() throws {
    XCTAssertThrows(
      try VStack { NeedsModel() }.inspect().find(text: "x"),
      "Search did not find a match. Possible blockers: NeedsModel is missing EnvironmentObjects: "
        + "[\"model: Model\", \"other: Other\"]")
  }
}

/// Going from view to view by name and index.
final class NavigationTests: XCTestCase {
  func testTheWrongKindIsAnErrorThatSaysWhatIsThere() throws {
    XCTAssertThrows(
      try EmptyView().inspect().text(), "text() found EmptyView instead of Text")
    XCTAssertThrows(
      try VStack { Text("") }.inspect().vStack().button(0),
      "vStack().button(0) found Text instead of Button")
    XCTAssertThrows(
      try Row(title: "").inspect().text(),
      "view(Row.self).text() found Button<HStack<Text>> instead of Text")
  }

  func testAnIndexBeyondTheViews() throws {
    XCTAssertThrows(
      try VStack {
        Text("")
        Text("")
        Text("")
      }.inspect().vStack().text(5),
      "Enclosed view index '5' is out of bounds: '0 ..< 3'")
  }

  func testCustomViewsAreEnteredImplicitly() throws {
    XCTAssertEqual(
      try Row(title: "x").inspect().button().labelView().hStack().text(0).string(), "x")
    XCTAssertEqual(
      try HStack { Row(title: "x") }.inspect().hStack().button(0).pathToRoot,
      "hStack().view(Row.self, 0).button()")
  }

  func testContainersAreCollections() throws {
    let stack = try HStack {
      Text("1").padding()
      Text("2")
      Text("3")
    }.inspect().hStack()
    XCTAssertEqual(try stack.map { try $0.text().string() }, ["1", "2", "3"])
    XCTAssertEqual(stack.count, 3)
    XCTAssertEqual(try stack.last?.text().string(), "3")
    var iterator = stack.makeIterator()
    for _ in 0..<3 { XCTAssertNotNil(iterator.next()) }
    XCTAssertNil(iterator.next())
  }

  func testConditionsKeepTheIndexesOfTheOthers() throws {
    func view(_ isShown: Bool) -> some View {
      VStack {
        if isShown { Text("a") }
        if isShown { Text("b") } else { Button("c") {} }
        Text("d")
      }
    }
    XCTAssertEqual(try view(true).inspect().vStack().text(1).string(), "b")
    XCTAssertEqual(try view(false).inspect().vStack().text(2).string(), "d")
    XCTAssertNoThrow(try view(false).inspect().vStack().button(1))
    XCTAssertThrows(try view(false).inspect().vStack().text(0), "View for Optional<Text> is absent")
    XCTAssertTrue(try view(false).inspect().vStack()[0].isAbsent)
    XCTAssertFalse(try view(false).inspect().vStack()[0].isResponsive())
    XCTAssertTrue(try view(true).inspect().vStack()[0].isResponsive())
  }

  func testForEachMakesItsRowsWhenAsked() throws {
    var made: [Int] = []
    let view = ForEach(0..<1000) { index -> Text in
      made.append(index)
      return Text("\(index)")
    }
    XCTAssertEqual(try view.inspect().forEach().text(500).string(), "500")
    XCTAssertEqual(made, [500])
  }

  func testLocales() throws {
    let text = try Text(1234.5, format: .number).inspect().text()
    XCTAssertEqual(try text.string(locale: Locale(identifier: "de")), "1.234,5")
    XCTAssertEqual(try text.string(), "1,234.5")
  }
}
