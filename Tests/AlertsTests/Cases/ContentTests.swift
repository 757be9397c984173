import Foundation
import SwiftUI
import Testing

@testable import Alerts

@Suite("What an alert says", .timeLimit(.minutes(10)))
@MainActor
struct ContentTests {
  let stage = Stage()

  @Test("Run-time text is shown as it is, whatever it contains")
  func verbatim() {
    let text = "10% off %@ **x** [a](b)"
    stage.show(Alert(title: .verbatim(text), message: .verbatim(text)))
    #expect(stage.host.up?.title == text)
    #expect(stage.host.up?.message == text)
  }

  @Test("An interpolated literal is a key with arguments, and shows their values")
  func interpolation() {
    let name = "100 % *Ann*"
    let text: AlertText = "Delete \(3) of \(name)? 5%"
    #expect(text.source == "Delete %lld of %@? 5%%")
    #expect(text.string(locale: Locale(identifier: "en_US")) == "Delete 3 of 100 % *Ann*? 5%")
    #expect(("5% off" as AlertText).string() == "5% off")
  }

  @Test("A literal is looked up in its table when it is read, and not before")
  func lookup() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alerts-\(UInt64.random(in: 0...UInt64.max)).bundle")
    let table = folder.appendingPathComponent("Other.strings")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(path: folder.path))
    stage.show(Alert(title: .localized("Hello", table: "Other", bundle: bundle)))
    try "\"Hello\" = \"Grüezi\";".write(to: table, atomically: true, encoding: .utf8)
    #expect(stage.host.up?.title == "Grüezi")
  }

  @Test("Resources and SwiftUI's keys are taken too")
  func otherTexts() {
    let resource: LocalizedStringResource = "From a resource"
    let key: LocalizedStringKey = "From a key"
    #expect(Alert(title: resource).title?.string() == "From a resource")
    #expect(Alert(title: key).title?.string() == "From a key")
    #expect(Alert(title: "x", message: "abc".dropFirst()).message?.string() == "bc")
    let missing: String? = nil
    #expect(Alert(title: "x", message: missing).message == nil)
  }

  @Test("Nil and empty are absent, in every combination")
  func absent() {
    let none: [AlertText?] = [nil, "", .verbatim(""), .verbatim(nil)]
    for title in none {
      for message in none + ["There"] {
        stage.show(Alert(title: title, message: message))
        #expect(stage.host.up?.title == nil)
        #expect(stage.host.up?.message == (message == "There" ? "There" : nil))
        stage.host.tap(0)
      }
    }
    stage.show(Alert(title: "Only"))
    #expect(stage.host.up?.message == nil)
  }

  @Test("A megabyte of text and a thousand actions arrive whole")
  func large() {
    let text = String(repeating: "0123456789", count: 100_000)
    let actions = (0..<1_000).map { number in
      Alerts.Alert.Action(title: .verbatim("\(number)")) { stage.log.add("\(number)") }
    }
    stage.show(Alert(title: "Big", message: text, actions: actions))
    #expect(stage.host.up?.message?.count == 1_000_000)
    #expect(stage.host.up?.actions.count == 1_000)
    stage.host.tap(999)
    #expect(stage.log.entries == ["999"])
  }

  @Test("What is shown is what was shown: later changes of the value do not leak in")
  func snapshot() {
    var alert = Alert(title: "Before")
    stage.show(alert)
    alert.title = "After"
    #expect(stage.up == "Before")
  }

  @Test("While it closes, an alert still says what it said")
  func noBlanking() {
    stage.show(Alert(title: "A", message: "m", actions: [.init(title: "Go")]))
    let presentation = stage.host.up
    presentation?.press(at: 0)
    #expect(presentation?.title == "A")
    #expect(presentation?.message == "m")
    #expect(presentation?.actions.map(\.title) == ["Go"])
  }

  @Test("The same value can be shown any number of times, each time afresh")
  func reuse() {
    let alert = stage.logged("A").textField("Name")
    var presentations: [AlertPresentation.ID] = []
    for _ in 0..<3 {
      stage.show(alert)
      #expect(stage.host.up?.input.text == "")
      #expect(stage.host.up?.actions.count == 1)
      stage.host.up?.setText("typed", ofField: 0)
      stage.host.up.map { presentations.append($0.id) }
      stage.host.tap(0)
    }
    #expect(Set(presentations).count == 3)
    #expect(stage.log.entries.count == 6)
  }

  @Test("An error gives the title, its reason and what to do about it")
  func errors() {
    struct Full: LocalizedError {
      var errorDescription: String? { "The disk is full" }
      var failureReason: String? { "100 % are taken." }
      var recoverySuggestion: String? { "Delete something." }
    }
    enum Plain: Error { case brokenPipe }
    stage.show(Full())
    #expect(stage.up == "The disk is full")
    #expect(stage.host.up?.message == "100 % are taken.\nDelete something.")
    stage.host.tap(0)
    stage.show(Plain.brokenPipe, actions: [.init(title: "Mend")])
    #expect(stage.up == "Something went wrong")
    #expect(stage.host.up?.message == nil)
    #expect(stage.host.up?.actions.map(\.title) == ["Mend"])
    stage.host.tap(0)
    #expect(stage.show(CancellationError()) == nil)
    #expect(stage.up == nil)
  }

  @Test("What a screen reader says, and what a user interface test looks for")
  func accessibility() {
    stage.show(
      Alert(
        title: "Sure?", message: "It is final.",
        actions: [
          .init(title: "Yes").identifier("yes").accessibilityLabel("Yes, delete it"),
          .init(title: "No"),
        ]))
    #expect(stage.host.up?.announcement == "Sure?. It is final.")
    #expect(stage.host.up?.actions.map(\.id) == ["yes", "No"])
    #expect(stage.host.up?.actions.first?.accessibilityLabel == "Yes, delete it")
  }

  @Test("Style, severity and icon reach the host; fields are only drawn in an alert")
  func looks() {
    let alert = Alert(title: "A").style(.confirmationDialog).severity(.critical).icon(
      .system("trash"))
    stage.show(alert)
    #expect(stage.host.up?.style == .confirmationDialog)
    #expect(stage.host.up?.severity == .critical)
    #expect(stage.host.up?.icon == .system("trash"))
    stage.host.tap(0)
    stage.show(alert.textField("Name"))
    #expect(stage.host.up?.style == .alert)
  }
}

