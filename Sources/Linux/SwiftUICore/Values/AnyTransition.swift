import Foundation

/// How a view comes and goes. Hosts here show and hide at once; the value is carried for them.
public struct AnyTransition {
  package indirect enum Kind: Hashable, Sendable {
    case identity
    case opacity
    case scale(CGFloat, anchor: UnitPoint)
    case slide
    case offset(width: CGFloat, height: CGFloat)
    case move(Edge)
    case push(Edge)
    case combined(Kind, Kind)
    case asymmetric(insertion: Kind, removal: Kind)
    case animation(Kind, Animation?)
  }

  package let kind: Kind

  package init(kind: Kind) {
    self.kind = kind
  }
}

extension AnyTransition {
  public static var identity: AnyTransition { AnyTransition(kind: .identity) }
  public static var opacity: AnyTransition { AnyTransition(kind: .opacity) }
  public static var scale: AnyTransition { scale(scale: 0) }
  public static var slide: AnyTransition { AnyTransition(kind: .slide) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(kind: .scale(scale, anchor: anchor))
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(kind: .offset(width: offset.width, height: offset.height))
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(kind: .offset(width: x, height: y))
  }

  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(kind: .move(edge))
  }

  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(kind: .push(edge))
  }

  /// One transition for coming, another for going.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(kind: .asymmetric(insertion: insertion.kind, removal: removal.kind))
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .combined(kind, other.kind))
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(kind: .animation(kind, animation))
  }
}
