#if GTK
  import CGtk
  import SwiftUICore

  /// A text.
  final class TextWidget: ElementWidget {
    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_label_new(nil))
    }

    override func applyContent() {
      guard case .text(let content) = element.content else { return }
      cgtk_label_set_text(core, content.string.forC)
      TextStyling.apply(content, to: core)
      cgtk_label_set_lines(core, lineLimit(content), content.truncation.gtk)
      let (position, justification) = content.alignment.gtk
      cgtk_label_set_align(core, position, justification)
    }

    /// The label of a button stays on its line.
    private func lineLimit(_ content: TextContent) -> Int32 {
      if let limit = content.lineLimit { return Int32(clamping: limit) }
      var next = element.parent
      while let current = next {
        switch current.content {
        case .button, .menu, .link: return 1
        case .label, .slot, .stack: next = current.parent
        default: return 0
        }
      }
      return 0
    }
  }

  extension TextAlignment {
    fileprivate var gtk: (Float, GtkJustification) {
      switch self {
      case .leading: (0, GTK_JUSTIFY_LEFT)
      case .center: (0.5, GTK_JUSTIFY_CENTER)
      case .trailing: (1, GTK_JUSTIFY_RIGHT)
      }
    }
  }

  extension Text.TruncationMode {
    fileprivate var gtk: PangoEllipsizeMode {
      switch self {
      case .head: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      default: PANGO_ELLIPSIZE_END
      }
    }
  }
#endif
