import SwiftUI
import XCTest

@testable import ViewInspector

/// Gestures, and what is done with them.
final class GestureTests: XCTestCase {
  func testAGestureIsFoundByItsTypeAndCalled() throws {
    var events: [String] = []
    let drag = DragGesture(minimumDistance: 3, coordinateSpace: .global)
      .onChanged { events.append("at \($0.location.x)") }
      .onEnded { events.append("ended after \($0.translation.width)") }
    let view = try Text("t").gesture(drag, including: .subviews).inspect().text()
    let gesture = try view.gesture(DragGesture.self)
    let value = DragGesture.Value(
      time: Date(), location: CGPoint(x: 8, y: 0), startLocation: CGPoint(x: 1, y: 0),
      velocity: CGSize(width: 4, height: 0))
    try gesture.callOnChanged(value: value)
    try gesture.callOnEnded(value: value)
    XCTAssertEqual(events, ["at 8.0", "ended after 7.0"])
    XCTAssertEqual(value.predictedEndLocation.x, 9)
    XCTAssertEqual(try gesture.gestureMask(), .subviews)
    XCTAssertEqual(try gesture.actualGesture().minimumDistance, 3)
    XCTAssertEqual(gesture.pathToRoot, "text().gesture(DragGesture.self)")
    XCTAssertThrows(
      try view.gesture(TapGesture.self), "Type mismatch: DragGesture is not TapGesture")
    XCTAssertThrows(
      try view.highPriorityGesture(DragGesture.self),
      "Text does not have 'highPriorityGesture(DragGesture.self)' modifier")
  }

  func testAGestureWithoutACallbackSaysSo() throws {
    let view = try Text("t").gesture(TapGesture()).inspect().text()
    XCTAssertThrows(
      try view.gesture(TapGesture.self).callOnEnded(value: ()),
      "TapGesture does not have 'onEnded' callback")
  }

  func testGesturesOfOtherPriorities() throws {
    var taps = 0
    let tap = TapGesture().onEnded { taps += 1 }
    let view = try Text("t").highPriorityGesture(tap).simultaneousGesture(tap).inspect().text()
    try view.highPriorityGesture(TapGesture.self).callOnEnded(value: ())
    try view.simultaneousGesture(TapGesture.self).callOnEnded(value: ())
    XCTAssertEqual(taps, 2)
  }

  func testStateIsKeptWhileAGestureLasts() throws {
    let state = GestureState(wrappedValue: CGFloat(1))
    let magnify = MagnificationGesture().updating(state) { value, state, _ in state = value * 2 }
    let gesture = try Text("t").gesture(magnify).inspect().text()
      .gesture(MagnificationGesture.self)
    var scale: CGFloat = 1
    var transaction = Transaction()
    try gesture.callUpdating(value: CGFloat(3), state: &scale, transaction: &transaction)
    XCTAssertEqual(scale, 6)
  }

  func testComposedGestures() throws {
    var isDone = false
    let press = LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in isDone = true }
    let gesture = try Text("t").gesture(press).inspect().text()
      .gesture(SequenceGesture<LongPressGesture, DragGesture>.self)
    XCTAssertNoThrow(try gesture.first(LongPressGesture.self).actualGesture())
    XCTAssertNoThrow(try gesture.second(DragGesture.self).actualGesture())
    XCTAssertThrows(
      try gesture.first(TapGesture.self), "Type mismatch: LongPressGesture is not TapGesture")
    try gesture.callOnEnded(
      value: SequenceGesture<LongPressGesture, DragGesture>.Value.first(Bool(finished: true)))
    XCTAssertTrue(isDone)
  }
}
