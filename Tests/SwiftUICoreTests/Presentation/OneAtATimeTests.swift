import SwiftUI
import SwiftUICore
import Testing

/// A view with a sheet, two alerts and a second sheet, all from one place.
struct Presenting: View {
  @Observable @MainActor final class Model {
    var sheet = false
    var other = false
    var first = false
    var second = false
    var inner = false
    var dialog = false
    var popover = false
    var log: [String] = []
  }

  @Bindable var model: Model

  var body: some View {
    Text("Root")
      .sheet(isPresented: $model.sheet, onDismiss: { model.log.append("sheet dismissed") }) {
        Text("Sheet")
          .onDisappear { model.log.append("content disappeared") }
          .alert("Inner", isPresented: $model.inner) {}
      }
      .background {
        Text("b").sheet(isPresented: $model.other) { Text("Other") }
      }
      .alert("First", isPresented: $model.first) {
        Button("Next") {
          model.log.append("next")
          model.second = true
        }
        Button("Delete", role: .destructive) { model.log.append("first is \(model.first)") }
      }
      .alert("Second", isPresented: $model.second) {}
      .confirmationDialog("Dialog", isPresented: $model.dialog) { Button("Archive") {} }
      .popover(isPresented: $model.popover) { Text("Popover") }
  }
}

/// The view on a graph, and what it was told of refusals.
@MainActor
final class Stage {
  let graph = ViewGraph()
  let model = Presenting.Model()
  private(set) var refusals: [String] = []

  init(_ change: (inout PresentationManners) -> Void = { _ in }) {
    graph.onRefusal = { [weak self] in self?.refusals.append($0) }
    change(&graph.manners)
    graph.setRoot(Presenting(model: model))
  }

  /// What is up, lowest first, after a change.
  @discardableResult
  func after(_ change: (Presenting.Model) -> Void) -> [String] {
    change(model)
    graph.update()
    return up
  }

  var up: [String] { graph.presentations.map { $0.title?.string ?? $0.content.plainText } }

  func press(_ title: String) {
    graph.presentations.last?.buttons.first { $0.title == title }?.press()
    graph.update()
  }
}

@Suite("One presentation at a time from one place", .timeLimit(.minutes(10)))
@MainActor
struct OneAtATimeTests {
  typealias Model = Presenting.Model

  enum Refused: CaseIterable, Sendable {
    case alert, dialog, popover

    @MainActor func set(_ isOn: Bool, _ model: Model) {
      switch self {
      case .alert: model.first = isOn
      case .dialog: model.dialog = isOn
      case .popover: model.popover = isOn
      }
    }

    @MainActor func isOn(_ model: Model) -> Bool {
      switch self {
      case .alert: model.first
      case .dialog: model.dialog
      case .popover: model.popover
      }
    }
  }

  @Test(
    "An alert, dialog or popover of a place that presents is refused and told once",
    arguments: Refused.allCases)
  func refused(_ other: Refused) {
    let stage = Stage()
    #expect(stage.after { $0.sheet = true } == ["Sheet"])
    #expect(stage.after { other.set(true, $0) } == ["Sheet"])
    #expect(other.isOn(stage.model) && stage.refusals.count == 1)
    // Not tried again while the binding stays true.
    #expect(stage.after { $0.sheet = false } == [])
    #expect(other.isOn(stage.model) && stage.refusals.count == 1)
    stage.after { other.set(false, $0) }
    #expect(stage.after { other.set(true, $0) }.count == 1)
    #expect(stage.refusals.count == 1)
  }

