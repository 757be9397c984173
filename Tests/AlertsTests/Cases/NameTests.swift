import SwiftUI
import Testing

@testable import Alerts

/// The names in a file that imports both modules, and in a client with default isolation or
/// without.
@Suite("The name Alert, beside SwiftUI’s", .timeLimit(.minutes(10)))
struct NameTests {
  /// Each expression finds its own type by its arguments.
  @Test("Both shapes stand in one file")
  func bothShapes() {
    let ours = Alert(title: "Title", message: "Message", actions: [.init(title: "OK")])
    let theirs = Alert(
      title: Text("Title"), primaryButton: .default(Text("Yes")) {}, secondaryButton: .cancel())
    #expect(type(of: ours) == Alerts.Alert.self)
    #expect(type(of: theirs) == SwiftUI.Alert.self)
    #expect(type(of: Alert(title: "x")) == Alerts.Alert.self)
    #expect(type(of: Alert()) == Alerts.Alert.self)
    #expect(type(of: Alert(title: Text("x"))) == SwiftUI.Alert.self)
    let list = [Alert(title: "a"), Alert(title: "b")]
    #expect(list.count == 2)
    _ = Alert.Action(title: "Ours")
    _ = Alert.Button.cancel()
  }

  private let stored: Alerts.Alert = .init(title: "qualified")

  private func make() -> Alerts.Alert { .offline }

  @Test("In a type position the module's name settles it")
  func typePosition() {
    #expect(make().title == "Offline")
    #expect(stored.title == "qualified")
    #expect((make() as Any) is Alerts.Alert)
  }

  @Test("A literal is a key and a variable is not, in each position")
  func textOverloads() {
    let text = "run time"
    #expect(Alert(title: "a", message: "b").message?.source == "b")
    #expect(Alert(title: "a", message: text).title?.source == "a")
    #expect(Alert(title: "a", message: text).message == .verbatim(text))
    #expect(Alert(title: text, message: "b").title == .verbatim(text))
    #expect(Alert(title: text, message: "b").message?.source == "b")
    #expect(Alert(title: text).title == .verbatim(text))
    #expect(Alert(title: .verbatim(text), message: .verbatim(text)).message == .verbatim(text))
    #expect(Alert.Action(title: text).title == .verbatim(text))
    #expect(Alert.Action(title: "a").title.source == "a")
    #expect(AsyncAlert<Int>.Action(title: text, value: 1).title == .verbatim(text))
  }

  @MainActor
  @Test("No type name is needed to show one")
  func withoutType() async {
    let stage = Stage()
    let text = "run time"
    stage.show(.offline)
    stage.show(.init(title: "a", actions: [.init(title: "b")]))
    stage.show(title: "a", message: "b", actions: [.init(title: "c")])
    stage.show(title: "a", message: text)
    async let number: Int = stage.show(.init(title: "n", actions: [.init(title: "1", value: 1)]))
    await until { stage.coordinator.queue.count == 5 }
    for _ in 0..<5 { stage.host.tap(0) }
    #expect(await number == 1)
  }
}

extension Alerts.Alert {
  static var offline: Self { Self(title: "Offline") }
}

/// Code of every isolation shows alerts.
private final class PlainModel {
  @ShowAlert private var showAlert

  func ask() async -> Bool { await showAlert.confirm("Plain") }

  @MainActor func tell() { showAlert(Alert(title: "Plain")) }
}

private actor ActorModel {
  @ShowAlert private var showAlert

  func ask() async -> Bool { await showAlert.confirm("Actor") }
}

private struct ValueModel: Sendable {
  let showAlert: ShowAlertAction

  func ask() async -> Bool { await showAlert.confirm("Value") }
}

@MainActor
private final class MainModel {
  @ShowAlert private var showAlert

  func tell() { showAlert(Alert(title: "Main")) }
}

@Observable
@MainActor
private final class ObservableModel {
  @ObservationIgnored @ShowAlert private var showAlert

  func tell() { showAlert(Alert(title: "Observable")) }
}

@Suite("Code of every isolation", .timeLimit(.minutes(10)))
@MainActor
struct IsolationTests {
  @Test("shows alerts through the shared coordinator")
  func everyIsolation() async {
    let stage = Stage()
    await CoordinatorOverride.$current.withValue(stage.coordinator) {
      PlainModel().tell()
      MainModel().tell()
      ObservableModel().tell()
      async let plain = PlainModel().ask()
      async let actor = ActorModel().ask()
      async let value = ValueModel(showAlert: ShowAlert().wrappedValue).ask()
      await until { stage.coordinator.queue.count == 6 }
      for _ in 0..<6 { stage.host.tap(0) }
      #expect(await [plain, actor, value] == [true, true, true])
    }
  }

  @Test("The shared coordinator is one, and a test's stands in for it in the test's tasks alone")
  func shared() async {
    let shared = AlertCoordinator.shared
    #expect(shared === AlertCoordinator.shared)
    let own = AlertCoordinator()
    await CoordinatorOverride.$current.withValue(own) {
      #expect(AlertCoordinator.shared === own)
      #expect(await Task { AlertCoordinator.shared }.value === own)
      #expect(await Task.detached { AlertCoordinator.shared }.value === shared)
      let wrapper = ShowAlert()
      #expect(await Task.detached { wrapper.wrappedValue.coordinator }.value === own)
    }
    #expect(ShowAlert().wrappedValue.coordinator === shared)
  }
}
