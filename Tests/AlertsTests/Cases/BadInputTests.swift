import SwiftUI
import Testing

@testable import Alerts

@Suite("Bad input", .timeLimit(.minutes(10)))
@MainActor
struct BadInputTests {
  @Test("An awaited alert with no actions and a value to give stops the program, with its title")
  func noActions() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await AlertCoordinator().showAlert(AsyncAlert<Int>(title: "Which one?", actions: []))
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(text?.contains("“Which one?” has no actions") == true)
  }

  @Test("An awaited alert with no actions and no value to give has an OK")
  func noActionsVoid() async {
    let stage = Stage()
    async let done: Void = stage.show(AsyncAlert(title: "A", actions: []))
    await until { stage.up == "A" }
    #expect(stage.host.up?.actions.map(\.title) == ["OK"])
    stage.host.tap(0)
    await done
  }

  @Test("A press outside of the actions, and a report from an alert of another coordinator")
  func nonsense() {
    let stage = Stage()
    let other = Stage()
    stage.show(stage.logged("A"))
    other.show(other.logged("B"))
    for action in [-1, 1, 7, .max, .min] { #expect(stage.host.up?.press(at: action) == false) }
    #expect(stage.host.up?.isEnabled(position: 9) == false)
    #expect(stage.up == "A" && other.up == "B")
  }

  @Test("A hold on an alert outlives the coordinator, and does nothing then")
  func orphanedHandle() {
    var coordinator: AlertCoordinator? = AlertCoordinator()
    let handle = coordinator?.showAlert(Alert(title: "A"))
    coordinator = nil
    #expect(handle?.hasEnded == true)
    #expect(handle?.dismiss() == false)
    #expect(handle?.update { $0.title = "B" } == false)
  }
}
