// What a system does to alerts that it does not present, and how long a dismissal takes. It can be
// looked into on Linux only.
#if os(Linux)
  import SwiftUI
  import SwiftUICore
  import Testing

  @testable import Alerts

  @Suite("Under a system that refuses, takes its time, or keeps silent", .timeLimit(.minutes(10)))
  @MainActor
  struct RefusalTests {
    /// A window without a screen, whose time the test moves.
    @MainActor
    private final class Screen {
      let graph = ViewGraph()
      let clock = TestClock()
      let coordinator: AlertCoordinator
      let lines = LogLines()
      private var isOver = false

      init(_ content: some View, manners: PresentationManners = .init()) {
        coordinator = AlertCoordinator(suppressionStore: .inMemory(), clock: clock)
        graph.manners = manners
        graph.onRefusal = { _ in }
        let coordinator = coordinator
        AlertLog.$sink.withValue(lines.sink) {
          graph.setRoot(content.alertCoordinator(coordinator))
        }
      }

      var titles: [String] {
        graph.presentations.filter(\.isDialog).map { $0.title?.string ?? "" }
      }

      /// Lets turns pass, and the time of everybody who sleeps be over, until something holds.
      ///
      /// Who sleeps does so on other threads, which a machine that is busy lets run when it likes.
      func turns(until condition: () -> Bool, limit: Int = 100_000) async {
        for _ in 0..<limit {
          if condition() { return }
          AlertLog.$sink.withValue(lines.sink) { graph.update() }
          await Task.yield()
          clock.wake()
        }
      }

      func turns(_ count: Int) async { await turns(until: { false }, limit: count) }

      func press(_ title: String) async {
        await turns(until: {
          graph.presentations.last?.buttons.contains { $0.title == title } == true
        })
        let presentation = graph.presentations.last
        presentation?.buttons.first { $0.title == title }?.press()
        await turns(until: { !graph.presentations.contains { $0 === presentation } })
      }
    }

    private nonisolated static let manners: [(String, PresentationManners)] = {
      var all: [(String, PresentationManners)] = []
      func add(_ name: String, _ change: (inout PresentationManners) -> Void) {
        var manners = PresentationManners()
        change(&manners)
        all.append((name, manners))
      }
      add("as usual") { _ in }
      add("slow dismissals") { $0.dismissal = .turns(3) }
      add("a refusal") { $0.refusals = 1 }
      add("several refusals") { $0.refusals = 4 }
      add("the binding first") { $0.pressOrder = .bindingFirst }
      add("a Cancel of the system's own") { $0.addsCancelToDestructiveAlerts = true }
      add("no disappearance") { $0.callsDisappearInPresentations = false }
      add("everything at once") {
        $0.dismissal = .turns(2)
        $0.refusals = 2
        $0.pressOrder = .bindingFirst
        $0.callsDisappearInPresentations = false
      }
      return all
    }()

    @Test(
      "Every alert is answered once, in its order, whatever the manners", arguments: manners.indices
    )
    func everyManner(index: Int) async {
      let (name, manners) = Self.manners[index]
      let screen = Screen(Text("Content"), manners: manners)
      await screen.turns(5)
      let log = Log()
      for title in ["A", "B", "C"] {
        screen.coordinator.showAlert(
          Alert(
            title: .verbatim(title),
            actions: [.init(title: "Go", role: .destructive) { log.add(title) }]
          ).onEnd { log.add("\(title) \($0)") })
      }
      for _ in 0..<3 { await screen.press("Go") }
      await screen.turns(until: { screen.coordinator.queue.count == 0 })
      #expect(
        log.entries == ["A", "A pressed(Go)", "B", "B pressed(Go)", "C", "C pressed(Go)"], "\(name)"
      )
      #expect(screen.titles.isEmpty)
    }

    @Test(
      "What code dismisses and what follows it never meet, whatever the manners",
      arguments: manners.indices)
    func dismissedByCode(index: Int) async {
      let (name, manners) = Self.manners[index]
      let screen = Screen(Text("Content"), manners: manners)
      let first = screen.coordinator.showAlert("First")
      screen.coordinator.showAlert("Second")
      await screen.turns(until: { screen.titles == ["First"] })
      first.dismiss()
      await screen.turns(until: { screen.titles == ["Second"] })
      #expect(screen.titles == ["Second"], "\(name)")
      await screen.press("OK")
      await screen.turns(until: { screen.coordinator.queue.count == 0 })
      #expect(screen.coordinator.queue.count == 0, "\(name)")
    }

    @Test("What interrupts while a pressed alert still goes is answered by nobody but the user")
    func interruptsWhileOneGoes() async {
      for order in [PresentationManners.PressOrder.bindingFirst, .actionFirst] {
        var manners = PresentationManners()
        manners.dismissal = .manual
        manners.pressOrder = order
        let screen = Screen(Text("Content"), manners: manners)
        let log = Log()
        screen.coordinator.showAlert(Alert("Former", actions: []).onEnd { log.add("former \($0)") })
        await screen.turns(until: { screen.titles == ["Former"] })
        screen.graph.presentations.last?.buttons.first?.press()
        screen.coordinator.showAlert(
          Alert("New", actions: []).priority(.high, interrupts: true)
            .onEnd { log.add("new \($0)") })
        await screen.turns(10)
        screen.graph.finishDismissals()
        await screen.turns(until: { screen.titles == ["New"] })
        #expect(log.entries.isEmpty, "\(order)")
        for title in ["New", "Former"] {
          await screen.turns(until: { screen.titles == [title] })
          screen.graph.presentations.last?.buttons.first?.press()
          screen.graph.finishDismissals()
        }
        await screen.turns(until: { screen.coordinator.queue.count == 0 })
        #expect(log.entries == ["new pressed(OK)", "former pressed(OK)"], "\(order)")
      }
    }

    @Test(
      "An alert that becomes a dialog while it is up comes back as one, whatever the manners",
      arguments: manners.indices)
    func otherStyle(index: Int) async {
      let (name, manners) = Self.manners[index]
      let screen = Screen(Text("Content"), manners: manners)
      let handle = screen.coordinator.showAlert("Title")
      await screen.turns(until: { screen.titles == ["Title"] })
      handle.update { $0 = $0.style(.confirmationDialog) }
      await screen.turns(until: { screen.graph.presentations.last?.kind == .confirmationDialog })
      #expect(screen.graph.presentations.map(\.kind) == [.confirmationDialog], "\(name)")
      await screen.press("OK")
      await screen.turns(until: { screen.coordinator.queue.count == 0 })
      #expect(screen.coordinator.queue.count == 0, "\(name)")
    }

    @Test("A system that refuses nothing is asked once for each alert")
    func askedOnce() async {
      let screen = Screen(Text("Content"))
      var presented = 0
      screen.coordinator.observer = { if $0.kind == .presented { presented += 1 } }
      for title in ["A", "B", "C"] { screen.coordinator.showAlert(title) }
      for _ in 0..<3 {
        // Nobody answers for a while.
        await screen.turns(until: { false }, limit: 50)
        await screen.press("OK")
      }
      await screen.turns(until: { screen.coordinator.queue.count == 0 })
      #expect(presented == 3)
    }

    @Test("The system's own Cancel does not end what must be answered")
    func systemCancel() async {
      var manners = PresentationManners()
      manners.addsCancelToDestructiveAlerts = true
      let screen = Screen(Text("Content"), manners: manners)
      let task = Task { @MainActor in
        await screen.coordinator.showAlert(
          AsyncAlert("Which?") {
            AsyncAlertAction.destructive("Erase", value: 1)
            AsyncAlertAction("Keep", value: 2)
          })
      }
      await screen.press("Cancel")
      await screen.turns(20)
      await screen.press("Keep")
      await screen.turns(until: { screen.coordinator.queue.count == 0 })
      #expect(await task.value == 2)
    }

    private struct Library: View {
      @State var isEditing = false
      var body: some View {
        Button("Edit") { isEditing = true }
          .sheet(isPresented: $isEditing) { Button("Done") { isEditing = false } }
      }
    }

    @Test(
      "Under a sheet of the app's own nothing is up; the log says what is missing; then it comes")
    func underOwnSheet() async {
      let screen = Screen(Library())
      screen.graph.root.button("Edit")?.send(.activate)
      await screen.turns(until: { screen.graph.presentations.count == 1 })
      AlertLog.$sink.withValue(screen.lines.sink) {
        _ = screen.coordinator.showAlert(Alert("Offline"))
      }
      await screen.turns(until: { screen.lines.all.count == 1 })
      // It is tried again and again meanwhile, which is told once.
      await screen.turns(until: { screen.clock.pauses.count { $0 == .seconds(2) } > 10 })
      #expect(screen.titles.isEmpty)
      #expect(screen.lines.all.count == 1)
      #expect(screen.lines.all.first?.contains("“Offline”") == true)
      #expect(screen.lines.all.first?.contains(".alertCoordinator(_:)") == true)
      screen.graph.presentations.last?.content.button("Done")?.send(.activate)
      await screen.turns(until: { screen.titles == ["Offline"] })
      #expect(screen.titles == ["Offline"])
      #expect(screen.coordinator.current?.title == "Offline")
      await screen.press("OK")
      await screen.turns(until: { screen.coordinator.queue.count == 0 })
      #expect(screen.lines.all.count == 1)
    }

    @Test("While it is refused, an alert is not believed to be on screen")
    func notBelieved() async {
      var manners = PresentationManners()
      manners.refusals = 1_000_000
      let screen = Screen(Text("Content"), manners: manners)
      screen.coordinator.showAlert("Refused")
      for _ in 0..<20 {
        screen.graph.update()
        await Task.yield()
      }
      #expect(screen.coordinator.current == nil)
      #expect(screen.coordinator.waitingCount == 1)
      screen.graph.manners.refusals = 0
      await screen.turns(until: { screen.titles == ["Refused"] })
      #expect(screen.titles == ["Refused"])
      screen.coordinator.dismissAll()
      await screen.turns(20)
    }

    @Test("What is refused is tried again after pauses that grow; the next one begins anew")
    func pauses() async {
      var manners = PresentationManners()
      manners.refusals = 5
      let screen = Screen(Text("Content"), manners: manners)
      screen.coordinator.showAlert("First")
      await screen.press("OK")
      await screen.turns(until: { screen.coordinator.queue.count == 0 })
      screen.graph.manners.refusals = 1
      screen.coordinator.showAlert("Second")
      await screen.press("OK")
      await screen.turns(until: { screen.coordinator.queue.count == 0 })
      // Beside these it sleeps two seconds for each dismissal that no view confirms.
      #expect(
        screen.clock.pauses.filter { $0 < .seconds(2) }
          == [.milliseconds(250), .milliseconds(500), .seconds(1), .milliseconds(250)])
      #expect(screen.clock.pauses.allSatisfy { $0 <= .seconds(2) })
    }

    @Test("Code that dismisses an alert of a window in the background ends it all the same")
    func background() async {
      var manners = PresentationManners()
      manners.evaluatesInBackground = false
      let screen = Screen(Text("Content"), manners: manners)
      let log = Log()
      let handle = screen.coordinator.showAlert(Alert("Up").onEnd { log.add("\($0)") })
      await screen.turns(until: { screen.titles == ["Up"] })
      screen.graph.isSuspended = true
      await screen.turns(10)
      handle.dismiss()
      await screen.turns(until: { !log.entries.isEmpty })
      #expect(log.entries == ["dismissed(Alerts.AlertDismissal.byCode)"])
    }
  }
#endif
