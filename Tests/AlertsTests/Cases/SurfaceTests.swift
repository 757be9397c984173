import SwiftUI
import Testing

@testable import Alerts

@Suite("What a person writes", .timeLimit(.minutes(10)))
@MainActor
struct SurfaceTests {
  let stage = Stage()
  private let text = "10 % off %@ **x**"
  private let resource: LocalizedStringResource = "Resource"

  @Test(
    "A run-time string and a resource are taken wherever a text is asked for, and shown as they are"
  )
  func texts() async {
    let show = stage.show
    let confirmations: [@MainActor () async -> Bool] = [
      { await show.confirm(text) }, { await show.confirm(resource) },
      { await show.confirm("Sure?", message: text) },
      { await show.confirm("Sure?", message: resource) },
      { await show.confirm("Sure?", action: text) },
      { await show.confirm("Sure?", action: resource) },
      { await show.confirm(.verbatim(text), message: .verbatim(text), action: .verbatim(text)) },
    ]
    for confirm in confirmations {
      async let answer = confirm()
      await until { stage.up != nil }
      let up = stage.host.up
      let texts = [up?.title, up?.message, up?.actions.first?.title].compactMap(\.self)
      #expect(texts.contains(text) || texts.contains("Resource"))
      stage.host.tap(1)
      #expect(await answer == false)
    }
    let others: [@MainActor () async -> Void] = [
      { _ = await show.ask(text) }, { _ = await show.ask(resource) },
      { _ = await show.ask("Name", message: text) }, { _ = await show.ask("Name", action: text) },
      { await show.acknowledge("Saved", message: text) }, { await show.acknowledge(resource) },
    ]
    for ask in others {
      async let done: Void = ask()
      await until { stage.up != nil }
      let up = stage.host.up
      let texts = [up?.title, up?.message, up?.actions.first?.title].compactMap(\.self)
      #expect(texts.contains(text) || texts.contains("Resource"))
      stage.host.up?.dismiss()
      stage.host.up?.didDismiss()
      await done
    }
  }

  @Test("They are taken in values, modifiers and updates too")
  func values() {
    let alert = Alert(
      title: text,
      actions: [.init(title: text, onSubmit: { _ in }).accessibilityLabel(text), .cancel(text)]
    ).textField(text).suppressible("key", title: text).message(text)
    let handle = stage.show(alert)
    #expect(stage.host.up?.title == text)
    #expect(stage.host.up?.message == text)
    #expect(stage.host.up?.actions.map(\.title) == [text, text])
    #expect(stage.host.up?.actions.first?.accessibilityLabel == text)
    #expect(stage.host.up?.fields.first?.label?.string() == text)
    handle.update {
      $0.message = "other " + text
      $0.title = resource
    }
    #expect(stage.host.up?.title == "Resource")
    #expect(stage.host.up?.message == "other " + text)
    handle.update { $0.message = "A literal" }
    #expect(stage.host.up?.message == "A literal")
    handle.update { $0.message = nil }
    #expect(stage.host.up?.message == nil)
  }

