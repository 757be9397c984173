import SwiftUI
import SwiftUICore
import Testing

@Suite("A system's manners of presenting", .timeLimit(.minutes(10)))
@MainActor
struct MannersTests {
  @Test("A dismissal that takes turns is over after as many")
  func turns() {
    let stage = Stage { $0.dismissal = .turns(2) }
    stage.after { $0.sheet = true }
    stage.after { $0.sheet = false }
    #expect(stage.graph.dismissing.count == 1)
    stage.graph.update()
    #expect(stage.graph.dismissing.count == 1)
    stage.graph.update()
    #expect(stage.graph.dismissing.isEmpty)
    #expect(stage.model.log == ["content disappeared", "sheet dismissed"])
  }

  @Test("The turns of a dismissal pass by themselves")
  func turnsPass() async {
    let stage = Stage { $0.dismissal = .turns(3) }
    stage.after { $0.first = true }
    stage.after { $0.first = false }
    while !stage.graph.dismissing.isEmpty { await Task.yield() }
    #expect(stage.after { $0.second = true } == ["Second"])
  }

  @Test("So many presentations are refused though nothing is in their way; sheets come later")
  func refusals() {
    let stage = Stage { $0.refusals = 2 }
    #expect(stage.after { $0.first = true } == [])
    #expect(stage.model.first)
    stage.after { $0.first = false }
    #expect(stage.after { $0.sheet = true } == ["Sheet"])
    #expect(stage.refusals.count == 2)
    stage.after { $0.sheet = false }
    #expect(stage.after { $0.first = true } == ["First"])
  }

  @Test("A button's action runs before or after false is written into the binding")
  func pressOrder() {
    for (order, isFirst) in [
      (PresentationManners.PressOrder.actionFirst, true), (.bindingFirst, false),
    ] {
      let stage = Stage { $0.pressOrder = order }
      stage.after { $0.first = true }
      stage.press("Delete")
      #expect(stage.model.log == ["first is \(isFirst)"])
      #expect(!stage.model.first && stage.up == [])
    }
  }

  @Test("A Cancel is added to dialogs without one, and to alerts that destroy where asked for")
  func cancel() {
    let usual = Stage()
    usual.after { $0.dialog = true }
    #expect(usual.graph.presentations[0].buttons.map(\.title) == ["Archive", "Cancel"])
    usual.after { $0.dialog = false }
    usual.after { $0.first = true }
    #expect(usual.graph.presentations[0].buttons.map(\.title) == ["Next", "Delete"])

    let other = Stage {
      $0.addsCancelToDialogs = false
      $0.addsCancelToDestructiveAlerts = true
    }
    other.after { $0.dialog = true }
    #expect(other.graph.presentations[0].buttons.map(\.title) == ["Archive"])
    other.after { $0.dialog = false }
    other.after { $0.first = true }
    #expect(other.graph.presentations[0].buttons.map(\.title) == ["Next", "Delete", "Cancel"])
    other.press("Cancel")
    #expect(other.up == [] && !other.model.first && other.model.log.isEmpty)
  }

  @Test("onDisappear may not be called for what is inside a presentation")
  func disappearance() {
    let stage = Stage { $0.callsDisappearInPresentations = false }
    stage.after { $0.sheet = true }
    stage.after { $0.sheet = false }
    #expect(stage.model.log == ["sheet dismissed"])
  }

  @Test("An alert whose condition stays true is presented anew after it was answered")
  func constant() {
    let graph = ViewGraph()
    graph.dismissal = .manual
    graph.setRoot(Text("x").alert("Stays", isPresented: .constant(true)) { Button("OK") {} })
    let alert = graph.presentations.first
    alert?.buttons.first?.press()
    graph.update()
    #expect(graph.presentations.isEmpty)
    graph.finishDismissals()
    graph.update()
    #expect(graph.presentations.count == 1 && graph.presentations.first !== alert)
  }
}
