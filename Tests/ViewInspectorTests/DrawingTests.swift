import SwiftUI
import XCTest

@testable import ViewInspector

/// Shapes, gradients, effects, and views that are made for a moment.
final class DrawingTests: XCTestCase {
  private let rect = CGRect(x: 0, y: 0, width: 10, height: 20)

  func testShapes() throws {
    let view = Rectangle().inset(by: 1).trim(from: 0.25, to: 0.5).fill(
      Color.red, style: FillStyle(eoFill: true))
    let shape = try view.inspect().shape()
    XCTAssertEqual(try shape.inset(), 1)
    XCTAssertEqual(try shape.trim().to, 0.5)
    XCTAssertEqual(try shape.fillShapeStyle(Color.self), .red)
    XCTAssertTrue(try shape.fillStyle().isEOFilled)
    XCTAssertEqual(
      try Rectangle().size(width: 2, height: 3).inspect().shape().path(in: rect).boundingRect,
      CGRect(x: 0, y: 0, width: 2, height: 3))
    XCTAssertEqual(
      try Circle().stroke(lineWidth: 4).inspect().shape().strokeStyle().lineWidth, 4)
    XCTAssertEqual(
      try Capsule().rotation(.degrees(90)).inspect().shape().rotation().angle.degrees, 90)
    XCTAssertNoThrow(try Circle().inspect().shape().actualShape(Circle.self))
    XCTAssertThrowsError(try Circle().inspect().shape().offset())
    XCTAssertThrowsError(try Text("t").inspect().shape())
  }

