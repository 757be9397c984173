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

  @Test("A press that leaves the alert open brings it back, whichever SwiftUI reports first")
  func keptOpen() throws {
    let log = Log()
    let handle = coordinator.showAlert(
      Alert("Code?") {
        AlertAction("Go") { log.add("go") }.keepsOpen { _ in true }
        AlertAction.cancel { log.add("cancel") }
      }.onEnd { log.add("\($0)") })
    for isPressFirst in [true, false] {
      let presentation = try #require(coordinator.current)
      slot.appear(presentation)
      if isPressFirst { slot.press("Go", of: presentation) }
      slot.setPresented(false, presentation)
      if !isPressFirst { slot.press("Go", of: presentation) }
      #expect(!anchor.isUp)
      slot.confirm()
      slot.confirm()
      #expect(handle.isPresented && anchor.isUp)
      #expect(anchor.presentation !== presentation)
    }
    #expect(log.entries.isEmpty)
  }

  @Test("What code dismisses before the slot came to present it ends at once")
  func nextDismissed() throws {
    let log = Log()
    coordinator.showAlert("A")
    let next = coordinator.showAlert(Alert("B").onEnd { log.add("\($0)") })
    _ = try press()
    slot.confirm()
    #expect(next.isPresented && !anchor.isUp)
    next.dismiss()
    #expect(log.entries == ["dismissed(Alerts.AlertDismissal.byCode)"])
    slot.confirm()
    #expect(!anchor.isUp && coordinator.queue.count == 0)
  }

  @Test("When the view that presents goes, another one at the top of the content does")
  func presenterGoes() {
    let (first, second) = (ObjectIdentifier(slot), ObjectIdentifier(coordinator))
    slot.appear(second, coordinator, over: nil)
    #expect(slot.isActive(first) && !slot.isActive(second))
    slot.disappear(first)
    #expect(slot.isActive(second))
    #expect(coordinator.queue.hosts.count == 1)
  }

  @Test("A view that comes back presents at once, whatever it presented when it went")
  func comesBack() throws {
    coordinator.showAlert("A")
    slot.appear(try #require(coordinator.current))
    slot.disappear(ObjectIdentifier(slot))
    #expect(!anchor.isUp)
    slot.appear(ObjectIdentifier(slot), coordinator, over: nil)
    #expect(coordinator.current?.title == "A")
    #expect(anchor.presentation === coordinator.current && anchor.isUp)
  }

  @Test("A host that is released without a word leaves its alert to the next one")
  func released() async {
    let coordinator = AlertCoordinator(suppressionStore: .inMemory())
    let spare = ManualHost()
    coordinator.attach(spare)
    var slot: AlertSlot? = AlertSlot()
    slot?.appear(ObjectIdentifier(spare), coordinator, over: nil)
    coordinator.showAlert("A")
    #expect(spare.up == nil)
    slot = nil
    await until { spare.up != nil }
    #expect(spare.up?.title == "A")
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
    coordinator.current?.press(at: 0)
    slot.confirm()
    #expect(coordinator.queue.count == 0)
  }

  @Test("A dismissal that is reported before the alert was on screen is not the user's")
  func dismissedUnseen() throws {
    let log = Log()
    coordinator.showAlert(Alert("A", actions: []).onEnd { log.add("\($0)") })
    let unseen = try #require(coordinator.current)
    slot.setPresented(false, unseen)
    #expect(!anchor.isUp)
    slot.confirm()
    slot.confirm()
    #expect(log.entries.isEmpty)
    #expect(coordinator.current?.title == "A" && anchor.isUp)
    #expect(anchor.presentation !== unseen)
    // On screen it is.
    let seen = try #require(coordinator.current)
    slot.appear(seen)
    slot.setPresented(false, seen)
    slot.confirm()
    #expect(log.entries == ["pressed(OK)"])
  }

  @Test("A press counts, also where the dismissal before it came too early to be believed")
  func pressedUnseen() throws {
    let log = Log()
    coordinator.showAlert(Alert("A") { AlertAction("Go") { log.add("go") } })
    let presentation = try #require(coordinator.current)
    slot.setPresented(false, presentation)
    slot.press("Go", of: presentation)
    slot.confirm()
    #expect(log.entries == ["go"])
    #expect(coordinator.queue.count == 0)
  }

  @Test("An update that takes another modifier waits until the former one has let go")
  func otherModifier() throws {
    let (former, later) = (slot.anchor(.suppressibleAlert), slot.anchor(.suppressibleDialog))
    let handle = coordinator.showAlert(Alert("A", actions: []).suppressible("key"))
    let presentation = try #require(coordinator.current)
    slot.appear(presentation)
    presentation.setSuppressed(true)
    // What the same modifier can show stays where it is.
    handle.update { $0 = $0.message("Old") }
    #expect(former.presentation === presentation && former.isUp)
    handle.update { $0 = $0.style(.confirmationDialog) }
    #expect(former.presentation === presentation && !former.isUp && !later.isUp)
    // Once more while it goes changes nothing.
    handle.update { $0 = $0.message("New") }
    #expect(former.presentation === presentation && !later.isUp)
    slot.confirm()
    slot.confirm()
    #expect(later.isUp && !former.isUp)
    #expect(later.presentation?.message == "New")
    #expect(later.presentation?.input.isSuppressed == true)
  }

  @Test(
    "A view that gets another coordinator takes down what the former one presents, or would next")
  func otherCoordinator() throws {
    let other = AlertCoordinator(suppressionStore: .inMemory())
    coordinator.showAlert("A")
    coordinator.showAlert("B")
    _ = try press()
    slot.confirm()
    slot.attach(to: other, over: nil)
    slot.confirm()
    #expect(!anchor.isUp && coordinator.waitingCount == 1)
    slot.attach(to: coordinator, over: nil)
    slot.appear(try #require(coordinator.current))
    #expect(anchor.isUp)
    slot.attach(to: other, over: nil)
    #expect(!anchor.isUp && coordinator.waitingCount == 1)
    other.showAlert("C")
    slot.confirm()
    slot.confirm()
    #expect(anchor.presentation?.title == "C" && anchor.isUp)
  }
}
