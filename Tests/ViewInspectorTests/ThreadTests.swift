import Combine
import Foundation
import SwiftUI
import Testing
import XCTest

@testable import ViewInspector

private struct Hello: View {
  @State private var name = "world"
  @Environment(\.locale) private var locale

  var body: some View {
    VStack {
      Text("hello")
      Text(name)
      Button("Greet") { name = "you" }
    }
    .padding(3)
  }
}

private struct Framed: ViewModifier {
  @Environment(\.locale) private var locale
  func body(content: Self.Content) -> some View { content.overlay(Text("frame")) }
}

private struct Watched: View {
  let inspection = Inspection<Self>()
  var body: some View {
    Text("watched").onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}

/// Inspections that do not run on the main thread: tests of projects in Swift 5 mode do that.
final class ThreadTests: XCTestCase {
  func testAnAsynchronousTestInspectsAsASynchronousOneDoes() async throws {
    try inspectViews()
  }

  private func inspectViews() throws {
    XCTAssertFalse(Thread.isMainThread)
    let view = try Hello().modifier(Framed()).inspect()
    XCTAssertEqual(try view.find(text: "hello").pathToRoot, "view(Hello.self).vStack().text(0)")
    XCTAssertEqual(try view.find(button: "Greet").labelView().text().string(), "Greet")
    XCTAssertEqual(view.findAll(ViewType.Text.self).count, 4)
    XCTAssertEqual(try view.find(ViewType.VStack.self).padding().top, 3)
    XCTAssertEqual(try view.view(Hello.self).vStack().map { $0.isDisabled() }.count, 3)
    XCTAssertNoThrow(try view.find(button: "Greet").tap())
    XCTAssertNoThrow(try view.view(Hello.self).actualView())
    XCTAssertNoThrow(try view.find(ViewType.VStack.self) { $0.count == 3 })
    XCTAssertThrows(try view.find(viewWithId: 3), "Search did not find a match")
  }

  func testControlsAreUsedFromAnyThread() async throws {
    try useControls()
  }

  private func useControls() throws {
    let isOn = Binding(wrappedValue: false)
    let text = Binding(wrappedValue: "a")
    let sut = Form {
      Toggle("Wi-Fi", isOn: isOn)
      TextField("Name", text: text)
    }
    try sut.inspect().find(ViewType.Toggle.self).tap()
    try sut.inspect().find(ViewType.TextField.self).setInput("b")
    XCTAssertTrue(try sut.inspect().find(ViewType.Toggle.self).isOn())
    XCTAssertEqual(text.wrappedValue, "b")
  }

  func testHostingBelongsToNoThread() async throws {
    try host()
  }

  private func host() throws {
    let sut = Hello()
    ViewHosting.host(view: sut)
    XCTAssertNoThrow(try sut.inspect().find(text: "world"))
    ViewHosting.expel()
  }

  func testPublishersSendFromAnyThread() async throws {
    await fulfillment(of: [inspectWhenSent()], timeout: 10)
  }

  private func inspectWhenSent() -> XCTestExpectation {
    let sut = Watched()
    let sent = PassthroughSubject<Void, Never>()
    let expectation = sut.inspection.inspect(onReceive: sent) { XCTAssertNoThrow(try $0.text()) }
    ViewHosting.host(view: sut)
    sent.send()
    return expectation
  }

  func testValuesOfTheTaskComeAlong() async throws {
    try Self.$color.withValue("blue") { try tap() }
  }

  private func tap() throws {
    var seen: String?
    try Button("b") { seen = ThreadTests.color }.inspect().button().tap()
    XCTAssertEqual(seen, "blue")
  }

  func testAMainThreadThatIsNotFreeIsAnErrorThatSaysWhatToDo() throws {
    MainThread.patience = .milliseconds(1)
    defer { MainThread.patience = .seconds(30) }
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var message = ""
    Thread.detachNewThread {
      message = Self.failure()
      done.signal()
    }
    done.wait()
    XCTAssertTrue(message.hasSuffix("mark the test `@MainActor`"), message)
  }

  private static func failure() -> String {
    do {
      _ = try Hello().inspect()
      return ""
    } catch {
      return error.localizedDescription
    }
  }

  @TaskLocal private static var color = "none"
}

@Suite("Inspections in tests that belong to no actor", .timeLimit(.minutes(10)))
struct ActorlessTests {
  @Test("A test that runs anywhere inspects as one on the main actor does")
  func inspects() async throws {
    try Self.inspectViews()
  }

  @Test("A search on the main actor stays there")
  @MainActor func staysOnTheMainActor() throws {
    try Self.inspectViews()
  }

  private static func inspectViews() throws {
    let view = try Hello().inspect()
    #expect(try view.find(text: "hello").pathToRoot == "view(Hello.self).vStack().text(0)")
    #expect(view.findAll(ViewType.Text.self).count == 3)
  }
}