  func testOutlinesInOtherCoordinates() {
    let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    XCTAssertEqual(
      square.applying(CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 2, y: 2)).boundingRect,
      CGRect(x: 1, y: 2, width: 8, height: 8))
    XCTAssertEqual(
      square.trimmedPath(from: 0, to: 0.25).boundingRect,
      CGRect(x: 0, y: 0, width: 4, height: 0))
    let turned = RotatedShape(shape: Rectangle(), angle: .degrees(90)).path(in: rect).boundingRect
    XCTAssertEqual(turned.width, 20, accuracy: 1e-9)
  }

  func testGradientsAreViews() throws {
    let colors = Gradient(colors: [.red, .blue])
    let view = HStack {
      LinearGradient(gradient: colors, startPoint: .top, endPoint: .bottom)
      RadialGradient(gradient: colors, center: .center, startRadius: 1, endRadius: 2)
      AngularGradient(gradient: colors, center: .top, angle: .degrees(45))
      EllipticalGradient(gradient: colors)
    }
    let stack = try view.inspect().hStack()
    XCTAssertEqual(try stack.linearGradient(0).endPoint(), .bottom)
    XCTAssertEqual(try stack.radialGradient(1).endRadius(), 2)
    XCTAssertEqual(try stack.angularGradient(2).startAngle().degrees, 45, accuracy: 1e-9)
    XCTAssertEqual(try stack.ellipticalGradient(3).gradient(), colors)
  }

  func testEffects() throws {
    let view = try Text("t").contrast(2).saturation(3).grayscale(0.5).colorInvert()
      .hueRotation(.degrees(9)).blendMode(.multiply).luminanceToAlpha()
      .clipShape(Circle(), style: FillStyle(eoFill: true)).scaledToFit().imageScale(.large)
      .rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0)).scaleEffect(2, anchor: .top)
      .transformEffect(CGAffineTransform(scaleX: 2, y: 2)).inspect().text()
    XCTAssertEqual(try view.contrast(), 2)
    XCTAssertEqual(try view.saturation(), 3)
    XCTAssertEqual(try view.grayscale(), 0.5)
    XCTAssertEqual(try view.hueRotation().degrees, 9, accuracy: 1e-9)
    XCTAssertEqual(try view.blendMode(), .multiply)
    XCTAssertNoThrow(try view.colorInvert())
    XCTAssertNoThrow(try view.luminanceToAlpha())
    XCTAssertTrue(try view.clipStyle().isEOFilled)
    XCTAssertTrue(try view.isScaledToFit())
    XCTAssertFalse(try view.isScaledToFill())
    XCTAssertEqual(try view.imageScale(), .large)
    XCTAssertEqual(try view.rotation3D().axis.y, 1)
    XCTAssertEqual(try view.scaleEffectAnchor(), .top)
    XCTAssertEqual(try view.transformEffect().a, 2)
    XCTAssertThrows(
      try Text("t").inspect().text().blendMode(), "Text does not have 'blendMode' modifier")
  }

  func testPlacesAndNotes() async throws {
    try placesAndNotes()
  }

  private func placesAndNotes() throws {
    let view = try List { Text("t") }.listStyle(.plain).ignoresSafeArea(edges: .top)
      .coordinateSpace(name: "list").alignmentGuide(.leading) { $0.width / 2 }
      .navigationViewStyle(.stack).tabViewStyle(.page).previewDisplayName("One")
      .navigationBarBackButtonHidden().listItemTint(.red).contentShape(Rectangle())
      .overlay(alignment: .top) { Text("o") }.inspect().list()
    XCTAssertTrue(try view.listStyle() is PlainListStyle)
    XCTAssertEqual(try view.edgesIgnoringSafeArea(), .top)
    XCTAssertEqual(try view.coordinateSpaceName(), "list")
    XCTAssertEqual(try view.alignmentGuide(.leading, width: 8), 4)
    XCTAssertTrue(try view.navigationViewStyle() is StackNavigationViewStyle)
    XCTAssertTrue(try view.tabViewStyle() is PageTabViewStyle)
    XCTAssertEqual(try view.previewDisplayName(), "One")
    XCTAssertTrue(try view.navigationBarBackButtonHidden())
    XCTAssertEqual(try view.listItemTint(), .red)
    XCTAssertNoThrow(try view.contentShape(Rectangle.self))
    XCTAssertEqual(try view.overlay().alignment(), .top)
    XCTAssertNoThrow(try view.implicitAnyView().text(0))
  }

  func testReadersOfScreens() throws {
    var events: [String] = []
    let view = try Text("t").accessibilityAdjustableAction { events.append("\($0)") }
      .accessibilityScrollAction { events.append("\($0)") }
      .accessibilityActivationPoint(.top).accessibilitySortPriority(3).inspect().text()
    try view.callAccessibilityAdjustableAction(.decrement)
    try view.callAccessibilityScrollAction(.leading)
    XCTAssertEqual(events, ["decrement", "leading"])
    XCTAssertEqual(try view.accessibilityActivationPoint(), .top)
    XCTAssertEqual(try view.accessibilitySortPriority(), 3)
  }

  func testViewsForAMoment() throws {
    let timeline = TimelineView(.everyMinute) { Text("\($0.date.timeIntervalSince1970)") }
    let view = try timeline.inspect().timelineView()
    let context = TimelineViewDefaultContext(date: Date(timeIntervalSince1970: 5))
    XCTAssertEqual(try view.contentView(context).text().string(), "5.000000")
    let image = AsyncImage(url: URL(string: "https://a.b")) {
      $0.resizable()
    } placeholder: {
      ProgressView()
    }
    XCTAssertNoThrow(try image.inspect().asyncImage().contentView(.empty).progressView())
    XCTAssertNoThrow(
      try image.inspect().asyncImage().contentView(.success(Image("a"))).image())
    let color = Binding(wrappedValue: Color.red)
    try ColorPicker("Tint", selection: color).inspect().colorPicker().select(color: .blue)
    XCTAssertEqual(color.wrappedValue, .blue)
    XCTAssertEqual(try Color(red: 1, green: 0, blue: 0).rgba().red, 1)
  }

  func testReloading() async throws {
    nonisolated(unsafe) var reloads = 0
    let view = List { Text("t") }.refreshable { reloads += 1 }
    try await view.inspect().list().callRefreshable()
    XCTAssertEqual(reloads, 1)
  }
}