  @Test("Actions have short names, and can be listed in a builder")
  func builder() async {
    let log = stage.log
    let isLong = true
    stage.show(
      Alert("Delete?", message: "For ever.") {
        AlertAction.destructive("Delete") { log.add("deleted") }
        if isLong { AlertAction("Archive") }
        for number in 1...2 { AlertAction("Copy \(number)").identifier("copy\(number)") }
        AlertAction.cancel
      })
    #expect(
      stage.host.up?.actions.map(\.title) == ["Delete", "Archive", "Copy 1", "Copy 2", "Cancel"])
    #expect(
      stage.host.up?.actions.map(\.id) == ["Delete", "Archive", "copy1", "copy2", "Cancel"])
    stage.host.tap(0)
    #expect(log.entries == ["deleted"])

    stage.coordinator.cancelTitle = "Abbrechen"
    async let copies = stage.show(
      AsyncAlert("Print") {
        AsyncAlertAction("One copy", value: 1)
        AsyncAlertAction.cancel(value: 0)
      })
    await until { stage.up == "Print" }
    #expect(stage.host.up?.actions.map(\.title) == ["One copy", "Abbrechen"])
    #expect(stage.host.up?.escapeAction == "Cancel")
    stage.host.tap(1)
    #expect(await copies == 0)
  }

  @Test("Actions of one name are told apart")
  func sameNames() {
    let log = stage.log
    stage.show(
      Alert(
        title: "A",
        actions: [
          .init(title: "Go") { log.add("first") }, .init(title: "Go") { log.add("second") },
          .init(title: "Go#2") { log.add("third") },
        ]
      ).onEnd { log.add("\($0)") })
    #expect(stage.host.up?.actions.map(\.id) == ["Go", "Go#2", "Go#2#2"])
    stage.host.up?.press("Go#2")
    stage.host.up?.didDismiss()
    #expect(log.entries == ["second", "pressed(Go#2)"])
  }

  @Test("Alerts are equal when they say the same and can be answered with the same")
  func equality() {
    func alert(_ title: LocalizedStringResource = "A") -> Alerts.Alert {
      Alert(title: title, actions: [.init(title: "Go") {}, .cancel]).textField("Name")
        .identity(1)
    }
    #expect(alert() == alert())
    #expect(alert() != alert("B"))
    #expect(alert() != alert().message("More"))
    #expect(alert() != alert().severity(.critical))
    #expect(alert() != alert().identity(2))
    #expect(alert() != alert().onEnd { _ in })
    #expect(
      Alert(title: "A", actions: [.init(title: "Go")])
        != Alert(title: "A", actions: [.init(title: "Go") {}]))
    #expect(
      Alert(title: "A", actions: [.destructive("Go")])
        != Alert(title: "A", actions: [.init(title: "Go")]))
    func question(_ value: Int) -> AsyncAlert<Int> {
      AsyncAlert(title: "Q", actions: [.init(title: "One", value: value)])
    }
    #expect(question(1) == question(1))
    #expect(question(1) != question(2))
  }

  @Test("Actions and fields are equal when everything that can be compared is")
  func equalityOfParts() {
    let action = Alerts.AlertAction("Go")
    let others = [
      action.isDefault(), action.identifier("go"), action.accessibilityLabel("Go on"),
      action.enabled { _ in true }, action.keepsOpen { _ in false }, action.remembersAnswer(), .ok,
    ]
    #expect(action == Alerts.AlertAction("Go"))
    #expect(action.identifier("go") == action.identifier("go"))
    for (position, other) in others.enumerated() {
      #expect(action != other)
      #expect(others.firstIndex(of: other) == position)
    }
    let field = AlertTextField("Name")
    #expect(field == AlertTextField("Name"))
    for other in [
      AlertTextField("Name", id: "name"), AlertTextField("Name", text: "Ann"),
      AlertTextField("Name", prompt: "Ann"), AlertTextField("Name", isSecure: true),
      AlertTextField("Name", keyboard: .email), AlertTextField("Name") { !$0.isEmpty },
    ] {
      #expect(field != other)
    }
  }

  @Test("Alerts of two coordinators have different names")
  func names() {
    let (mine, other) = (stage.show("A").id, Stage().show("A").id)
    #expect(mine.description == other.description)
    #expect(mine != other)
    #expect(Set([mine, other]).count == 2)
  }

  @Test("An alert describes itself in one line")
  func description() {
    let alert = Alert("Delete?", message: "For ever.") {
      AlertAction.destructive("Delete")
      AlertAction.cancel
    }.textField("Name", text: "Ann")
    #expect(
      "\(alert)"
        == "Alert “Delete?” – “For ever.” Name: “Ann” [Delete (destructive)] [Cancel (cancel)]")
    #expect("\(Alert())" == "Alert")
    let question = AsyncAlert("Print", actions: { AsyncAlertAction("One copy", value: 1) })
    #expect("\(question)" == "AsyncAlert<Int> “Print” [One copy]")
  }

  @Test("A sentence is enough")
  func sentence() {
    stage.show("Saved")
    #expect(stage.up == "Saved")
    #expect(stage.host.up?.actions.map(\.title) == ["OK"])
    stage.host.tap(0)
    stage.show(text)
    #expect(stage.up == text)
    stage.host.tap(0)
    stage.show("Not saved", message: text) {
      AlertAction("Again")
      AlertAction.cancel
    }
    #expect(stage.host.up?.message == text)
    #expect(stage.host.up?.actions.map(\.title) == ["Again", "Cancel"])
    let actions: [Alerts.AlertAction] = [.init("Again"), .cancel]
    #expect(
      Alert("Not saved", actions: actions) == Alert(title: "Not saved", actions: actions))
  }

  @Test("A message that may be missing is taken in an update")
  func optionalMessage() {
    let handle = stage.show("Copying")
    for message in [text, nil, text] {
      handle.update { $0.message = message }
      #expect(stage.host.up?.message == message)
    }
  }
}
