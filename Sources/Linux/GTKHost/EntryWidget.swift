#if GTK
  import CGtk
  import SwiftUICore

  /// A text field of one line, or one that hides what is typed.
  final class EntryWidget: ElementWidget {
    private var isApplying = false

    init(_ element: Element, _ tree: WidgetTree, isSecure: Bool) {
      super.init(element, tree, cgtk_entry_new(isSecure.g))
      Signal.connect(core, "changed") { [weak self] in self?.typed() }
      Signal.connect(core, "activate") { [weak self] in self?.element.send(.submit) }
    }

    // The label is not shown beside a field: it names the field, and is its placeholder.
    override var shownChildren: [Element] { [] }

    override func applyContent() {
      guard case .textField(let field) = element.content else { return }
      isApplying = true
      cgtk_editable_set_text(core, field.text.forC)
      isApplying = false
      cgtk_set_class(core, "flat", (field.style == .plain).g)
      applyName()
    }

    override func applyName() {
      guard case .textField(let field) = element.content else { return }
      let title = element.accessibleName
      cgtk_entry_set_placeholder(core, (field.prompt ?? title).forC)
      guard element.accessibility.label == nil else { return }
      cgtk_set_accessible_label(core, (title.isEmpty ? field.prompt ?? "" : title).forC)
    }

    private func typed() {
      guard !isApplying else { return }
      send(.setText(String(cString: cgtk_editable_text(core))))
    }

    override var contentFlexibility: Flexibility { Flexibility(horizontal: true) }
  }
#endif
