import Foundation
import SwiftUICore
import Testing

@Suite("Shapes", .timeLimit(.minutes(10)))
struct ShapeTests {
  private let frame = CGRect(x: 10, y: 20, width: 100, height: 40)

  @Test("A shape's path lies in its frame")
  func frames() {
    #expect(Rectangle().path(in: frame).boundingRect == frame)
    #expect(isClose(Ellipse().path(in: frame).boundingRect, frame))
    #expect(isClose(Capsule().path(in: frame).boundingRect, frame))
    let rounded = RoundedRectangle(cornerRadius: 8).path(in: frame)
    #expect(isClose(rounded.boundingRect, frame))
    let circle = Circle().path(in: frame).boundingRect
    #expect(isClose(circle, CGRect(x: 40, y: 20, width: 40, height: 40)))
    #expect(Path().isEmpty && Path().boundingRect.isNull)
    #expect(Path(frame) == Rectangle().path(in: frame))
  }

  @Test("Insets and offsets add up, and too large an inset leaves nothing")
  func insetsAndOffsets() {
    let inset = Rectangle().inset(by: 5).inset(by: 5).offset(x: 1, y: 2).path(in: frame)
    #expect(inset.boundingRect == CGRect(x: 21, y: 32, width: 80, height: 20))
    #expect(Rectangle().inset(by: 30).path(in: frame).boundingRect.height == 0)
    let smaller = RoundedRectangle(cornerRadius: 8).inset(by: 10).path(in: frame)
    #expect(smaller == Path(frame.insetBy(dx: 10, dy: 10)))
  }

  @Test("Control points do not count in the bounds of a path")
  func bounds() {
    let curve = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(isClose(curve.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
    let arc = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180),
        clockwise: false)
    }
    #expect(isClose(arc.boundingRect, CGRect(x: -10, y: 0, width: 20, height: 10)))
    let broken = Path { $0.addLine(to: CGPoint(x: 3, y: 4)) }
    #expect(broken.boundingRect.origin == CGPoint(x: 3, y: 4))
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.maxX - b.maxX)
      + abs(a.maxY - b.maxY) < 0.1
  }
}

/// What hosts are told of shapes.
@MainActor
@Suite("Shapes as hosts see them", .timeLimit(.minutes(10)))
struct ShapeContentTests {
  /// A shape of an app.
  private struct Slice: Shape {
    var part: CGFloat

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * part, height: rect.height))
    }
  }

  private func content(_ view: some View) -> Element.Content? {
    let graph = ViewGraph()
    graph.setRoot(view)
    return graph.root.children.first?.content
  }

  @Test("are their outlines at any size, and equal where they draw the same")
  func outlines() throws {
    let whole = content(Slice(part: 0.5).fill(.red))
    #expect(whole == content(Slice(part: 0.5).fill(.red)))
    #expect(whole != content(Slice(part: 0.6).fill(.red)))
    guard case .shape(let shape)? = whole, case .path(let outline) = shape.kind else {
      Issue.record("no outline")
      return
    }
    let frame = CGRect(x: 0, y: 0, width: 30, height: 7)
    #expect(outline.path(in: frame) == Slice(part: 0.5).path(in: frame))
  }

  @Test("have the line that was asked for, inside where it is a border")
  func lines() throws {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [2, 4])
    guard case .shape(let dashed)? = content(Circle().stroke(.red, style: style)),
      case .shape(let border)? = content(Circle().strokeBorder(.red, lineWidth: 4)),
      case .path(let outline) = border.kind
    else {
      Issue.record("no shapes")
      return
    }
    #expect(dashed.strokeStyle == style)
    #expect(dashed.kind == .circle)
    let inner = outline.path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).boundingRect
    #expect(abs(inner.minX - 2) < 0.01 && abs(inner.width - 16) < 0.01)
  }
}
