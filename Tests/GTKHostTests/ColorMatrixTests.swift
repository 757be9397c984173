import SwiftUI
import SwiftUICore
import Testing

@testable import GTKHost

/// What becomes of colours; no display is needed for that.
@Suite("Changes of colours", .timeLimit(.minutes(10)))
struct ColorMatrixTests {
  private func change(_ color: [Double], _ effect: ColorEffect) -> [Int] {
    let matrix = ColorMatrix(effect, in: .light)
    return (0..<4).map { output in
      let mixed = (0..<4).reduce(0) { $0 + color[$1] * matrix.factors[$1 * 4 + output] }
      return Int(((mixed + matrix.addition[output]) * 100).rounded())
    }
  }

  private let orange = [1, 0.5, 0, 1]

  @Test("are those that their names say")
  func namedChanges() {
    #expect(change(orange, .invert) == [0, 50, 100, 100])
    #expect(change(orange, .brightness(-0.5)) == [50, 0, -50, 100])
    #expect(change(orange, .contrast(0)) == [50, 50, 50, 100])
    #expect(change(orange, .grayscale(1)) == [57, 57, 57, 100])
    #expect(
      change(orange, .multiply(Color(.sRGB, red: 0.5, green: 1, blue: 1, opacity: 0.5)))
        == [50, 50, 0, 50])
  }

  @Test("by nothing change nothing, and greys have no hue to turn")
  func neutralChanges() {
    let neutral: [ColorEffect] = [
      .multiply(Color(.sRGB, red: 1, green: 1, blue: 1)), .brightness(0), .contrast(1),
      .saturation(1), .grayscale(0), .hueRotation(.degrees(0)), .hueRotation(.degrees(360)),
    ]
    for effect in neutral { #expect(change(orange, effect) == [100, 50, 0, 100]) }
    for angle in stride(from: 0.0, to: 360, by: 30) {
      #expect(change([0.5, 0.5, 0.5, 1], .hueRotation(.degrees(angle))) == [50, 50, 50, 100])
    }
  }

  @Test("by turning the hue on and on come back to the colour")
  func turningTwice() {
    var color = [0.6, 0.5, 0.4, 1]
    for _ in 0..<3 {
      let matrix = ColorMatrix(.hueRotation(.degrees(120)), in: .light)
      color = (0..<4).map { output in
        (0..<4).reduce(0) { $0 + color[$1] * matrix.factors[$1 * 4 + output] }
      }
    }
    #expect(zip(color, [0.6, 0.5, 0.4, 1]).allSatisfy { abs($0 - $1) < 0.01 })
  }
}
