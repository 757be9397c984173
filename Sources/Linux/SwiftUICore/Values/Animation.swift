import Foundation

/// How a change is animated. Hosts here apply changes at once; the value is carried for them.
public struct Animation: Equatable, Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    case `default`
    case linear, easeIn, easeOut, easeInOut
    case timing(Double, Double, Double, Double)
    case spring(response: Double, dampingFraction: Double, blendDuration: Double)
    case physicalSpring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
  }

  package enum Repetition: Hashable, Sendable {
    case once
    case count(Int, autoreverses: Bool)
    case forever(autoreverses: Bool)
  }

  package var curve: Curve
  package var duration: TimeInterval?
  package var delay: TimeInterval = 0
  package var speed: Double = 1
  package var repetition: Repetition = .once

  package init(curve: Curve, duration: TimeInterval? = nil) {
    self.curve = curve
    self.duration = duration
  }
}

extension Animation {
  public static let `default` = Animation(curve: .default)

  public static var linear: Animation { Animation(curve: .linear) }
  public static var easeIn: Animation { Animation(curve: .easeIn) }
  public static var easeOut: Animation { Animation(curve: .easeOut) }
  public static var easeInOut: Animation { Animation(curve: .easeInOut) }

  public static func linear(duration: TimeInterval) -> Animation {
    Animation(curve: .linear, duration: duration)
  }

  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(curve: .easeIn, duration: duration)
  }

  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(curve: .easeOut, duration: duration)
  }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(curve: .easeInOut, duration: duration)
  }

  /// A Bézier curve from (0, 0) to (1, 1) through two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(curve: .timing(p1x, p1y, p2x, p2y), duration: duration)
  }
}

extension Animation {
  public static var spring: Animation { .spring(response: 0.5, dampingFraction: 1) }
  public static var smooth: Animation { .spring(response: 0.5, dampingFraction: 1) }
  public static var snappy: Animation { .spring(response: 0.5, dampingFraction: 0.85) }
  public static var bouncy: Animation { .spring(response: 0.5, dampingFraction: 0.7) }
  public static var interactiveSpring: Animation {
    .interactiveSpring(response: 0.15, dampingFraction: 0.86)
  }

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    let spring = Curve.spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    return Animation(curve: spring)
  }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(response: duration, dampingFraction: 1 - bounce, blendDuration: blendDuration)
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let spring = Curve.physicalSpring(
      mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
    return Animation(curve: spring)
  }
}

extension Animation {
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }

  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speed *= speed
    return animation
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetition = .count(repeatCount, autoreverses: autoreverses)
    return animation
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetition = .forever(autoreverses: autoreverses)
    return animation
  }
}
