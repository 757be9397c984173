// Windows, and what comes and goes in them. They can be looked into on Linux only.
#if os(Linux)
  import SwiftUI
  import SwiftUICore
  import Testing

  @testable import Alerts

  @MainActor
  @Observable
  private final class Navigation {
    var isOpen = true
  }

  @MainActor
  @Observable
  private final class ScreenModel {
    @ObservationIgnored let alerts = AlertOwner()
  }

  @MainActor
  @Observable
  private final class FailingModel {
    var error: (any Error)?
  }

  @Suite("Alerts in windows, and what comes and goes in them", .timeLimit(.minutes(10)))
  @MainActor
  struct WindowTests {
    /// Lets turns of the main queue pass in some windows until something holds.
    private func turns(
      _ graphs: [ViewGraph], until condition: () -> Bool = { false }, limit: Int = 200
    ) async {
      for _ in 0..<limit {
        if condition() { return }
        for graph in graphs { graph.update() }
        await Task.yield()
      }
    }

    private func titles(_ graph: ViewGraph) -> [String] {
      graph.presentations.filter(\.isDialog).map { $0.title?.string ?? "" }
    }

    private struct Asking: View {
      @ShowAlert var showAlert
      var body: some View { Button("Ask") { showAlert("Asked") } }
    }

    private struct Several: View {
      var isLong = true
      var body: some View {
        Text("One")
        Text("Two")
        if isLong { Asking() }
      }
    }

    @Test("However many views stand at the top of the content, one alert is one dialog")
    func severalViews() async {
      let coordinator = AlertCoordinator(suppressionStore: .inMemory())
      let graph = ViewGraph()
      let refusals = Log()
      graph.onRefusal = { _ in refusals.add("refused") }
      graph.setRoot(Several().alertCoordinator(coordinator))
      await turns([graph])
      #expect(coordinator.queue.hosts.count == 1)
      coordinator.showAlert("One alert")
      await turns([graph], until: { !titles(graph).isEmpty })
      #expect(titles(graph) == ["One alert"])
      // One of the views goes, and the alert stays, or comes again from another one.
      graph.setRoot(Several(isLong: false).alertCoordinator(coordinator))
      await turns([graph])
      #expect(titles(graph) == ["One alert"])
      #expect(coordinator.queue.hosts.count == 1)
      graph.presentations.last?.buttons.first?.press()
      await turns([graph], until: { coordinator.queue.count == 0 })
      #expect(titles(graph).isEmpty)
      #expect(refusals.entries.isEmpty, "only one of the views is to present")
    }

    @Test(
      "A view that asks gets its alert in its own window; one that nobody asked for is in the active one"
    )
    func twoWindows() async {
      let coordinator = AlertCoordinator(suppressionStore: .inMemory())
      // A window group makes its content once for all windows.
      let content = Asking().alertCoordinator(coordinator)
      let windows = [ViewGraph(), ViewGraph()]
      for window in windows { window.setRoot(content) }
      await turns(windows)
      #expect(coordinator.queue.hosts.count == 2)
      for window in windows {
        window.root.button("Ask")?.send(.activate)
        await turns(windows, until: { !titles(window).isEmpty })
        #expect(windows.map(titles) == windows.map { $0 === window ? ["Asked"] : [] })
        window.presentations.last?.buttons.first?.press()
        await turns(windows, until: { coordinator.queue.count == 0 })
      }
      coordinator.showAlert("By a model")
      await turns(windows, until: { windows.contains { !titles($0).isEmpty } })
      #expect(windows.map(titles) == [[], ["By a model"]])
      coordinator.dismissAll()
      await turns(windows)
    }

    @Test("A window that becomes active gets the alerts that no view asked for")
    func activeWindow() async {
      let coordinator = AlertCoordinator(suppressionStore: .inMemory())
      let windows = [ViewGraph(), ViewGraph()]
      func set(_ phase: ScenePhase, in window: ViewGraph) {
        window.setRoot(
          Asking().alertCoordinator(coordinator).environment(\.scenePhase, phase))
      }
      for window in windows { set(.inactive, in: window) }
      await turns(windows)
      for window in windows {
        set(.active, in: window)
        await turns(windows, limit: 20)
        coordinator.showAlert("By a model")
        await turns(windows, until: { windows.contains { !titles($0).isEmpty } })
        #expect(windows.map(titles) == windows.map { $0 === window ? ["By a model"] : [] })
        coordinator.dismissAll()
        await turns(windows, until: { coordinator.queue.count == 0 })
        set(.inactive, in: window)
        await turns(windows, limit: 20)
      }
    }

    private struct AskingForDialogs: View {
      @ShowAlert var showAlert
      var body: some View {
        Button("Dialog") { showAlert(Alert("Dialog").style(.confirmationDialog)) }
        Button("Alert") { showAlert("Alert") }
      }
    }

    @Test("A dialog stands at the anchor of the view that asked; everything else at the root")
    func anchoredDialog() async {
      let coordinator = AlertCoordinator(suppressionStore: .inMemory())
      let graph = ViewGraph()
      graph.setRoot(
        VStack { AskingForDialogs().alertAnchor() }.alertCoordinator(coordinator))
      await turns([graph])
      #expect(coordinator.queue.hosts.count == 2)
      var hosts: [AlertHostID] = []
      func look(_ title: String, _ ask: () -> Void) async {
        ask()
        await turns([graph], until: { titles(graph) == [title] })
        #expect(titles(graph) == [title])
        coordinator.queue.screen.map { hosts.append($0.host) }
        coordinator.dismissAll()
        await turns([graph], until: { coordinator.queue.count == 0 })
      }
      await look("Dialog") { graph.root.button("Dialog")?.send(.activate) }
      await look("Alert") { graph.root.button("Alert")?.send(.activate) }
      await look("Model") { coordinator.showAlert(Alert("Model").style(.confirmationDialog)) }
      #expect(hosts.count == 3)
      #expect(hosts[0] != hosts[1] && hosts[1] == hosts[2])
    }

    @Test("A window that gets another coordinator gives the alert back, and shows the other's")
    func otherCoordinator() async {
      let first = AlertCoordinator(suppressionStore: .inMemory())
      let second = AlertCoordinator(suppressionStore: .inMemory())
      let spare = ManualHost()
      first.attach(spare)
      let graph = ViewGraph()
      graph.setRoot(Text("Content").alertCoordinator(first))
      await turns([graph])
      first.showAlert("First")
      await turns([graph], until: { titles(graph) == ["First"] })
      second.showAlert("Second")
      graph.setRoot(Text("Content").alertCoordinator(second))
      await turns([graph], until: { titles(graph) == ["Second"] })
      #expect(titles(graph) == ["Second"])
      // It went back to its own coordinator, whose other host shows it.
      #expect(spare.up?.title == "First")
      graph.presentations.last?.buttons.first?.press()
      await turns([graph], until: { second.queue.count == 0 })
      #expect(titles(graph).isEmpty && second.queue.count == 0)
    }

    @Test("A window that closes ends what its own coordinator has, and who waits is told")
    func windowCloses() async {
      let coordinator = AlertCoordinator(suppressionStore: .inMemory())
      let graph = ViewGraph()
      graph.setRoot(Text("Content").alertCoordinator(coordinator))
      await turns([graph])
      let task = Task { await coordinator.showAlert.confirm("Sure?") }
      await turns([graph], until: { titles(graph) == ["Sure?"] })
      graph.tearDown()
      #expect(await task.value == false)
    }

    /// Where the screen is all of the content, the host goes with it and another one comes.
    @Test(
      "An action that leaves the screen takes the next alert of that screen with it",
      arguments: [true, false])
    func ownerLeaves(staysHost: Bool) async {
      struct Screen: View {
        @State var model = ScreenModel()
        @ShowAlert var showAlert
        let navigation: Navigation
        var body: some View {
          Button("Leave") {
            showAlert(
              Alert("Leave?") {
                AlertAction("Leave") { navigation.isOpen = false }
              })
            showAlert(Alert("Unsaved").owner(model.alerts))
          }
        }
      }
      struct Root: View {
        let navigation: Navigation
        let staysHost: Bool
        var body: some View {
          if staysHost { VStack { content } } else { content }
        }
        @ViewBuilder private var content: some View {
          if navigation.isOpen { Screen(navigation: navigation) } else { Text("Left") }
        }
      }
      let navigation = Navigation()
      let coordinator = AlertCoordinator(suppressionStore: .inMemory())
      let graph = ViewGraph()
      graph.setRoot(
        Root(navigation: navigation, staysHost: staysHost).alertCoordinator(coordinator))
      await turns([graph])
      graph.root.button("Leave")?.send(.activate)
      await turns([graph], until: { titles(graph) == ["Leave?"] })
      #expect(coordinator.waitingCount == 1)
      var seen: Set<String> = []
      graph.presentations.last?.buttons.first?.press()
      await turns(
        [graph],
        until: {
          seen.formUnion(titles(graph))
          return coordinator.queue.count == 0
        })
      #expect(coordinator.queue.count == 0)
      #expect(!seen.contains("Unsaved"), "\(seen)")
    }

    @Test(
      "Each error set in a binding is shown; nil dismisses what is shown; cancellations are not")
    func errorBinding() async {
      struct Failure: LocalizedError {
        let errorDescription: String?
      }
      struct Feed: View {
        @Bindable var model: FailingModel
        var body: some View { Text("Feed").errorAlert($model.error) }
      }
      let model = FailingModel()
      let coordinator = AlertCoordinator(suppressionStore: .inMemory())
      let graph = ViewGraph()
      graph.setRoot(Feed(model: model).alertCoordinator(coordinator))
      await turns([graph])
      model.error = Failure(errorDescription: "First")
      await turns([graph], until: { titles(graph) == ["First"] })
      model.error = Failure(errorDescription: "Second")
      await turns([graph], until: { coordinator.waitingCount == 1 })
      graph.presentations.last?.buttons.first?.press()
      await turns([graph], until: { titles(graph) == ["Second"] })
      #expect(titles(graph) == ["Second"])
      #expect(model.error != nil)
      model.error = nil
      await turns([graph], until: { coordinator.queue.count == 0 })
      #expect(titles(graph).isEmpty && coordinator.queue.count == 0)
      model.error = URLError(.cancelled)
      await turns([graph], until: { model.error == nil })
      #expect(model.error == nil && coordinator.queue.count == 0)
      model.error = Failure(errorDescription: "Third")
      await turns([graph], until: { titles(graph) == ["Third"] })
      graph.presentations.last?.buttons.first?.press()
      await turns([graph], until: { model.error == nil })
      #expect(model.error == nil)
    }
  }

#endif