@Suite("Buttons, roles and keys", .timeLimit(.minutes(10)))
@MainActor
struct ButtonTests {
  let stage = Stage()

  @Test("No actions: exactly one OK, with the coordinator's title", arguments: [true, false])
  func implicitOK(isNil: Bool) {
    let actions: [Alerts.Alert.Action]? = isNil ? nil : []
    stage.coordinator.okTitle = "Verstanden"
    stage.show(Alert(title: "A", actions: actions).onEnd { stage.log.add("\($0)") })
    #expect(stage.host.up?.actions.map(\.title) == ["Verstanden"])
    stage.host.up?.dismiss()
    stage.host.up?.didDismiss()
    #expect(stage.log.entries == ["pressed(OK)"])
  }

  @Test("The coordinator's titles are given in an update, too")
  func updatedTitles() {
    stage.coordinator.okTitle = "Verstanden"
    stage.coordinator.cancelTitle = "Abbrechen"
    let handle = stage.show(stage.logged("A"))
    handle.update { $0.actions = [.ok, .cancel] }
    #expect(stage.host.up?.actions.map(\.title) == ["Verstanden", "Abbrechen"])
    handle.update { $0.actions = [] }
    #expect(stage.host.up?.actions.map(\.title) == ["Verstanden"])
    #expect(stage.host.up?.escapeAction == "OK")
  }

  @Test("Two cancel actions: the first keeps the role, a warning is noted, both can be pressed")
  func twoCancels() async {
    var events: [AlertEvent.Kind] = []
    stage.coordinator.observer = { events.append($0.kind) }
    let actions: [AsyncAlert<Int>.Action] = [
      .init(title: "No", role: .cancel, value: 1), .init(title: "Never", role: .cancel, value: 2),
    ]
    async let answer = stage.show(AsyncAlert(title: "A", actions: actions))
    await until { stage.up == "A" }
    #expect(stage.host.up?.actions.map(\.role) == [.cancel, nil])
    #expect(stage.host.up?.defaultAction == "No")
    #expect(events.contains(.warned(.severalCancelActions)))
    stage.host.tap(1)
    #expect(await answer == 2)
  }

  @Test("Only the pressed action's handler is called")
  func onlyPressed() {
    stage.show(
      Alert(
        title: "A",
        actions: [
          .init(title: "Main") { stage.log.add("main") },
          .init(title: "Cancel", role: .cancel) { stage.log.add("cancel") },
        ]))
    stage.host.tap(1)
    #expect(stage.log.entries == ["cancel"])
  }

  /// The roles of an alert, the action that is declared the default, and what a key presses.
  private typealias KeyCase = (roles: [ButtonRole?], declared: Int?, expected: Int?)

  private nonisolated static let returnCases: [KeyCase] = [
    ([nil, .cancel], nil, 0), ([.destructive, .cancel], nil, 1), ([.destructive], nil, nil),
    ([.destructive, .cancel], 0, 0), ([.cancel, nil, nil], 2, 2), ([.cancel], nil, 0),
  ]

