import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("What a dialog consists of", .timeLimit(.minutes(10)))
struct DialogTests {
  private final class Pressed {
    var titles: [String] = []
  }

  private func presentation<A: View>(@ViewBuilder _ actions: () -> A) throws -> Presentation {
    let graph = ViewGraph()
    graph.setRoot(Text("").alert("Title", isPresented: .constant(true), actions: actions))
    return try #require(graph.presentations.first)
  }

  private func titles(_ buttons: [DialogButton]) -> [String] { buttons.map(\.title) }

  @Test("The order on each platform is a matter of the roles alone")
  func order() {
    let roles: [ButtonRole?] = [.destructive, .cancel, nil, nil]
    #expect(DialogButtonOrder.source.positions(of: roles) == [0, 1, 2, 3])
    #expect(DialogButtonOrder.gnome.positions(of: roles) == [1, 3, 2, 0])
    #expect(DialogButtonOrder.column.positions(of: roles) == [0, 2, 3, 1])
    #expect(DialogButtonOrder.macOS.positions(of: roles) == [0, 1, 3, 2])
    for order in DialogButtonOrder.allCases { #expect(order.positions(of: []) == []) }
  }

  @Test("Buttons that say the same are two, and each does its own")
  func sameTitles() throws {
    let pressed = Pressed()
    let presentation = try presentation {
      Button("Go") { pressed.titles.append("first") }
      Button("Go") { pressed.titles.append("second") }.keyboardShortcut(.defaultAction)
    }
    let buttons = presentation.dialog.buttons
    #expect(buttons.map(\.isDefault) == [false, true])
    #expect(Set(buttons.map(\.id)).count == 2)
    presentation.dialog[buttons[1].id]?.press()
    #expect(pressed.titles == ["second"])
  }

  @Test("One button is for Return and one for Escape, whatever is marked")
  func keys() throws {
    let marked = try presentation {
      Button("One") {}.keyboardShortcut(.defaultAction)
      Button("Two") {}.keyboardShortcut(.defaultAction)
      Button("No", role: .cancel) {}
      Button("Never", role: .cancel) {}
    }
    #expect(titles(marked.dialog.buttons.filter(\.isDefault)) == ["One"])
    #expect(titles(marked.dialog.buttons.filter(\.isCancel)) == ["No"])
    let alone = try presentation { Button("Fine") {} }
    #expect(alone.dialog.buttons.map(\.isCancel) == [true])
    let none = try presentation { EmptyView() }
    #expect(none.dialog.buttons.map(\.id) == [.ok])
    #expect(none.dialog.buttons[0].isDefault && none.dialog.buttons[0].isCancel)
  }

  @Test("The keyboard is at first on what destroys nothing, if there is such a button")
  func firstButton() throws {
    let disabled = try presentation {
      Button("Save") {}.disabled(true)
      Button("Discard", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    }
    #expect(disabled.dialog.firstButton?.title == "Keep")
    let all = try presentation {
      Button("Delete", role: .destructive) {}
      Button("Delete All", role: .destructive) {}
    }
    #expect(all.dialog.firstButton == nil && all.dialog.defaultButton == nil)
  }

  @Test("A button that has gone is not found by what it was")
  func gone() throws {
    let pressed = Pressed()
    let model = SwitchModel()
    let graph = ViewGraph()
    graph.setRoot(
      SwitchedAlert(model: model) { pressed.titles.append("first") }
    )
    let presentation = try #require(graph.presentations.first)
    let id = presentation.dialog.buttons[0].id
    model.isOther = true
    graph.update()
    #expect(titles(presentation.dialog.buttons) == ["Other"])
    #expect(presentation.dialog[id] == nil)
    #expect(pressed.titles == [])
  }
}

@MainActor
@Observable
private final class SwitchModel {
  var isOther = false
}

private struct SwitchedAlert: View {
  let model: SwitchModel
  let press: @MainActor () -> Void

  var body: some View {
    Text("").alert("Title", isPresented: .constant(true)) {
      if model.isOther { Button("Other") {} } else { Button("First", action: press) }
    }
  }
}
