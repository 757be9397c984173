#if GTK
  import CGtk
  import SwiftUICore

  /// Text of several lines.
  final class TextAreaWidget: ElementWidget {
    private let view: Widget
    private var isApplying = false

    init(_ element: Element, _ tree: WidgetTree) {
      view = cgtk_retain(cgtk_text_view_new(1))
      super.init(element, tree, cgtk_scroller_new(0, 1))
      cgtk_text_view_set_margins(view, 8)
      cgtk_scroller_set_child(core, view)
      cgtk_scroller_set_min_height(core, 64)
      cgtk_add_class(core, "frame")
      Signal.connect(cgtk_text_view_buffer(view), "changed") { [weak self] in self?.typed() }
    }

    isolated deinit { cgtk_release(view) }

    override var shownChildren: [Element] { [] }
    override var focusTarget: Widget { view }

    override func applyContent() {
      isApplying = true
      switch element.content {
      case .textEditor(let text): cgtk_text_view_set_text(view, text.forC)
      case .textField(let field): cgtk_text_view_set_text(view, field.text.forC)
      default: break
      }
      isApplying = false
    }

    override func applyName() {
      guard element.accessibility.label == nil, !element.plainText.isEmpty else { return }
      cgtk_set_accessible_label(view, element.plainText.forC)
    }

    private func typed() {
      guard !isApplying else { return }
      let text = cgtk_text_view_copy_text(view)
      defer { g_free(text) }
      send(.setText(String(cString: text)))
    }

    override var contentFlexibility: Flexibility { .both }
  }
#endif
