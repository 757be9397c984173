#if GTK
  import CGtk
  import SwiftUICore

  /// In which directions something takes more room than it needs.
  struct Flexibility: Equatable {
    var horizontal = false
    var vertical = false

    static let none = Flexibility()
    static let both = Flexibility(horizontal: true, vertical: true)

    func union(_ other: Flexibility) -> Flexibility {
      Flexibility(
        horizontal: horizontal || other.horizontal, vertical: vertical || other.vertical)
    }
  }

  extension Alignment {
    var gtkHorizontal: GtkAlign {
      switch horizontal {
      case .leading: GTK_ALIGN_START
      case .trailing: GTK_ALIGN_END
      default: GTK_ALIGN_CENTER
      }
    }

    var gtkVertical: GtkAlign {
      switch vertical {
      case .top: GTK_ALIGN_START
      case .bottom: GTK_ALIGN_END
      case .firstTextBaseline, .lastTextBaseline: cgtk_align_baseline()
      default: GTK_ALIGN_CENTER
      }
    }
  }

  /// Gives widgets their room the way SwiftUI does: what is flexible fills, the rest is aligned.
  @MainActor
  enum Layout {
    /// Places a widget in the whole of a place that it has alone.
    static func fillOrAlign(_ widget: Widget, _ flexibility: Flexibility, _ alignment: Alignment) {
      cgtk_set_expand(widget, 1, 1)
      cgtk_set_align(
        widget, flexibility.horizontal ? GTK_ALIGN_FILL : alignment.gtkHorizontal,
        flexibility.vertical ? GTK_ALIGN_FILL : alignment.gtkVertical)
    }

    /// Places a widget along an axis with others.
    static func inStack(
      _ widget: Widget, _ flexibility: Flexibility, horizontal: Bool, _ alignment: Alignment
    ) {
      cgtk_set_expand(widget, flexibility.horizontal.g, flexibility.vertical.g)
      cgtk_set_align(
        widget,
        horizontal || flexibility.horizontal ? GTK_ALIGN_FILL : alignment.gtkHorizontal,
        !horizontal || flexibility.vertical ? GTK_ALIGN_FILL : alignment.gtkVertical)
    }

    /// Lets a widget fill its place without asking for more.
    static func fill(_ widget: Widget, _ flexibility: Flexibility) {
      cgtk_set_expand(widget, flexibility.horizontal.g, flexibility.vertical.g)
      cgtk_set_align(widget, GTK_ALIGN_FILL, GTK_ALIGN_FILL)
    }
  }
#endif
