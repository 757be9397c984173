import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Gestures made of others", .timeLimit(.minutes(10)))
struct ComposedGestureTests {
  private func element(_ view: some View) -> Element {
    let graph = ViewGraph()
    graph.setRoot(view)
    return graph.root.children[0]
  }

  @Test("Two gestures at the same time both notice a tap")
  func simultaneous() {
    var taps: [String] = []
    let gesture = TapGesture().onEnded { taps.append("one") }
      .simultaneously(with: TapGesture().onEnded { taps.append("other") })
      .onEnded { taps.append($0.first != nil ? "first" : "second") }
    #expect(element(Text("t").gesture(gesture)).tap())
    #expect(taps.filter { ["one", "first"].contains($0) } == ["one", "first"])
    #expect(taps.filter { ["other", "second"].contains($0) } == ["other", "second"])
  }

  @Test("Of two gestures that exclude each other the first has what both would notice")
  func exclusive() {
    var taps: [String] = []
    let gesture = TapGesture().onEnded { taps.append("one") }
      .exclusively(before: TapGesture().onEnded { taps.append("other") })
    #expect(element(Text("t").gesture(gesture)).tap())
    #expect(taps == ["one"])
    let double = TapGesture(count: 2).exclusively(before: TapGesture().onEnded { taps.append("1") })
    #expect(element(Text("t").gesture(double)).tap())
    #expect(taps == ["one", "1"])
  }

  @Test("The second gesture of a sequence counts after the first")
  func sequence() {
    var isDone = false
    let gesture = TapGesture(count: 2).sequenced(before: TapGesture()).onEnded { _ in isDone = true
    }
    let text = element(Text("t").gesture(gesture))
    text.tap()
    #expect(!isDone)
    text.tap(count: 2)
    #expect(!isDone)
    text.tap()
    #expect(isDone)
  }

  private struct Pressed: View {
    @GestureState private var isPressed = false
    let seen: (Bool) -> Void

    var body: some View {
      let _ = seen(isPressed)
      Text("t").gesture(
        LongPressGesture().updating($isPressed) { value, state, _ in state = value })
    }
  }

  @Test("State that a gesture keeps goes back when it ends")
  func gestureState() {
    var seen: [Bool] = []
    let graph = ViewGraph()
    graph.setRoot(Pressed { seen.append($0) })
    for case .longPress(let action) in graph.root.children[0].modifiers { action() }
    graph.update()
    #expect(seen.last == false)
  }
}

@MainActor
@Suite("Views of colours and times", .timeLimit(.minutes(10)))
struct MomentViewTests {
  private func content(_ view: some View) -> Element.Content {
    let graph = ViewGraph()
    graph.setRoot(view)
    return graph.root.children[0].content
  }

  @Test("A gradient that stands alone shows the colour that stands for it")
  func gradients() {
    let colors = Gradient(colors: [.red, .blue])
    #expect(
      content(RadialGradient(gradient: colors, center: .top, startRadius: 0, endRadius: 1))
        == .color(.red))
    #expect(content(EllipticalGradient(colors: [])) == .color(.clear))
  }

  @Test("A shape that is a line is drawn as one")
  func strokedShape() {
    guard case .shape(let shape) = content(Circle().stroke(lineWidth: 3)) else {
      Issue.record("no shape")
      return
    }
    #expect(shape.strokeStyle.lineWidth == 3 && shape.fill == nil)
  }

  @Test("Times at equal distances go on from the last one that has passed")
  func schedules() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    var entries = PeriodicTimelineSchedule(from: start, by: 10)
      .entries(from: start + 25, mode: .normal)
    #expect(entries.next() == start + 20 && entries.next() == start + 30)
    var minutes = EveryMinuteTimelineSchedule().entries(from: start + 61, mode: .normal)
    #expect(minutes.next() == start + 60)
  }
}
