import Combine
import Observation
import SwiftUI
import ViewInspector
import XCTest

final class Model: ObservableObject {
  @Published var name: String
  init(name: String = "") { self.name = name }
}

final class Other: ObservableObject {
  @Published var count = 0
}

@Observable
final class Router {
  var route = "home"
}

struct NeedsModel: View {
  @EnvironmentObject var model: Model
  @EnvironmentObject var other: Other

  var body: some View {
    VStack {
      Text(model.name)
      Button("Count") { other.count += 1 }
    }
  }
}

private struct NeedsRouter: View {
  @Environment(Router.self) var router

  var body: some View {
    Button("Go to \(router.route)") { router.route = "settings" }
  }
}

private struct MayHaveRouter: View {
  @Environment(Router.self) var router: Router?
  @Environment(\.locale) var locale

  var body: some View {
    Text(router?.route ?? "none")
    Text(locale.identifier)
  }
}

/// Objects and values of the environment, on screen and off.
final class EnvironmentTests: XCTestCase {
  func testMissingObjectsAreNamedInTheirOrder() throws {
    XCTAssertThrows(
      try NeedsModel().inspect().vStack(),
      "NeedsModel is missing EnvironmentObjects: [\"model: Model\", \"other: Other\"]")
    XCTAssertThrows(
      try NeedsModel().environmentObject(Model()).inspect().vStack(),
      "NeedsModel is missing EnvironmentObjects: [\"other: Other\"]")
    XCTAssertThrows(
      try NeedsRouter().inspect().button(),
      "NeedsRouter is missing EnvironmentObjects: [\"router: Router\"]")
  }

  func testObjectsReachTheViewsInside() throws {
    let model = Model(name: "Ada")
    let other = Other()
    let sut = HStack { NeedsModel() }.environmentObject(model).environmentObject(other)
    let view = try sut.inspect()
    XCTAssertNoThrow(try view.find(text: "Ada"))
    try view.find(button: "Count").tap()
    XCTAssertEqual(other.count, 1)
    XCTAssertTrue(try view.find(NeedsModel.self).actualView().model === model)
  }

  func testObservableObjects() throws {
    let router = Router()
    let view = try NeedsRouter().environment(router).inspect()
    try view.find(button: "Go to home").tap()
    XCTAssertEqual(router.route, "settings")
    XCTAssertNoThrow(try view.find(button: "Go to settings"))
  }

  func testAnOptionalObjectMayBeAbsent() throws {
    XCTAssertNoThrow(try MayHaveRouter().inspect().find(text: "none"))
    XCTAssertNoThrow(try MayHaveRouter().environment(Router()).inspect().find(text: "home"))
    XCTAssertNoThrow(
      try MayHaveRouter().environment(\.locale, Locale(identifier: "eo")).inspect()
        .find(text: "eo"))
  }

  func testHostingHandsTheEnvironmentToInspectionsOfTheSameFunction() throws {
    let sut = NeedsModel()
    ViewHosting.host(
      view: sut.environmentObject(Model(name: "Ada")).environmentObject(Other()))
    defer { ViewHosting.expel() }
    XCTAssertEqual(try sut.inspect().vStack().text(0).string(), "Ada")
  }

  func testHostingAgainReplacesTheFormerView() throws {
    let sut = NeedsModel()
    ViewHosting.host(view: sut.environmentObject(Model(name: "a")).environmentObject(Other()))
    ViewHosting.host(view: sut.environmentObject(Model(name: "b")).environmentObject(Other()))
    XCTAssertEqual(try sut.inspect().vStack().text(0).string(), "b")
    ViewHosting.expel()
    XCTAssertThrowsError(try sut.inspect().vStack())
  }

  func testTheEnvironmentOfAModifier() throws {
    let text = try Text("x").font(.footnote).environment(\.lineLimit, 3).inspect().text()
    XCTAssertEqual(try text.environment(\.lineLimit), 3)
    XCTAssertEqual(try text.lineLimit(), 3)
    XCTAssertThrows(
      try text.colorScheme(), "Text does not have 'colorScheme' modifier")
  }
}
