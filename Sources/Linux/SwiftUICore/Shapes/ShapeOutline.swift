import Foundation

/// The outline of a shape, at any size.
package struct ShapeOutline: Sendable {
  private let trace: @Sendable (CGRect) -> Path

  package init(_ shape: some Shape) {
    trace = { shape.path(in: $0) }
  }

  package func path(in rect: CGRect) -> Path { trace(rect) }
}

extension ShapeOutline: Equatable {
  // Shapes need not be comparable. Two that draw the same at two sizes of different proportions
  // are taken to draw the same at all.
  private static let probes = [
    CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 0, width: 37, height: 61),
  ]

  package static func == (a: ShapeOutline, b: ShapeOutline) -> Bool {
    probes.allSatisfy { a.trace($0) == b.trace($0) }
  }
}
