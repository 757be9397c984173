// The modifier on a view graph. It can be looked into on Linux only, where it is the project's own.
#if os(Linux)
  import SwiftUI
  import SwiftUICore
  import Testing

  @testable import Alerts

  /// A window without a screen.
  @MainActor
  final class Window {
    let graph = ViewGraph()
    let coordinator = AlertCoordinator(suppressionStore: .inMemory())

    init(@ViewBuilder _ content: () -> some View) {
      graph.setRoot(content().alertCoordinator(coordinator))
    }

    var show: ShowAlertAction { coordinator.showAlert }
    var alert: Presentation? { graph.presentations.last { $0.isDialog } }
    var title: String? { alert?.title?.string }

    /// Lets turns of the main queue pass until something holds.
    func turns(until condition: () -> Bool) async {
      for _ in 0..<10_000 {
        if condition() { return }
        graph.update()
        await Task.yield()
      }
    }

    func settle() async {
      for _ in 0..<20 {
        graph.update()
        await Task.yield()
      }
    }

    func press(_ title: String) async {
      await turns { self.alert?.buttons.contains { $0.title == title } == true }
      alert?.buttons.first { $0.title == title }?.press()
      await settle()
    }

    func button(_ title: String) -> Element? { graph.root.button(title) }
  }

  private struct Row: View {
    let number: Int
    var body: some View { Text("Row \(number)") }
  }

  private struct List: View {
    var body: some View { ForEach(0..<3, id: \.self) { Row(number: $0) } }
  }

  private struct Asking: View {
    @ShowAlert var showAlert
    var body: some View {
      Button("Ask") { showAlert(Alert(title: "Asked")) }
    }
  }

  @Suite("The modifier on the root view", .timeLimit(.minutes(10)))
  @MainActor
  struct PresenterTests {
    @Test("An alert goes up with its texts and buttons; a press closes it and runs its closure")
    func wholeLife() async {
      let window = Window { Text("Content") }
      let log = Log()
      window.show(
        Alert(
          title: "Delete?", message: "For **ever** %@",
          actions: [
            .init(title: "Delete", role: .destructive) { log.add("deleted") },
            .init(title: "Cancel", role: .cancel).identifier("cancel"),
          ]
        ).severity(.critical))
      await window.turns { window.alert != nil }
      #expect(window.title == "Delete?")
      #expect(window.alert?.messageText == "For **ever** %@")
      #expect(window.alert?.buttons.map(\.title) == ["Delete", "Cancel"])
      #expect(window.alert?.buttons.map(\.role) == [.destructive, .cancel])
      #expect(window.alert?.defaultButton?.title == "Cancel")
      #expect(window.alert?.severity == .critical)
      #expect(window.alert?.buttons.last?.element?.accessibility.identifier == "cancel")
      await window.press("Delete")
      #expect(log.entries == ["deleted"])
      #expect(window.alert == nil && !window.coordinator.isPresented)
    }

    @Test("Alerts follow each other, also those that an action or the next line shows")
    func chain() async {
      let window = Window { Text("Content") }
      let task = Task {
        let first = await window.show.confirm("First")
        return await [first, window.show.confirm("Second")]
      }
      await window.turns { window.title == "First" }
      window.show(
        Alert(title: "Waiting", actions: [.init(title: "More") { window.show(title: "Last") }]))
      await window.press("OK")
      #expect(window.title == "Waiting")
      await window.press("More")
      #expect(window.title == "Second")
      await window.press("Cancel")
      #expect(await task.value == [true, false])
      #expect(window.title == "Last")
      await window.press("OK")
      #expect(window.graph.presentations.isEmpty)
    }

    @Test("Presenting an alert evaluates nothing but what presents it")
    func evaluations() async {
      let window = Window {
        VStack {
          List()
          Asking()
        }
      }
      await window.settle()
      window.graph.evaluationLog = []
      window.show(Alert(title: "A", actions: [.init(title: "OK")]))
      await window.turns { window.alert != nil }
      await window.press("OK")
      let evaluated = Set(window.graph.evaluationLog ?? [])
      #expect(evaluated.contains("PresentedAlert"))
      #expect(!evaluated.contains("PresentedDialog"), "\(evaluated)")
      for name in ["List", "Row", "Asking", "VStack"] {
        #expect(!evaluated.contains { $0.hasPrefix(name) }, "\(evaluated)")
      }
      #expect(!evaluated.contains { $0.contains("AlertCoordinatorModifier") }, "\(evaluated)")
    }

    @Test("@ShowAlert in a view uses that view's window")
    func environment() async {
      let window = Window { Asking() }
      window.button("Ask")?.send(.activate)
      await window.turns { window.alert != nil }
      #expect(window.title == "Asked")
      #expect(!AlertCoordinator.shared.waiting.contains { $0.title == "Asked" })
    }

    @Test("Esc is the cancel action; what must be answered comes back")
    func escape() async {
      let window = Window { Text("Content") }
      async let isSure = window.show.confirm("Sure?")
      await window.turns { window.alert != nil }
      window.alert?.dismiss()
      await window.settle()
      #expect(await isSure == false)

      async let number = window.show(
        AsyncAlert(
          title: "Number", actions: [.init(title: "1", value: 1), .init(title: "2", value: 2)]
        ).style(.confirmationDialog))
      await window.turns { window.alert != nil }
      #expect(window.alert?.kind == .alert && window.alert?.cancelButton == nil)
      window.alert?.dismiss()
      await window.settle()
      await window.turns { window.alert != nil }
      #expect(window.title == "Number")
      await window.press("2")
      #expect(await number == 2)
    }

    @Test("A dialog with a lone action has a Cancel with the set title, which does nothing else")
    func dialogCancel() async {
      let window = Window { Text("Content") }
      window.coordinator.cancelTitle = "Abbrechen"
      let log = Log()
      window.show(
        Alert(title: "Archive?", actions: [.init(title: "Archive") { log.add("archived") }])
          .style(.confirmationDialog).onEnd { log.add("\($0)") })
      await window.turns { window.alert != nil }
      #expect(window.alert?.buttons.map(\.title) == ["Archive", "Abbrechen"])
      await window.press("Abbrechen")
      #expect(log.entries == ["dismissed(Alerts.AlertDismissal.byUser)"])
      #expect(window.graph.presentations.isEmpty)
    }

    @Test("Fields are typed into, enable a button, and give their text")
    func fields() async {
      let window = Window { Text("Content") }
      async let name = window.show.ask("Name?", placeholder: "Name")
      await window.turns { window.alert?.fields.count == 1 }
      #expect(window.alert?.buttons.first?.isEnabled == false)
      window.alert?.fields.first?.send(.setText("Ann"))
      await window.turns { window.alert?.buttons.first?.isEnabled == true }
      #expect(window.alert?.fields.first?.accessibility.identifier == "Name")
      await window.press("OK")
      #expect(await name == "Ann")
    }

    @Test("What is up is updated in place")
    func update() async {
      let window = Window { Text("Content") }
      let handle = window.show(Alert(title: "Copying", message: "0 %"))
      await window.turns { window.alert != nil }
      let presentation = window.alert
      handle.update {
        $0.title = "Nearly"
        $0.message = "99 %"
        $0.actions = [.init(title: "Stop"), .init(title: "Hide")]
      }
      await window.settle()
      #expect(window.alert === presentation)
      #expect(window.title == "Nearly")
      #expect(window.alert?.messageText == "99 %")
      #expect(window.alert?.buttons.map(\.title) == ["Stop", "Hide"])
    }

    @Test("An update to another style goes on in a dialog of that style, and is answered there")
    func updatedStyle() async {
      let window = Window { Text("Content") }
      let log = Log()
      let handle = window.show(Alert(title: "Copying"))
      await window.turns { window.alert != nil }
      #expect(window.alert?.kind == .alert)
      handle.update {
        $0 = $0.style(.confirmationDialog).suppressible("key")
        $0.actions = [.init(title: "Stop", onPressed: { log.add("stopped") })]
      }
      await window.turns { window.alert?.kind == .confirmationDialog }
      #expect(window.graph.presentations.count == 1)
      #expect(window.alert?.suppression != nil)
      handle.update { $0 = $0.style(.alert) }
      await window.turns { window.alert?.kind == .alert }
      #expect(window.graph.presentations.count == 1)
      await window.press("Stop")
      #expect(log.entries == ["stopped"])
      #expect(window.graph.presentations.isEmpty && !window.coordinator.isPresented)
    }

    @Test("A press that keeps the alert open: it is up again, with its text")
    func keptOpen() async {
      let window = Window { Text("Content") }
      let log = Log()
      window.show(
        Alert(
          title: "Code?",
          actions: [
            .init(title: "Go", onSubmit: { log.add($0.text) }).keepsOpen { $0.text != "42" }
          ]
        ).textField("Code"))
      await window.turns { window.alert != nil }
      window.alert?.fields.first?.send(.setText("41"))
      await window.press("Go")
      await window.turns { window.alert != nil }
      #expect(log.entries.isEmpty)
      #expect(window.coordinator.current?.input.text == "41")
      window.alert?.fields.first?.send(.setText("42"))
      await window.press("Go")
      #expect(log.entries == ["42"])
      #expect(window.alert == nil)
    }

    @Test("A dialog with a toggle remembers its answer")
    func suppression() async {
      let window = Window { Text("Content") }
      let alert = Alert(title: "Replace?", actions: [.init(title: "Yes"), .init(title: "No")])
        .style(.confirmationDialog).suppressible("replace")
      window.show(alert)
      await window.turns { window.alert != nil }
      #expect(window.alert?.kind == .confirmationDialog)
      #expect(window.alert?.suppression?.title == "Don’t ask again")
      window.alert?.suppression?.setOn(true)
      await window.press("Yes")
      window.show(alert)
      await window.settle()
      #expect(window.alert == nil)
      #expect(window.coordinator.queue.count == 0)
    }

    @Test("Shown and dismissed in one turn, it never reaches the screen and blocks nothing")
    func sameTurn() async {
      let window = Window { Text("Content") }
      await window.settle()
      for _ in 0..<3 {
        window.show(Alert(title: "Never"))
        window.coordinator.dismissAll()
      }
      window.graph.update()
      #expect(window.alert == nil)
      window.show(Alert(title: "Next"))
      await window.turns { window.alert != nil }
      #expect(window.title == "Next")
    }

    @Test("Alerts shown before the view is there wait for it, and one up when it goes is not lost")
    func comesAndGoes() async {
      let coordinator = AlertCoordinator()
      let graph = ViewGraph()
      coordinator.showAlert(Alert(title: "Early"))
      graph.setRoot(Text("Content").alertCoordinator(coordinator))
      #expect(coordinator.current?.title == "Early")
      graph.update()
      #expect(graph.presentations.count == 1)
      graph.tearDown()
      #expect(coordinator.current == nil && coordinator.waitingCount == 1)
      let other = ViewGraph()
      other.setRoot(Text("Content").alertCoordinator(coordinator))
      other.update()
      #expect(other.presentations.first?.title?.string == "Early")
    }

    @Test("A sheet with the modifier presents while it is open; then the root does again")
    func sheet() async {
      struct Root: View {
        @State var isOpen = false
        let coordinator: AlertCoordinator
        var body: some View {
          Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) {
              Button("Close") { isOpen = false }.alertCoordinator(coordinator)
            }
        }
      }
      let coordinator = AlertCoordinator()
      let graph = ViewGraph()
      graph.setRoot(Root(coordinator: coordinator).alertCoordinator(coordinator))
      graph.root.button("Open")?.send(.activate)
      graph.update()
      coordinator.showAlert(Alert(title: "Over the sheet"))
      graph.update()
      #expect(graph.presentations.map(\.kind) == [.sheet, .alert])
      #expect(coordinator.queue.hosts.count == 2)
      graph.presentations.first?.content.button("Close")?.send(.activate)
      for _ in 0..<20 {
        graph.update()
        await Task.yield()
      }
      #expect(coordinator.queue.hosts.count == 1)
      #expect(graph.presentations.map(\.kind) == [.alert])
      #expect(coordinator.current?.title == "Over the sheet")
    }

    @Test("A row that asks and is removed leaves its alert up; evaluations do not repeat it")
    func removedRow() async {
      struct Rows: View {
        @State var rows = ["One"]
        @State var count = 0
        @ShowAlert var showAlert
        var body: some View {
          VStack {
            Button("Count \(count)") { count += 1 }
            ForEach(rows, id: \.self) { _ in
              Button("Remove") {
                showAlert(Alert(title: "Removed"))
                rows = []
              }
            }
          }
        }
      }
      let window = Window { Rows() }
      window.button("Remove")?.send(.activate)
      await window.turns { window.alert != nil }
      let presentation = window.alert
      for number in 0..<5 {
        window.button("Count \(number)")?.send(.activate)
        await window.settle()
      }
      #expect(window.alert === presentation)
      #expect(window.button("Remove") == nil)
      await window.press("OK")
      #expect(window.graph.presentations.isEmpty)
    }

    @Test("An error in a binding is shown, and nil when it was closed")
    func errorBinding() async {
      struct Failure: LocalizedError { var errorDescription: String? { "It failed" } }
      struct Feed: View {
        @State var error: (any Error)?
        var body: some View {
          VStack {
            Button(error == nil ? "Fail" : "Failed") { error = Failure() }
          }.errorAlert($error)
        }
      }
      let window = Window { Feed() }
      for _ in 0..<2 {
        window.button("Fail")?.send(.activate)
        await window.turns { window.title == "It failed" }
        #expect(window.button("Failed") != nil)
        await window.press("OK")
        await window.turns { window.button("Fail") != nil }
        #expect(window.button("Fail") != nil)
      }
    }

    @Test("A view that gets another coordinator shows that one's alerts")
    func otherCoordinator() async {
      let first = AlertCoordinator()
      let second = AlertCoordinator()
      let graph = ViewGraph()
      graph.setRoot(Text("Content").alertCoordinator(first))
      graph.setRoot(Text("Content").alertCoordinator(second))
      graph.update()
      #expect(first.queue.hosts.isEmpty)
      second.showAlert(Alert(title: "Second"))
      graph.update()
      #expect(graph.presentations.first?.title?.string == "Second")
    }
  }
#endif
