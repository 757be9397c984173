import SwiftUI
import Testing

@testable import Alerts

@Suite("Hosts: sheets, windows, coming and going", .timeLimit(.minutes(10)))
@MainActor
struct HostTests {
  let stage = Stage()

  @Test("The top-most host presents; when it goes, the one below does")
  func topMost() {
    let sheet = ManualHost()
    stage.coordinator.attach(sheet)
    stage.show(stage.logged("A"))
    #expect(sheet.up?.title == "A")
    #expect(stage.host.up == nil)
    stage.coordinator.detach(sheet)
    #expect(stage.host.up?.title == "A")
    #expect(stage.log.entries.isEmpty)
  }

  @Test("A sheet that closes and an alert in the same turn: the root shows it, once")
  func sheetCloses() {
    let sheet = ManualHost()
    stage.coordinator.attach(sheet)
    stage.coordinator.detach(sheet)
    stage.show(stage.logged("A"))
    #expect(sheet.shown.isEmpty)
    #expect(stage.host.shown.count == 1)
  }

  @Test("A busy top-most host is waited for; the root cannot present over its sheet")
  func busySheet() {
    let sheet = ManualHost()
    stage.coordinator.attach(sheet)
    stage.show(stage.logged("A"))
    sheet.up?.refuse()
    #expect(stage.host.up == nil)
    stage.coordinator.hostIsReady(sheet)
    #expect(sheet.shown.count == 2)
  }

  @Test("With no host, alerts wait and can be listed; none is lost")
  func noHost() {
    let stage = Stage(attached: false)
    for title in ["A", "B"] { stage.show(stage.logged(title).priority(.high)) }
    #expect(stage.waiting == ["A", "B"])
    #expect(stage.coordinator.waiting.first?.priority == .high)
    #expect(
      stage.coordinator.waiting.first?.origin.description.contains("HostTests.swift:") == true)
    stage.coordinator.attach(stage.host)
    #expect(stage.up == "A")
  }

  @Test("Two callers share a host; both alerts are shown, one after the other")
  func twoCallers() async {
    async let first = stage.show.confirm("A")
    async let second = stage.show.confirm("B")
    await until { stage.coordinator.waitingCount == 1 }
    for _ in 0..<2 { stage.host.tap(0) }
    #expect(await [first, second] == [true, true])
  }

  @Test("Two coordinators know nothing of each other")
  func twoCoordinators() {
    let other = Stage()
    stage.show(stage.logged("A"))
    other.show(other.logged("B"))
    #expect(stage.up == "A" && other.up == "B")
    other.coordinator.dismissAll()
    #expect(stage.up == "A")
  }

  @Test("A host attached twice is one, and one that was never attached can be detached")
  func attachTwice() {
    stage.coordinator.attach(stage.host)
    stage.show(stage.logged("A"))
    stage.coordinator.detach(ManualHost())
    stage.coordinator.detach(stage.host)
    #expect(stage.up == nil)
    #expect(stage.coordinator.queue.hosts.isEmpty)
  }
}

@Suite("Which host presents", .timeLimit(.minutes(10)))
struct HostListTests {
  private let root = AlertHostID(rawValue: 1)
  private let anchor = AlertHostID(rawValue: 2)
  private let inner = AlertHostID(rawValue: 3)
  private let sheet = AlertHostID(rawValue: 4)

  /// A window with an anchor in an anchor.
  private var window: AlertHostList {
    var list = AlertHostList()
    list.add(root)
    list.add(anchor, over: root, isAnchor: true)
    list.add(inner, over: anchor, isAnchor: true)
    return list
  }

  @Test("A dialog stands at the innermost anchor around the view that asked; an alert never does")
  func anchors() {
    for asking in [root, anchor, inner] {
      #expect(window.host(for: asking, isDialog: true) == asking)
      #expect(window.host(for: asking, isDialog: false) == root)
    }
  }

  @Test("An anchor that cannot present leaves the dialog to the host in which it is")
  func busyAnchor() {
    var list = window
    list.setBusy(true, inner)
    #expect(list.host(for: inner, isDialog: true) == root)
    list.setBusy(true, root)
    #expect(list.host(for: anchor, isDialog: true) == nil)
  }

  @Test("Under a sheet no anchor presents; an anchor in the sheet does")
  func anchorUnderSheet() {
    var list = window
    list.add(sheet, over: root)
    #expect(list.host(for: inner, isDialog: true) == sheet)
    let anchorInSheet = AlertHostID(rawValue: 5)
    list.add(anchorInSheet, over: sheet, isAnchor: true)
    #expect(list.host(for: anchorInSheet, isDialog: true) == anchorInSheet)
  }
}

@Suite("Events", .timeLimit(.minutes(10)))
@MainActor
struct EventTests {
  let stage = Stage()

  @Test("The whole life of each alert, in order, to every reader, with nothing left out")
  func wholeLife() async {
    let first = stage.coordinator.events()
    let second = stage.coordinator.events()
    let a = stage.show(stage.logged("A"))
    let b = stage.show(stage.logged("B"))
    stage.host.tap(0)
    b.dismiss()
    stage.host.up?.didDismiss()
    for events in [first, second] {
      var seen: [String] = []
      for await event in events {
        seen.append("\(event.id) \(event.kind)")
        if seen.count == 8 { break }
      }
      #expect(
        seen.map { String($0.split(separator: "(").first ?? "") } == [
          "\(a.id) queued", "\(a.id) presented", "\(b.id) queued", "\(a.id) dismissing",
          "\(a.id) ended", "\(b.id) presented", "\(b.id) dismissing", "\(b.id) ended",
        ])
    }
  }

  @Test("An event says which alert it is and where it was shown, in one line")
  func description() async {
    let events = stage.coordinator.events()
    stage.show(stage.logged("A"))
    for await event in events {
      #expect("\(event)".hasPrefix("alert #1 “A” queued (AlertsTests/HostTests.swift:"))
      break
    }
  }

  @Test("Readers that stop are forgotten, and the end of the coordinator ends the others")
  func readersEnd() async {
    var coordinator: AlertCoordinator? = AlertCoordinator()
    let stopped = Task { [events = coordinator?.events()] in
      for await _ in events! { break }
    }
    coordinator?.showAlert(Alert(title: "A"))
    await stopped.value
    await until { coordinator?.subscribers.isEmpty == true }
    #expect(coordinator?.subscribers.isEmpty == true)
    let last = coordinator!.events()
    coordinator = nil
    for await _ in last { Issue.record("nothing happens any more") }
  }

  @Test("What is up can be observed, and changes with every showing, also of equal alerts")
  func observation() {
    @MainActor final class Changes { var count = 0 }
    let changes = Changes()
    for _ in 0..<2 {
      withObservationTracking {
        _ = stage.coordinator.current
      } onChange: {
        MainActor.assumeIsolated { changes.count += 1 }
      }
      stage.show(Alert(title: "Same"))
      stage.host.tap(0)
    }
    #expect(changes.count == 2)
  }
}
