import SwiftUI
import Testing

@testable import Alerts

/// What SwiftUI reports to a host, one report at a time, also in orders that are rare.
@Suite("A host in a view, report by report", .timeLimit(.minutes(10)))
@MainActor
struct SlotTests {
  private let coordinator = AlertCoordinator(suppressionStore: .inMemory())
  private let slot = AlertSlot()
  private var anchor: AlertAnchor { slot.anchor(.alert) }

  init() {
    slot.appear(ObjectIdentifier(slot), coordinator, over: nil)
  }

  /// Lets the alert that is up be on screen, and presses its first action.
  private func press() throws -> AlertPresentation {
    let presentation = try #require(coordinator.current)
    slot.appear(presentation)
    presentation.press(at: 0)
    return presentation
  }

  @Test("The next alert is presented when the views have followed what the last one's action did")
  func settling() throws {
    coordinator.showAlert("A")
    coordinator.showAlert("B")
    let first = try press()
    slot.confirm()
    #expect(anchor.presentation === first && !anchor.isUp)
    slot.confirm()
    #expect(anchor.presentation?.title == "B" && anchor.isUp)
  }

  @Test("An alert whose owner goes while the views follow is not presented; the one behind it is")
  func ownerGoesMeanwhile() throws {
    let log = Log()
    var owner: AlertOwner? = AlertOwner()
    coordinator.showAlert("A")
    if let owner { coordinator.showAlert(Alert("B").owner(owner).onEnd { log.add("\($0)") }) }
    coordinator.showAlert("C")
    _ = try press()
    slot.confirm()
    owner = nil
    slot.confirm()
    #expect(log.entries == ["dismissed(Alerts.AlertDismissal.ownerEnded)"])
    #expect(anchor.presentation?.title == "C" && anchor.isUp)
  }

  @Test("A late report of a former alert's dismissal leaves the one that is up where it is")
  func lateDismissal() throws {
    coordinator.showAlert("A")
    coordinator.showAlert("B")
    let first = try press()
    slot.confirm()
    slot.confirm()
    slot.setPresented(false, first)
    slot.appear(first)
    #expect(coordinator.current?.title == "B")
    #expect(anchor.presentation?.title == "B" && anchor.isUp)
  }
}