  private nonisolated static let escapeCases: [KeyCase] = [
    ([nil, .cancel], nil, 1), ([nil], nil, 0), ([.destructive], nil, nil), ([nil, nil], nil, nil),
  ]

  @Test(
    "Return presses the first plain action, or what says so; never a destructive one unasked",
    arguments: returnCases.indices)
  func returnKey(number: Int) {
    let (roles, declared, expected) = Self.returnCases[number]
    let actions = roles.enumerated().map { position, role in
      Alerts.Alert.Action(title: "x", role: role).isDefault(position == declared)
    }
    stage.show(Alert(title: "A", actions: actions))
    #expect(stage.host.up?.defaultAction == expected.flatMap { stage.host.up?.actions[$0].id })
    #expect(stage.host.up?.actions.firstIndex(where: \.isDefault) == expected)
  }

  @Test(
    "Escape presses the cancel action, or a lone one that destroys nothing",
    arguments: escapeCases.indices)
  func escapeKey(number: Int) {
    let (roles, _, expected) = Self.escapeCases[number]
    stage.show(Alert(title: "A", actions: roles.map { .init(title: "x", role: $0) }))
    #expect(stage.host.up?.escapeAction == expected.flatMap { stage.host.up?.actions[$0].id })
  }

  @Test("A dialog has a way out of its own, so a lone action there is pressed by nothing else")
  func escapeOfDialog() {
    stage.show(stage.logged("Archive?").style(.confirmationDialog))
    #expect(stage.host.up?.escapeAction == nil)
    #expect(stage.host.up?.canBeDismissed == true)
    stage.host.up?.dismiss()
    stage.host.up?.didDismiss()
    #expect(stage.log.entries == ["Archive? dismissed(Alerts.AlertDismissal.byUser)"])
  }

  @Test("A disabled action is listed, its press is refused, and enabling it takes effect at once")
  func disabled() {
    @MainActor final class Agreement { var isGiven = false }
    let agreement = Agreement()
    stage.show(
      Alert(title: "A", actions: [.init(title: "Go").enabled { _ in agreement.isGiven }]))
    #expect(stage.host.up?.actions.count == 1)
    #expect(stage.host.up?.isEnabled(position: 0) == false)
    #expect(stage.host.up?.press(at: 0) == false)
    #expect(stage.up == "A")
    agreement.isGiven = true
    #expect(stage.host.up?.press(at: 0) == true)
  }

  @Test("A condition that what is entered has no part in needs no argument")
  func plainConditions() {
    @MainActor final class State {
      var isReady = false
      var isStaying = true
    }
    let (stage, state) = (stage, State())
    let action = Alerts.AlertAction("Go") { stage.log.add("go") }
      .enabled { state.isReady }.keepsOpen { state.isStaying }
    stage.show(Alert("A", actions: [action]))
    #expect(stage.host.up?.press("Go") == false)
    state.isReady = true
    #expect(stage.host.up?.press("Go") == false)
    state.isStaying = false
    #expect(stage.host.up?.press("Go") == true)
    stage.host.up?.didDismiss()
    #expect(stage.log.entries == ["go"])
  }

  @Test("Where the platform closes on a press that does not count, the alert goes up again")
  func keptOpen() {
    var tries = 0
    let stage = stage
    let action = Alerts.Alert.Action(title: "Sign in", onSubmit: { stage.log.add($0.text) })
      .keepsOpen { input in
        tries += 1
        return input.text != "right"
      }
    stage.show(Alert(title: "A", actions: [action]).textField("Password"))
    stage.host.up?.setText("wrong", ofField: 0)
    // In one order …
    stage.host.up?.dismiss()
    stage.host.up?.press(at: 0)
    stage.host.up?.didDismiss()
    #expect(stage.up == "A")
    #expect(stage.host.up?.input.text == "wrong")
    // … and in the other.
    stage.host.up?.press(at: 0)
    stage.host.up?.putBack()
    stage.host.up?.didDismiss()
    #expect(stage.up == "A")
    stage.host.up?.setText("right", ofField: 0)
    stage.host.tap(0)
    #expect(tries == 3)
    #expect(stage.log.entries == ["right"])
  }
}

@Suite("Text fields", .timeLimit(.minutes(10)))
@MainActor
struct FieldTests {
  let stage = Stage()

