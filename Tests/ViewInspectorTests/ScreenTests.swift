import SwiftUI
import ViewInspector
import XCTest

/// Screens, grids, tabs and toolbars.
final class ScreenTests: XCTestCase {
  func testNavigation() throws {
    let isActive = Binding(wrappedValue: false)
    let sut = NavigationStack {
      List {
        NavigationLink("Details", isActive: isActive) { Text("Inside") }
        NavigationLink("By value", value: 7)
      }
      .navigationTitle("Home")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .primaryAction) { Button("Save") {} }
      }
    }
    let link = try sut.inspect().find(navigationLink: "Details")
    XCTAssertEqual(link.pathToRoot, "navigationStack().list().navigationLink(0)")
    XCTAssertThrowsError(try link.text())
    try link.activate()
    XCTAssertTrue(isActive.wrappedValue)
    XCTAssertEqual(try link.text().string(), "Inside")
    XCTAssertEqual(try sut.inspect().find(navigationLink: "By value").value(Int.self), 7)
    let list = try sut.inspect().navigationStack().list()
    XCTAssertEqual(try list.navigationTitle().string(), "Home")
    XCTAssertEqual(
      try list.toolbar().item(1).button().labelView().text().string(), "Save")
    XCTAssertNoThrow(try sut.inspect().find(button: "Cancel"))
  }

  func testTabs() throws {
    let selection = Binding(wrappedValue: 1)
    let sut = TabView(selection: selection) {
      Text("One").tabItem { Text("First") }.tag(1)
      Text("Two").tabItem { Text("Second") }.tag(2)
    }
    XCTAssertEqual(try sut.inspect().tabView().text(0).tabItem().text().string(), "First")
    try sut.inspect().tabView().select(2)
    XCTAssertEqual(selection.wrappedValue, 2)
    XCTAssertEqual(try sut.inspect().tabView().text(1).tabItem().text().string(), "Second")
  }

  func testGridsAndReaders() throws {
    let sut = Grid {
      GridRow {
        Text("a")
        Text("b")
      }
      GridRow { LazyVStack { Text("c") } }
    }
    XCTAssertEqual(
      try sut.inspect().find(text: "c").pathToRoot, "grid().gridRow(1).lazyVStack(0).text(0)")
    XCTAssertEqual(
      try GeometryReader { Text("\(Int($0.size.width))") }.inspect().geometryReader().text()
        .string(), "0")
    XCTAssertNoThrow(
      try ScrollViewReader { _ in Text("x") }.inspect().scrollViewReader().text())
    XCTAssertEqual(
      try ViewThatFits {
        Text("wide")
        Text("w")
      }.inspect().viewThatFits().text(1).string(), "w")
  }

  func testATapReachesTheViewOnScreenOnlyThroughIt() throws {
    var taps = 0
    let sut = Text("x").onTapGesture { taps += 1 }
    try sut.inspect().text().callOnTapGesture()
    XCTAssertEqual(taps, 1)
    XCTAssertThrows(
      try sut.disabled(true).inspect().text().callOnTapGesture(),
      "Text is unresponsive: it is disabled")
  }
}