  @Test("Of two alerts of one place the second is refused")
  func twoAlerts() {
    let stage = Stage()
    stage.after { $0.first = true }
    #expect(stage.after { $0.second = true } == ["First"])
    #expect(stage.after { $0.first = false } == [])
    #expect(stage.model.second)
    #expect(
      stage.refusals == [
        "an alert is not presented, and will not be until it is asked for anew: "
          + "its window is already presenting an alert"
      ])
  }

  @Test("What is presented from inside a sheet lies over it, and goes with it")
  func inside() {
    let stage = Stage()
    stage.after { $0.sheet = true }
    #expect(stage.after { $0.inner = true } == ["Sheet", "Inner"])
    let inner = stage.graph.presentations.last
    #expect(inner?.place === stage.graph.presentations.first)
    #expect(stage.after { $0.sheet = false } == [])
    #expect(inner?.phase == .gone && stage.refusals.isEmpty)
  }

  @Test("A second sheet waits for the first one, also while that is on its way off screen")
  func sheetsWait() {
    let stage = Stage { $0.dismissal = .manual }
    stage.after { $0.sheet = true }
    #expect(stage.after { $0.other = true } == ["Sheet"])
    #expect(stage.refusals.count == 1)
    #expect(stage.after { $0.sheet = false } == [])
    #expect(stage.graph.dismissing.count == 1)
    stage.graph.finishDismissals()
    stage.graph.update()
    #expect(stage.up == ["Other"])
  }

  @Test("A sheet that waits and is no longer wanted does not come")
  func withdrawnSheet() {
    let stage = Stage()
    stage.after { $0.sheet = true }
    stage.after { $0.other = true }
    stage.after { $0.other = false }
    #expect(stage.after { $0.sheet = false } == [])
  }

  @Test("An alert that is asked for while another is on its way off screen is refused")
  func duringDismissal() {
    let stage = Stage { $0.dismissal = .manual }
    stage.after { $0.first = true }
    stage.after { $0.first = false }
    #expect(stage.after { $0.second = true } == [])
    stage.graph.finishDismissals()
    stage.graph.update()
    #expect(stage.up == [] && stage.model.second && stage.refusals.count == 1)
    stage.after { $0.second = false }
    #expect(stage.after { $0.second = true } == ["Second"])
  }

  @Test("What ends and what begins in one update is no conflict where dismissing takes no time")
  func sameUpdate() {
    let stage = Stage()
    stage.after { $0.second = true }
    let swapped = stage.after {
      $0.first = true
      $0.second = false
    }
    #expect(swapped == ["First"])
    let back = stage.after {
      $0.first = false
      $0.second = true
    }
    #expect(back == ["Second"] && stage.refusals.isEmpty)
  }

  @Test(
    "What a button of an alert presents comes, however long the alert takes to go",
    arguments: [
      PresentationManners.Dismissal.immediate, .turns(2), .manual,
    ])
  func chain(_ dismissal: PresentationManners.Dismissal) {
    let stage = Stage { $0.dismissal = dismissal }
    stage.after { $0.first = true }
    stage.press("Next")
    for _ in 0..<3 { stage.graph.update() }
    if dismissal == .manual {
      #expect(stage.model.log.isEmpty, "an action runs when its alert is off screen")
      #expect(stage.graph.dismissing.first?.buttons.first?.press() == false)
      stage.graph.finishDismissals()
      stage.graph.update()
    }
    #expect(stage.model.log == ["next"])
    #expect(stage.up == ["Second"] && stage.refusals.isEmpty && !stage.model.first)
  }

  @Test("A sheet's content disappears, and its onDismiss is called, when it is off screen")
  func endOfSheet() {
    let stage = Stage { $0.dismissal = .manual }
    stage.after { $0.sheet = true }
    stage.after { $0.sheet = false }
    #expect(stage.model.log == [])
    stage.graph.finishDismissals()
    stage.graph.update()
    #expect(stage.model.log == ["content disappeared", "sheet dismissed"])
  }

  @Test("A window that goes takes everything with it, at once")
  func tearDown() {
    let stage = Stage { $0.dismissal = .manual }
    stage.after { $0.sheet = true }
    stage.after { $0.inner = true }
    stage.graph.tearDown()
    #expect(stage.up == [] && stage.graph.dismissing.isEmpty && stage.graph.liveNodes == 0)
    #expect(stage.model.log == ["content disappeared"])
  }
}
