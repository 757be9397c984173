import Foundation
import SwiftUICore

/// What becomes of colours: each of red, green, blue and opacity of the result is made of all four.
/// Needs no display.
struct ColorMatrix: Equatable {
  /// Four rows of four, one for each part of the colour that is given.
  private(set) var factors = [
    1.0, 0, 0, 0,
    0, 1, 0, 0,
    0, 0, 1, 0,
    0, 0, 0, 1,
  ]
  /// What is added in the end.
  private(set) var addition = [0.0, 0, 0, 0]

  /// How bright red, green and blue are to the eye.
  private static let luminance = [0.213, 0.715, 0.072]

  init(_ effect: ColorEffect, in scheme: ColorScheme) {
    switch effect {
    case .multiply(let color):
      let color = color.resolve(in: scheme)
      scale([color.red, color.green, color.blue, color.opacity])
    case .invert:
      scale([-1, -1, -1, 1])
      add(1)
    case .brightness(let amount): add(amount)
    case .contrast(let amount):
      scale([amount, amount, amount, 1])
      add(0.5 - 0.5 * amount)
    case .saturation(let amount): saturate(amount)
    case .grayscale(let amount): saturate(1 - amount)
    case .hueRotation(let angle): rotateHue(angle.radians)
    }
  }

  private mutating func scale(_ parts: [Double]) {
    for (index, part) in parts.enumerated() { factors[index * 5] = part }
  }

  private mutating func add(_ amount: Double) {
    addition = [amount, amount, amount, 0]
  }

  private mutating func saturate(_ amount: Double) {
    setColumns { input, output in
      let grey = Self.luminance[input] * (1 - amount)
      return input == output ? grey + amount : grey
    }
  }

  /// The rotation around the axis of greys that keeps the brightness, as style sheets define it.
  private mutating func rotateHue(_ angle: Double) {
    let (cosine, sine) = (cos(angle), sin(angle))
    let sines = [
      [-0.213, 0.143, -0.787], [-0.715, 0.140, 0.715], [0.928, -0.283, 0.072],
    ]
    setColumns { input, output in
      let grey = Self.luminance[input]
      let own = input == output ? cosine : 0
      return grey + own - grey * cosine + sines[input][output] * sine
    }
  }

  private mutating func setColumns(_ value: (_ input: Int, _ output: Int) -> Double) {
    for input in 0..<3 {
      for output in 0..<3 { factors[input * 4 + output] = value(input, output) }
    }
  }
}
