import Combine
import SwiftUI
import ViewInspector
import XCTest

private struct Switch: View {
  let inspection = Inspection<Self>()
  let flips = PassthroughSubject<Void, Never>()
  @State var isOn = false
  var didAppear: ((Self) -> Void)?

  var body: some View {
    VStack {
      Text(isOn ? "on" : "off")
      Button("Flip") { isOn.toggle() }
    }
    .onReceive(flips) { isOn.toggle() }
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
    .onAppear { didAppear?(self) }
  }
}

private struct Child: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Parent: View {
  let inspection = Inspection<Self>()
  @State var count = 0

  var body: some View {
    VStack {
      Child(name: "a")
      HStack { Child(name: "b") }
      Child(name: "a")
      Button("Parent \(count)") { count += 1 }
    }
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}

/// State, on screen and off; the ways into a view that is on screen.
private final class Route: ObservableObject {
  @Published var isOpen = false
}

private struct Linked: View {
  @EnvironmentObject var route: Route
  @State private var isOpen = false
  let inspection = Inspection<Self>()

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("object", destination: Text("by object"), isActive: $route.isOpen)
        NavigationLink("state", destination: Text("by state"), isActive: $isOpen)
      }
    }
    .onReceive(route.$isOpen) { isOpen = $0 }
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}

final class HostingTests: XCTestCase {
  @MainActor
  func testALinkFollowsTheObjectThroughChangesAndHostings() async throws {
    let route = Route()
    let sut = Linked()
    func areActive(_ isOpen: Bool, line: UInt = #line) async {
      ViewHosting.host(view: sut.environmentObject(route))
      // The inspection takes the view down; the next one hosts it anew.
      let expectation: XCTestExpectation = sut.inspection.inspect(after: 0) { view in
        for title in ["object", "state"] {
          let link = try view.find(navigationLink: title)
          XCTAssertEqual(try link.isActive(), isOpen, title, line: line)
          let screen = try? view.find(text: "by \(title)")
          XCTAssertEqual(screen != nil, isOpen, title, line: line)
        }
      }
      await fulfillment(of: [expectation], timeout: 60)
    }
    await areActive(false)
    route.isOpen = true
    await areActive(true)
    route.isOpen = false
    await areActive(false)
  }

  func testStateOfAViewThatIsNotOnScreenStays() throws {
    let sut = Switch()
    try sut.inspect().find(button: "Flip").tap()
    XCTAssertNoThrow(try sut.inspect().find(text: "off"))
  }

  func testStateOfAHostedViewIsSeenAtOnce() {
    let sut = Switch()
    let expectation = sut.inspection.inspect { view in
      XCTAssertFalse(try view.actualView().isOn)
      try view.find(button: "Flip").tap()
      XCTAssertTrue(try view.actualView().isOn)
      XCTAssertEqual(try view.vStack().text(0).string(), "on")
    }
    ViewHosting.host(view: sut)
    wait(for: [expectation], timeout: 2)
  }

  func testOneInspectionAfterAnother() {
    let sut = Switch()
    let first = sut.inspection.inspect { try $0.find(button: "Flip").tap() }
    let second = sut.inspection.inspect(after: 0.05) { XCTAssertNoThrow(try $0.find(text: "on")) }
    ViewHosting.host(view: sut)
    wait(for: [first, second], timeout: 2)
  }

  func testInspectionWhenAPublisherHasSent() {
    let sut = Switch()
    var inspections = 0
    let expectation = sut.inspection.inspect(onReceive: sut.flips) { view in
      inspections += 1
      XCTAssertNoThrow(try view.find(text: "on"))
    }
    ViewHosting.host(view: sut)
    sut.flips.send()
    wait(for: [expectation], timeout: 2)
    XCTAssertEqual(inspections, 1)
  }

  func testDidAppear() {
    var sut = Switch()
    let expectation = sut.on(\.didAppear) { view in
      try view.find(button: "Flip").tap()
      XCTAssertTrue(try view.actualView().isOn)
    }
    ViewHosting.host(view: sut)
    wait(for: [expectation], timeout: 2)
  }

  @MainActor
  func testAsynchronousInspections() async throws {
    let sut = Switch()
    try await ViewHosting.host(sut) { hosted in
      try await hosted.inspection.inspect { view in
        XCTAssertNoThrow(try view.find(text: "off"))
        try view.find(button: "Flip").tap()
      }
      try await hosted.inspection.inspect { view in
        XCTAssertNoThrow(try view.find(text: "on"))
      }
      // The value that was handed in is not the one that is on screen.
      XCTAssertNoThrow(try hosted.inspect().find(text: "off"))
    }
  }

  @MainActor
  func testAnErrorOfAnAsynchronousInspectionIsThrown() async throws {
    let sut = Switch()
    do {
      try await ViewHosting.host(sut) { hosted in
        try await hosted.inspection.inspect { _ = try $0.find(text: "missing") }
      }
      XCTFail("nothing was thrown")
    } catch {
      XCTAssertEqual(error.localizedDescription, "Search did not find a match")
    }
  }

  func testTheStateOfViewsWithinAHostedViewIsTheirs() {
    let sut = Parent()
    let expectation = sut.inspection.inspect { view in
      try view.find(button: "b 0").tap()
      XCTAssertNoThrow(try view.find(button: "b 1"))
      XCTAssertNoThrow(try view.find(button: "Parent 0"))

      // Two views that look alike have a state each.
      try view.vStack().view(Child.self, 2).button().tap()
      XCTAssertEqual(
        view.findAll(ViewType.Text.self).compactMap { try? $0.string() },
        ["a 0", "b 1", "a 1", "Parent 0"])

      try view.find(button: "Parent 0").tap()
      XCTAssertNoThrow(try view.find(button: "b 1"))
    }
    ViewHosting.host(view: sut)
    wait(for: [expectation], timeout: 2)
  }
}
