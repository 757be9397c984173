#if GTK
  import CGtk
  import SwiftUICore

  /// A widget of our own around a widget, on behalf of one modifier.
  class BinShell: Shell {
    override init(_ inner: Widget, _ widget: Widget) {
      super.init(inner, widget)
      cgtk_bin_add(widget, inner)
    }

    override func release(_ tree: WidgetTree) { cgtk_bin_remove(widget, inner) }
  }

  /// Draws a widget elsewhere than where it has its room: moved, turned, scaled, mirrored.
  final class TransformShell: BinShell {
    init(_ inner: Widget) { super.init(inner, cgtk_placer_new()) }

    override func apply(_ modifier: ElementModifier) {
      var place = CGtkPlace()
      place.kind = CGTK_TRANSFORM
      place.scale_x = 1
      place.scale_y = 1
      switch modifier {
      case .offset(let distance):
        place.x = Pixels.distance(Double(distance.width))
        place.y = Pixels.distance(Double(distance.height))
      case .rotation(let angle, let anchor):
        // GTK takes full turns off one by one.
        let degrees = angle.degrees.truncatingRemainder(dividingBy: 360)
        place.degrees = degrees.isFinite ? degrees : 0
        place.setAnchor(anchor)
      case .scale(let scale, let anchor):
        place.scale_x = Pixels.distance(Double(scale.width))
        place.scale_y = Pixels.distance(Double(scale.height))
        place.setAnchor(anchor)
      case .flipsForRightToLeft(let isEnabled):
        place.flips = isEnabled.g
        place.setAnchor(.center)
      default: break
      }
      cgtk_placer_set(widget, place)
    }
  }

  /// Puts the centre of a widget at a point of the room there is.
  final class PositionShell: BinShell {
    init(_ inner: Widget) { super.init(inner, cgtk_placer_new()) }

    override func apply(_ modifier: ElementModifier) {
      guard case .position(let point) = modifier else { return }
      var place = CGtkPlace()
      place.kind = CGTK_POSITION
      place.x = Pixels.distance(Double(point.x))
      place.y = Pixels.distance(Double(point.y))
      cgtk_placer_set(widget, place)
    }

    override func layout(_ flexibility: Flexibility) -> Flexibility {
      Layout.fill(inner, flexibility)
      return .both
    }
  }

  /// Keeps the proportions of what takes all the room that it gets.
  final class AspectShell: BinShell {
    private var ratio: Double?
    private var fills = false

    init(_ inner: Widget) { super.init(inner, cgtk_placer_new()) }

    override func apply(_ modifier: ElementModifier) {
      guard case .aspectRatio(let ratio, let mode) = modifier else { return }
      self.ratio = ratio
      fills = mode == .fill
    }

    override func layout(_ flexibility: Flexibility) -> Flexibility {
      Layout.fill(inner, flexibility)
      // What has a size of its own takes no other one, in proportion or not.
      var place = CGtkPlace()
      place.kind = flexibility == .none ? CGTK_TRANSFORM : CGTK_ASPECT
      place.scale_x = 1
      place.scale_y = 1
      place.ratio = ratio.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
      place.fills = fills.g
      cgtk_placer_set(widget, place)
      return flexibility == .none ? .none : .both
    }
  }

  extension CGtkPlace {
    fileprivate mutating func setAnchor(_ anchor: UnitPoint) {
      anchor_x = Pixels.distance(Double(anchor.x))
      anchor_y = Pixels.distance(Double(anchor.y))
    }
  }
#endif
