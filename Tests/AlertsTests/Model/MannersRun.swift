// A run of random steps on whole views under a system that presents as it likes. On Linux only, where
// what the system does can be set.
#if os(Linux)
  import SwiftUI
  import SwiftUICore

  @testable import Alerts

  extension PresentationManners {
    fileprivate static func random(using random: inout SeededRandom) -> PresentationManners {
      var manners = PresentationManners()
      manners.dismissal =
        [.immediate, .immediate, .turns(1), .turns(3), .manual][random.number(below: 5)]
      manners.refusals = [0, 0, 0, 1, 2][random.number(below: 5)]
      manners.pressOrder = random.number(below: 2) == 0 ? .actionFirst : .bindingFirst
      manners.addsCancelToDestructiveAlerts = random.number(below: 3) == 0
      manners.callsDisappearInPresentations = random.number(below: 3) != 0
      manners.evaluatesInBackground = random.number(below: 3) != 0
      return manners
    }
  }

  /// One alert: what it was asked, what was done to it, and what was told about it.
  @MainActor
  private final class Asked {
    let number: Int
    let actions: [Action]
    /// Under what its answer is remembered; nil where it is not.
    let key: String?
    var isAwaited = false

    /// Whether pressing its last action leaves it open.
    var keepsOpen = false
    var presses: Set<String> = []
    var isDismissedByUser = false
    var isDismissedByCode = false
    var isCancelled = false

    var handlers: [String] = []
    var endings: [AlertEnding] = []
    var returned: [String] = []

    struct Action {
      let title: String
      let role: ButtonRole?
      let remembersAnswer: Bool
    }

    init(number: Int, actions: [Action], key: String?) {
      self.number = number
      self.actions = actions
      self.key = key
    }

    var title: String { "alert \(number)" }

    /// What pressing a cancel action, or the lone one, does.
    private var escape: String? {
      let cancel = actions.first { $0.role == .cancel }
      return (cancel ?? (actions.count == 1 ? actions.first : nil))?.title
    }

    /// Whether something was done that leads to an ending.
    func hasCause(for ending: AlertEnding, others: [Asked]) -> Bool {
      switch ending {
      case .pressed(let action):
        presses.contains(action.rawValue)
          || (isDismissedByUser && action.rawValue == escape)
          || others.contains { $0.hasMadeRemember(action, for: self) }
      case .dismissed(.byUser): isDismissedByUser
      case .dismissed(.byCode): isDismissedByCode
      case .dismissed(.cancelled): isCancelled
      case .dismissed: false
      }
    }

    private func hasMadeRemember(_ action: AlertActionID, for other: Asked) -> Bool {
      guard key != nil, key == other.key, endings == [.pressed(action)] else { return false }
      return actions.contains { $0.title == action.rawValue && $0.remembersAnswer }
    }
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
  final class MannersRun {
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
    private var alerts: [Asked] = []
    private var handles: [(alert: Asked, handle: AlertHandle)] = []
    private var tasks: [(alert: Asked, task: Task<Void, Never>)] = []
    private var random: SeededRandom
    private(set) var schedule: [String] = []
    private(set) var faults: [String] = []

    init(seed: UInt64) {
      random = SeededRandom(seed: seed + 1)
      coordinator = AlertCoordinator(suppressionStore: .inMemory(), clock: clock)
    }

    func run(steps: Int) async {
      open()
      for _ in 0..<steps {
        step()
        for _ in 0..<random.number(below: 4) { await turn() }
        check()
        guard faults.isEmpty else { return }
      }
      await drain()
    }

    private func did(_ text: String) { schedule.append(text) }

    private func turn() async {
      AlertLog.$sink.withValue(lines.sink) {
        for window in windows where window.isOpen {
          if random.number(below: 3) == 0 { finishDismissals(of: window) }
          window.graph.update()
        }
      }
      await Task.yield()
      clock.wake()
    }

    /// Where a dismissal takes until it is said to be over, it is now.
    private func finishDismissals(of window: Window) {
      guard window.graph.manners.dismissal == .manual else { return }
      window.graph.finishDismissals()
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
        switch random.number(below: 23) {
        case 0..<5: show()
        case 5..<8: ask()
        case 8..<13: press()
        case 13: dismissByUser()
        case 14: dismissByCode()
        case 15: cancel()
        case 16: toggleSheet()
        case 17: openOrClose()
        case 18: suspend()
        case 19: refuse()
        case 20: changeMind()
        default: update()
        }
      }
    }

    private func asked() -> Asked {
      let count = 1 + random.number(below: 3)
      let actions = (0..<count).map { position in
        Asked.Action(
          title: "\(position)",
          role: [nil, nil, .destructive, position == 0 ? nil : .cancel][random.number(below: 4)],
          remembersAnswer: random.number(below: 3) == 0)
      }
      let key = random.number(below: 4) == 0 ? "\(random.number(below: 3))" : nil
      let asked = Asked(number: alerts.count, actions: actions, key: key)
      asked.keepsOpen = random.number(below: 4) == 0
      alerts.append(asked)
      return asked
    }

    private func configured<Question: ConfigurableAlert>(
      _ alert: Question, _ asked: Asked
    ) -> Question {
      var alert = alert.onEnd { asked.endings.append($0) }
      if let key = asked.key { alert = alert.suppressible(key) }
      if random.number(below: 4) == 0 { alert = alert.style(.confirmationDialog) }
      if random.number(below: 5) == 0 { alert = alert.priority(.high, interrupts: true) }
      return alert
    }

    private func configured<Action: ConfigurableAction>(
      _ action: Action, _ position: Int, _ asked: Asked
    ) -> Action {
      let action = action.remembersAnswer(asked.actions[position].remembersAnswer)
      guard position > 0, position == asked.actions.count - 1 else { return action }
      return action.keepsOpen { [weak asked] _ in asked?.keepsOpen == true }
    }

    private func actions(of asked: Asked) -> [Alerts.AlertAction] {
      asked.actions.enumerated().map { position, action in
        configured(
          Alerts.AlertAction(title: .verbatim(action.title), role: action.role) {
            asked.handlers.append(action.title)
          }, position, asked)
      }
    }

    private func show() {
      let asked = asked()
      let alert = configured(
        Alert(title: .verbatim(asked.title), actions: actions(of: asked)), asked)
      did("show \(alert)\(asked.key.map { " remembered under \($0)" } ?? "")")
      handles.append((asked, coordinator.showAlert(alert)))
    }

    private func ask() {
      let asked = asked()
      asked.isAwaited = true
      let actions = asked.actions.enumerated().map { position, action in
        configured(
          AsyncAlert<String>.Action(
            title: .verbatim(action.title), role: action.role, value: action.title),
          position, asked)
      }
      let alert = configured(
        AsyncAlert(title: .verbatim(asked.title), actions: actions), asked)
      did("ask \(alert)\(asked.key.map { " remembered under \($0)" } ?? "")")
      let task = Task { @MainActor [coordinator] in
        asked.returned.append(await coordinator.showAlert(alert))
      }
      tasks.append((asked, task))
    }

    private func press() {
      guard let (_, dialog) = dialogs.last, !dialog.buttons.isEmpty else { return }
      let button = dialog.buttons[random.number(below: dialog.buttons.count)]
      did("press “\(button.title)” of \(dialog.title?.string ?? "")")
      press(button, of: dialog)
    }

    private func press(_ button: DialogButton, of dialog: Presentation) {
      if let asked = asked(by: dialog) {
        asked.presses.insert(button.title)
        // A Cancel of the system's, or one that the host adds.
        if button.title == "Cancel" { asked.isDismissedByUser = true }
      }
      button.press()
    }

    private func asked(by dialog: Presentation) -> Asked? {
      alerts.first { $0.title == dialog.title?.string }
    }

    private func dismissByUser() {
      guard let (_, dialog) = dialogs.last else { return }
      did("the user dismisses \(dialog.title?.string ?? "")")
      asked(by: dialog)?.isDismissedByUser = true
      dialog.dismiss()
    }

    private func dismissByCode() {
      guard !handles.isEmpty else { return }
      let (asked, handle) = handles[random.number(below: handles.count)]
      did("dismiss \(asked.title)")
      asked.isDismissedByCode = true
      handle.dismiss()
    }

    private func cancel() {
      guard !tasks.isEmpty else { return }
      let (asked, task) = tasks[random.number(below: tasks.count)]
      did("cancel the task of \(asked.title)")
      asked.isCancelled = true
      task.cancel()
    }

    private func changeMind() {
      guard !alerts.isEmpty else { return }
      let asked = alerts[random.number(below: alerts.count)]
      asked.keepsOpen.toggle()
      did("\(asked.title) keeps open: \(asked.keepsOpen)")
    }

    private func update() {
      guard !handles.isEmpty else { return }
      let (asked, handle) = handles[random.number(below: handles.count)]
      let style: AlertStyle = random.number(below: 2) == 0 ? .alert : .confirmationDialog
      let message = "update \(schedule.count)"
      did("update \(asked.title): \(style)")
      let actions = actions(of: asked)
      handle.update {
        $0.message = .verbatim(message)
        $0.actions = actions
        $0 = $0.style(style)
      }
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

    private func refuse() {
      let number = random.number(below: windows.count)
      windows[number].graph.manners.refusals += 1
      did("window \(number) refuses once more")
    }

    // MARK: What must hold

    private func check() {
      let up = dialogs
      let titles = up.map { $0.dialog.title?.string ?? "" }
      if up.count > 1 { faults.append("several are up: \(titles)") }
      for asked in alerts { check(asked) }
      faults += coordinator.queue.violations
    }

    private func check(_ asked: Asked) {
      if asked.endings.count > 1 { faults.append("\(asked.title) ended as \(asked.endings)") }
      if asked.handlers.count > 1 { faults.append("\(asked.title) ran \(asked.handlers)") }
      if asked.returned.count > 1 { faults.append("\(asked.title) returned \(asked.returned)") }
      for ending in asked.endings where !asked.hasCause(for: ending, others: alerts) {
        faults.append("\(asked.title) ended as \(ending), which nobody has done")
      }
    }

    /// The system stops being difficult, and whatever is up is answered, until nothing is left.
    private func drain() async {
      did("the rest is answered")
      for asked in alerts { asked.keepsOpen = false }
      for window in windows {
        window.model.hasSheet = false
        window.graph.isSuspended = false
        window.graph.manners.refusals = 0
      }
      if !windows.contains(where: \.isOpen) { open() }
      // A task that was started just now has its alert not in the queue yet.
      await turns(until: { !alerts.contains { $0.endings.isEmpty } || !faults.isEmpty }) {
        guard let (_, dialog) = dialogs.last, let first = dialog.buttons.first else { return }
        // The last one may be a Cancel of the system's own, which answers nothing.
        press(first, of: dialog)
        check()
      }
      guard faults.isEmpty else { return }
      await turns(until: { !alerts.contains { $0.isAwaited && $0.returned.isEmpty } })
      await turns(until: { dialogs.isEmpty })
      checkAtTheEnd()
    }

    /// Lets turns pass until something holds.
    ///
    /// Who sleeps does so on other threads, which a machine that is busy lets run when it likes, and
    /// other tests want the main actor: it takes both time and turns to be sure that nothing comes.
    private func turns(until condition: () -> Bool, each: () -> Void = {}) async {
      let end = ContinuousClock.now + .seconds(20)
      var count = 0
      while !condition(), count < 20_000 || ContinuousClock.now < end {
        count += 1
        await turn()
        each()
        if dialogs.isEmpty { try? await Task.sleep(for: .microseconds(50)) }
      }
    }

    private func checkAtTheEnd() {
      if coordinator.queue.count > 0 { faults.append("\(coordinator.queue.count) are left") }
      if let current = coordinator.current { faults.append("\(current.title ?? "") is still up") }
      if !dialogs.isEmpty { faults.append("a dialog is still on screen") }
      for asked in alerts { checkAtTheEnd(asked) }
    }

    private func checkAtTheEnd(_ asked: Asked) {
      if asked.endings.count != 1 { faults.append("\(asked.title) ended as \(asked.endings)") }
      var pressed: [String] = []
      if case .pressed(let action) = asked.endings.first { pressed = [action.rawValue] }
      guard asked.isAwaited else {
        if asked.handlers != pressed {
          faults.append("\(asked.title): \(pressed) was pressed, \(asked.handlers) ran")
        }
        return
      }
      if asked.returned.count != 1 { faults.append("\(asked.title) returned \(asked.returned)") }
      if !pressed.isEmpty, asked.returned != pressed {
        faults.append("\(asked.title): \(pressed) was pressed, \(asked.returned) returned")
      }
    }
  }
#endif
