#if GTK
  import CGtk
  import SwiftUICore

  /// A button. Its label may be any views.
  class ButtonWidget: BoxWidget {
    private let content: Widget
    private var style: ButtonContent.Style?
    private var role: ButtonRole?
    private var shortcut: KeyboardShortcut?
    private var shortcutController: gpointer?
    private var hasTooltip = false
    /// Whether it is an item of a menu: without a frame, and a press closes the menu.
    var isInMenu = false {
      didSet { showLook() }
    }

    init(_ element: Element, _ tree: WidgetTree) {
      content = cgtk_retain(cgtk_box_new(1, 6))
      super.init(element, tree, cgtk_button_new())
      cgtk_button_set_child(core, content)
      Signal.connect(core, "clicked") { [weak self] in self?.clicked() }
    }

    isolated deinit { cgtk_release(content) }

    override var box: Widget { content }

    private func clicked() {
      pressed()
      // A menu goes first: what comes up then is not to lose the keyboard to it.
      if !isInMenu { Event.settle() }
    }

    /// What a press does.
    func pressed() { send(.activate) }

    override func applyContent() {
      guard case .button(let button) = element.content else { return }
      if style != button.style || role != button.role {
        style = button.style
        role = button.role
        showLook()
      }
      if shortcut != button.shortcut { apply(button.shortcut) }
    }

    private func showLook() {
      guard let style else { return }
      let isFlat = isInMenu || [.plain, .borderless, .link, .custom].contains(style)
      let isDestructive = role == .destructive
      let isAccented = !isInMenu && (style == .borderless || style == .link)
      cgtk_set_class(core, "flat", isFlat.g)
      cgtk_set_class(core, "suggested-action", (style == .borderedProminent && !isFlat).g)
      cgtk_set_class(core, "accent", (isAccented && !isDestructive).g)
      // The class for actions is white on red, and a flat button has no red behind its text.
      cgtk_set_class(core, "destructive-action", (isDestructive && !isFlat).g)
      cgtk_set_class(core, "error", (isDestructive && isFlat && style != .custom).g)
    }

    private func apply(_ shortcut: KeyboardShortcut?) {
      self.shortcut = shortcut
      if let shortcutController { cgtk_remove_controller(core, shortcutController) }
      shortcutController = nil
      guard let shortcut, let keys = GTKKeys(shortcut) else { return }
      shortcutController = Signal.addShortcut(core, key: keys.key, modifiers: keys.modifiers) {
        [weak self] in
        guard let self, cgtk_get_sensitive(self.core).isTrue else { return false }
        self.pressed()
        return true
      }
    }

    override func applyName() {
      if hasTooltip { showTooltip() }
      guard element.accessibility.label == nil else { return }
      cgtk_set_accessible_label(core, element.plainText.forC)
    }

    /// Whether it stands in the bar of a window, and not in a menu there.
    var isInBar: Bool {
      var next: ElementWidget? = self
      while let current = next {
        if current is MenuWidget { return false }
        if tree.isBarItem(current) { return true }
        next = current.parent
      }
      return false
    }

    /// An icon alone says in words what it is for, where the app does not.
    private func showTooltip() {
      let label = children.first as? LabelWidget
      let isWanted = label?.showsIconAlone == true && !element.hasHelp
      guard isWanted || hasTooltip else { return }
      if isWanted || !element.hasHelp {
        cgtk_set_tooltip(core, isWanted ? element.accessibleName.forC : nil)
      }
      hasTooltip = isWanted
    }

    override func arrangeChildren() {
      let isAlone = children.count == 1
      for child in children {
        if isAlone {
          Layout.fillOrAlign(child.outer, child.flexibility, .center)
        } else {
          Layout.inStack(child.outer, child.flexibility, horizontal: true, .center)
        }
      }
      cgtk_set_align(content, isAlone ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
      showTooltip()
    }
  }

  extension Element {
    fileprivate var hasHelp: Bool {
      modifiers.contains { if case .help = $0 { true } else { false } }
    }
  }

  /// A link. The app opens it, or the system does.
  final class LinkWidget: ButtonWidget {
    override func applyContent() {
      cgtk_add_class(core, "flat")
      cgtk_add_class(core, "link")
    }
  }
#endif
