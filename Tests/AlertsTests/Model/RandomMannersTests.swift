// Whole views under a system that presents as it likes, in random order. On Linux only, where what
// the system does can be set.
#if os(Linux)
  import Foundation
  import SwiftUI
  import SwiftUICore
  import Testing

  @testable import Alerts

  extension PresentationManners {
    fileprivate static func random(using random: inout SeededRandom) -> PresentationManners {
      var manners = PresentationManners()
      manners.dismissal = [.immediate, .immediate, .turns(1), .turns(3)][random.number(below: 4)]
      manners.refusals = [0, 0, 0, 1, 2][random.number(below: 5)]
      manners.pressOrder = random.number(below: 2) == 0 ? .actionFirst : .bindingFirst
      manners.addsCancelToDestructiveAlerts = random.number(below: 3) == 0
      manners.callsDisappearInPresentations = random.number(below: 3) != 0
      manners.evaluatesInBackground = random.number(below: 3) != 0
      return manners
    }
  }

  /// What was told about one alert.
  @MainActor
  private final class Told {
    var handlers: [String] = []
    var endings: [AlertEnding] = []
    var returned: [String] = []
    var isAwaited = false
  }

  @MainActor
  @Observable
  private final class WindowModel {
    var hasSheet = false
  }

  /// A window whose content has an alert coordinator, and a sheet of the app's own that has none.
  private struct Content: View {
    @Bindable var model: WindowModel
    let coordinator: AlertCoordinator

    var body: some View {
      Text("Content")
        .sheet(isPresented: $model.hasSheet) { Text("Sheet") }
        .alertCoordinator(coordinator)
    }
  }

  @MainActor
  private final class MannersRun {
    @MainActor
    private struct Window {
      let graph = ViewGraph()
      let model = WindowModel()
      var isOpen = true
    }

    private let coordinator: AlertCoordinator
    private let clock = TestClock()
    private let lines = LogLines()
    private var windows: [Window] = []
    private var alerts: [Told] = []
    private var handles: [AlertHandle] = []
    private var tasks: [Task<Void, Never>] = []
    private var random: SeededRandom
    private(set) var schedule: [String] = []
    private(set) var faults: [String] = []

    init(seed: UInt64) {
      random = SeededRandom(seed: seed + 1)
      coordinator = AlertCoordinator(suppressionStore: .inMemory(), clock: clock)
    }

    func run(steps: Int) async {
      open()
      for _ in 0..<steps where faults.isEmpty {
        step()
        for _ in 0..<random.number(below: 4) { await turn() }
        check()
      }
      guard faults.isEmpty else { return }
      await drain()
    }

    private func did(_ text: String) { schedule.append(text) }

    private func turn() async {
      AlertLog.$sink.withValue(lines.sink) {
        for window in windows where window.isOpen { window.graph.update() }
      }
      await Task.yield()
      clock.wake()
    }

    private func open() {
      let window = Window()
      window.graph.manners = .random(using: &random)
      window.graph.onRefusal = { _ in }
      did("open a window: \(window.graph.manners)")
      AlertLog.$sink.withValue(lines.sink) {
        window.graph.setRoot(Content(model: window.model, coordinator: coordinator))
      }
      windows.append(window)
    }

    private var dialogs: [(graph: ViewGraph, dialog: Presentation)] {
      // What is in the background cannot be seen, or pressed.
      windows.filter { $0.isOpen && !$0.graph.isSuspended }.flatMap { window in
        window.graph.presentations.filter(\.isDialog).map { (window.graph, $0) }
      }
    }

    private func step() {
      AlertLog.$sink.withValue(lines.sink) {
        switch random.number(below: 20) {
        case 0..<5: show()
        case 5..<8: ask()
        case 8..<13: press()
        case 13: dismissByUser()
        case 14: dismissByCode()
        case 15: cancel()
        case 16: toggleSheet()
        case 17: openOrClose()
        case 18: suspend()
        default: change()
        }
      }
    }

    private func options<Question: ConfigurableAlert>(_ alert: Question, _ told: Told) -> Question {
      var alert = alert.onEnd { told.endings.append($0) }
      if random.number(below: 4) == 0 { alert = alert.style(.confirmationDialog) }
      if random.number(below: 5) == 0 { alert = alert.priority(.high, interrupts: true) }
      return alert
    }

    private func role(_ position: Int) -> ButtonRole? {
      [nil, nil, .destructive, position == 0 ? nil : .cancel][random.number(below: 4)]
    }

    private func show() {
      let told = Told()
      let number = alerts.count
      let actions: [Alerts.AlertAction] = (0..<1 + random.number(below: 3)).map { position in
        .init(title: .verbatim("\(position)"), role: role(position)) {
          told.handlers.append("\(position)")
        }
      }
      let alert = options(Alert(title: .verbatim("alert \(number)"), actions: actions), told)
      did("show \(alert)")
      alerts.append(told)
      handles.append(coordinator.showAlert(alert))
    }

    private func ask() {
      let told = Told()
      told.isAwaited = true
      let number = alerts.count
      let actions = (0..<1 + random.number(below: 3)).map { position in
        AsyncAlert<String>.Action(
          title: .verbatim("\(position)"), role: role(position), value: "\(position)")
      }
      let alert = options(AsyncAlert(title: .verbatim("alert \(number)"), actions: actions), told)
      did("ask \(alert)")
      alerts.append(told)
      tasks.append(
        Task { @MainActor [coordinator] in
          told.returned.append(await coordinator.showAlert(alert))
        })
    }

    private func press() {
      guard let (_, dialog) = dialogs.last, !dialog.buttons.isEmpty else { return }
      let button = dialog.buttons[random.number(below: dialog.buttons.count)]
      did("press “\(button.title)” of \(dialog.title?.string ?? "")")
      button.press()
    }

    private func dismissByUser() {
      guard let (_, dialog) = dialogs.last else { return }
      did("the user dismisses \(dialog.title?.string ?? "")")
      dialog.dismiss()
    }

    private func dismissByCode() {
      guard !handles.isEmpty else { return }
      let number = random.number(below: handles.count)
      did("dismiss the callback alert \(number)")
      handles[number].dismiss()
    }

    private func cancel() {
      guard !tasks.isEmpty else { return }
      let number = random.number(below: tasks.count)
      did("cancel task \(number)")
      tasks[number].cancel()
    }

    private func toggleSheet() {
      let window = windows[random.number(below: windows.count)]
      did("a sheet of the app's own: \(!window.model.hasSheet)")
      window.model.hasSheet.toggle()
    }

    private func openOrClose() {
      if windows.count(where: \.isOpen) < 2 { return open() }
      let number = random.number(below: windows.count)
      guard windows[number].isOpen else { return }
      did("close window \(number)")
      windows[number].isOpen = false
      // What goes is taken down, wherever it was.
      windows[number].graph.isSuspended = false
      windows[number].graph.setRoot(EmptyView())
      windows[number].graph.update()
    }

    private func suspend() {
      let number = random.number(below: windows.count)
      guard windows[number].isOpen else { return }
      did("window \(number) goes to or comes from the background")
      windows[number].graph.isSuspended.toggle()
      windows[number].graph.update()
    }

    private func change() {
      let number = random.number(below: windows.count)
      windows[number].graph.manners.refusals += 1
      did("window \(number) refuses once more")
    }

    // MARK: What must hold

    private func check() {
      let up = dialogs
      let titles = up.map { $0.dialog.title?.string ?? "" }
      if up.count > 1 { faults.append("several are up: \(titles)") }
      for (number, told) in alerts.enumerated() {
        if told.endings.count > 1 { faults.append("alert \(number) ended as \(told.endings)") }
        if told.handlers.count > 1 { faults.append("alert \(number) ran \(told.handlers)") }
        if told.returned.count > 1 { faults.append("alert \(number) returned \(told.returned)") }
      }
      faults += coordinator.queue.violations
    }

    /// The system stops being difficult, and whatever is up is answered, until nothing is left.
    private func drain() async {
      did("the rest is answered")
      for window in windows {
        window.model.hasSheet = false
        window.graph.isSuspended = false
        window.graph.manners.refusals = 0
      }
      if !windows.contains(where: \.isOpen) { open() }
      for _ in 0..<20_000 where coordinator.queue.count > 0 {
        await turn()
        guard let (_, dialog) = dialogs.last else { continue }
        // The last one may be a Cancel of the system's own, which answers nothing.
        dialog.buttons.first?.press()
        check()
        guard faults.isEmpty else { return }
      }
      for _ in 0..<2_000 where alerts.contains(where: { $0.isAwaited && $0.returned.isEmpty }) {
        await turn()
      }
      for _ in 0..<200 where !dialogs.isEmpty { await turn() }
      checkAtTheEnd()
    }

    private func checkAtTheEnd() {
      if coordinator.queue.count > 0 { faults.append("\(coordinator.queue.count) are left") }
      if let current = coordinator.current { faults.append("\(current.title ?? "") is still up") }
      if !dialogs.isEmpty { faults.append("a dialog is still on screen") }
      for (number, told) in alerts.enumerated() {
        if told.endings.count != 1 { faults.append("alert \(number) ended as \(told.endings)") }
        var pressed: [String] = []
        if case .pressed(let action) = told.endings.first { pressed = [action.rawValue] }
        if told.isAwaited {
          if told.returned.count != 1 { faults.append("alert \(number) returned \(told.returned)") }
          if !pressed.isEmpty, told.returned != pressed {
            faults.append("alert \(number): \(pressed) was pressed, \(told.returned) returned")
          }
        } else if told.handlers != pressed {
          faults.append("alert \(number): \(pressed) was pressed, \(told.handlers) ran")
        }
      }
    }
  }

  @Suite("Random schedules under random manners of the system", .timeLimit(.minutes(20)))
  @MainActor
  struct RandomMannersTests {
    private nonisolated static let environment = ProcessInfo.processInfo.environment
    private nonisolated static let runs =
      Int(environment["ALERTS_MANNERS_RUNS"] ?? "") ?? 300

    @Test("One up at most, everyone told once, nobody left")
    func schedules() async {
      if let seed = Self.environment["ALERTS_MANNERS_SEED"].flatMap(UInt64.init) {
        return await check(seed)
      }
      for seed in 0..<UInt64(Self.runs) { await check(seed) }
    }

    private func check(_ seed: UInt64) async {
      let run = MannersRun(seed: seed)
      await run.run(steps: 40)
      guard !run.faults.isEmpty else { return }
      let schedule = run.schedule.map { "  \($0)" }.joined(separator: "\n")
      Issue.record(
        """
        seed \(seed): rerun with ALERTS_MANNERS_SEED=\(seed)
        \(schedule)
        \(run.faults.joined(separator: "\n"))
        """)
    }
  }
#endif
