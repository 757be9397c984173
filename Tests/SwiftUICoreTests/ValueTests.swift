import Foundation
import SwiftUICore
import Testing

@Suite("Values", .timeLimit(.minutes(10)))
struct ValueTests {
  @Test("withAnimation runs its body at once, inside a transaction")
  func transactions() {
    #expect(Transaction.current.animation == nil)
    let seen = withAnimation(.easeIn(duration: 1).delay(2)) {
      withTransaction(\.disablesAnimations, true) { Transaction.current }
    }
    #expect(seen.animation == .easeIn(duration: 1).delay(2))
    #expect(seen.disablesAnimations)
    #expect(Transaction.current.animation == nil)
  }

  @Test("An alert without a button has an OK button that only dismisses")
  func alerts() {
    let alert = Alert(title: Text("T"), message: Text("M"))
    #expect(alert.buttons.count == 1)
    #expect(alert.primaryButton.kind == .default && alert.primaryButton.explicitLabel == nil)
    #expect(alert.primaryButton.label == Text(verbatim: "OK"))
    let two = Alert(
      title: Text("T"), primaryButton: .destructive(Text("D")), secondaryButton: .cancel())
    #expect(two.buttons.map(\.kind) == [.destructive, .cancel])
    #expect(two.secondaryButton?.label == Text(verbatim: "Cancel"))
    #expect(ActionSheet(title: Text("T")).buttons.map(\.kind) == [.cancel])
  }

  @Test("Keyboard shortcuts, sets and angles compare by value")
  func values() {
    #expect(KeyboardShortcut("s") == KeyboardShortcut("s", modifiers: .command))
    #expect(KeyboardShortcut.defaultAction.key == .return)
    #expect(KeyboardShortcut.cancelAction.modifiers.isEmpty)
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Axis.Set.horizontal.rawValue == 1 && Axis.Set.vertical.rawValue == 2)
    #expect(Angle(degrees: 180).radians == .pi && Angle.zero < .degrees(1))
    #expect(ButtonRole.cancel != .destructive)
  }
}