  @Test("A condition is asked again with every edit, with all texts")
  func enabling() {
    stage.show(
      Alert(
        title: "Sign in",
        actions: [
          .init(title: "Go", onSubmit: { stage.log.add($0["user"] + ":" + $0["password"]) })
            .enabled { !$0["user"].isEmpty && $0["password"].count > 2 },
          .init(title: "Cancel", role: .cancel),
        ]
      )
      .textField(AlertTextField("User", id: "user", prompt: "Name"))
      .textField(AlertTextField("Password", id: "password", isSecure: true)))
    let up = stage.host.up
    #expect(up?.fields.map(\.isSecure) == [false, true])
    up?.setText("ann", ofField: 0)
    #expect(up?.isEnabled(position: 0) == false)
    up?.setText("abc", ofField: 1)
    #expect(up?.isEnabled(position: 0) == true)
    stage.host.tap(0)
    #expect(stage.log.entries == ["ann:abc"])
  }

  @Test("A text that will not do disables all but the cancel action")
  func validation() {
    stage.show(
      Alert(title: "A", actions: [.init(title: "Go"), .init(title: "No", role: .cancel)])
        .textField(AlertTextField("Number", text: "x") { Int($0) != nil }))
    #expect(stage.host.up?.isEnabled(position: 0) == false)
    #expect(stage.host.up?.isEnabled(position: 1) == true)
    stage.host.up?.setText("5", ofField: 0)
    #expect(stage.host.up?.isEnabled(position: 0) == true)
  }

  @Test("After the alert has closed, edits change nothing")
  func editsAfterClose() {
    stage.show(Alert(title: "A").textField("Name", text: "before"))
    let presentation = stage.host.up
    stage.host.tap(0)
    presentation?.setText("after", ofField: 0)
    presentation?.setText("x", ofField: 7)
    #expect(presentation?.input.text == "before")
    #expect(presentation?.input["nobody"] == "")
  }
}

@Suite("Don’t ask again", .timeLimit(.minutes(10)))
@MainActor
struct SuppressionTests {
  let stage = Stage()

  private func question() -> AsyncAlert<String> {
    AsyncAlert(
      title: "Replace?",
      actions: [
        .init(title: "Replace", value: "replaced"), .init(title: "Keep", value: "kept"),
        .init(title: "Cancel", role: .cancel, value: "cancelled"),
      ]
    ).suppressible("replace")
  }

  private func ask(_ action: Int, suppress: Bool) async -> String {
    async let answer = stage.show(question())
    await until { stage.up == "Replace?" }
    stage.host.up?.setSuppressed(suppress)
    stage.host.tap(action)
    return await answer
  }

  @Test("Once remembered, every caller gets the answer, and nothing is shown")
  func remembered() async {
    #expect(await ask(0, suppress: false) == "replaced")
    #expect(await ask(1, suppress: true) == "kept")
    let shown = stage.host.shown.count
    #expect(await stage.show(question()) == "kept")
    stage.show(
      Alert(title: "Replace?", actions: [.init(title: "Keep") { stage.log.add("kept") }])
        .suppressible("replace"))
    #expect(stage.log.entries == ["kept"])
    #expect(stage.host.shown.count == shown)
    stage.coordinator.resetSuppression("replace")
    #expect(await ask(0, suppress: false) == "replaced")
  }

  @Test("Those that wait already are not shown either")
  func whileWaiting() async {
    async let first = stage.show(question())
    await until { stage.host.up != nil }
    async let second = stage.show(question())
    await until { stage.coordinator.waitingCount == 1 }
    stage.host.up?.setSuppressed(true)
    stage.host.tap(0)
    #expect(stage.host.shown.count == 1)
    #expect(stage.coordinator.queue.count == 0)
    // Where it was presented all the same, it is answered, so that nobody waits.
    stage.host.tap(0)
    #expect(await [first, second] == ["replaced", "replaced"])
  }

  @Test("A cancel is not remembered, nor an answer that the alert no longer offers")
  func notRemembered() async {
    #expect(await ask(2, suppress: true) == "cancelled")
    #expect(stage.coordinator.suppressionStore.answer(forKey: "replace") == nil)
    stage.coordinator.suppressionStore.setAnswer("Rename", forKey: "replace")
    #expect(await ask(0, suppress: false) == "replaced")
  }

  @Test("The user defaults keep answers")
  func userDefaults() throws {
    let name = "alerts-tests-\(UInt64.random(in: 0...UInt64.max))"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let store = AlertSuppressionStore.userDefaults(defaults)
    #expect(store.answer(forKey: "a") == nil)
    store.setAnswer("Keep", forKey: "a")
    #expect(AlertSuppressionStore.userDefaults(defaults).answer(forKey: "a") == "Keep")
    store.setAnswer(nil, forKey: "a")
    #expect(store.answer(forKey: "a") == nil)
  }
}
