#if GTK
  import CGtk
  import SwiftUICore

  /// The widget of one element, kept as long as the element is shown where it is, and changed only
  /// where the element has changed. A subclass for each kind.
  @MainActor
  class ElementWidget {
    let element: Element
    let tree: WidgetTree
    let kind: WidgetKind
    /// The widget of the kind.
    let core: Widget
    private(set) weak var parent: ElementWidget?
    private(set) var children: [ElementWidget] = []
    private(set) var flexibility = Flexibility.none
    private var shells: ShellStack?
    private var traits: WidgetTraits?

    init(_ element: Element, _ tree: WidgetTree, _ core: Widget) {
      self.element = element
      self.tree = tree
      kind = WidgetKind(element.content)
      self.core = cgtk_retain(core)
    }

    isolated deinit {
      cgtk_release(core)
    }

    /// The widget that stands in the parent: the core within what its modifiers put around it.
    var outer: Widget { shells?.outer ?? core }

    // MARK: For subclasses

    /// Shows the element's content.
    func applyContent() {}

    /// The elements that get widgets in this one.
    var shownChildren: [Element] { element.children }

    /// Puts the widgets of the children where they belong. Called whenever one may have moved.
    func placeChildren() {}

    /// Takes a child's widget out.
    func detach(_ child: ElementWidget) {}

    /// In which directions the element takes more room than it needs; the children's are known.
    var contentFlexibility: Flexibility { .none }

    /// Tells the children what they have to know before they say what room they take.
    func prepareLayout() {}

    /// Says how the children's widgets take their room.
    func arrangeChildren() {}

    /// What is inside has changed its text: the name by which the control is known may follow.
    func applyName() {}

    /// Lets go what the widget has from the tree beside its children.
    func forgetParts() {}

    /// The widget of the kind that takes the keyboard.
    var focusTarget: Widget { core }

    /// The widget that takes the keyboard: a view that is no control may have been made to.
    final var keyboardTarget: Widget { shells?.focusable ?? focusTarget }

    /// The widget on which the person asks for the element's menu, where it is larger than the own.
    final private(set) var menuPlace: Widget?

    final func placeMenu(on place: Widget) {
      guard menuPlace != place else { return }
      menuPlace = place
      traits?.update()
    }

    // MARK: Life

    final func build(in parent: ElementWidget?) {
      self.parent = parent
      applyContent()
      applyChildren()
      applyModifiers()
      applyEnabled()
      applyName()
    }

    /// Brings the widget up to date with what the element says has changed.
    final func update(_ change: Element.Change) {
      if change.contains(.content) { applyContent() }
      if change.contains(.children) { applyChildren() }
      if change.contains(.modifiers) { applyModifiers() }
      if change.contains(.enabled) { applyEnabled() }
    }

    final func applyChildren() {
      var known: [Element.ID: ElementWidget] = [:]
      for child in children { known[child.element.id] = child }
      var new: [ElementWidget] = []
      for element in shownChildren {
        if let child = known[element.id], child.kind == WidgetKind(element.content) {
          known[element.id] = nil
          new.append(child)
        } else {
          new.append(tree.make(element, in: self))
        }
      }
      for gone in known.values {
        detach(gone)
        tree.forget(gone)
      }
      children = new
      placeChildren()
    }

    private func applyEnabled() {
      cgtk_set_sensitive(core, element.isEnabled.g)
    }

    private func applyModifiers() {
      guard !element.modifiers.isEmpty || shells != nil || traits != nil else { return }
      let shells = shells ?? ShellStack(core, tree, self)
      if !shells.update(element.modifiers) {
        let isPlaced = cgtk_parent(outer) != nil
        if isPlaced { parent?.detach(self) }
        shells.rebuild(element.modifiers)
        if isPlaced { parent?.placeChildren() }
      }
      self.shells = shells
      let traits = traits ?? WidgetTraits(self)
      self.traits = traits
      traits.update()
    }

    /// The text inside has changed.
    final func rename() {
      applyName()
      shells?.rename()
    }

    /// Colours look different now.
    final func refreshColors() {
      applyContent()
      shells?.update(element.modifiers)
    }

    /// The element lies before or behind others now.
    final func depthChanged() {
      // One that is new has not been placed yet.
      if cgtk_parent(outer) != nil { parent?.placeChildren() }
    }

    /// Works out who takes which room, for this widget and all in it.
    final func layout() {
      prepareLayout()
      for child in children { child.layout() }
      arrangeChildren()
      flexibility = shells?.layout(contentFlexibility) ?? contentFlexibility
    }

    /// Leaves the tree for good, with all that is in it.
    final func forgetChildren() {
      for child in children { tree.forget(child) }
      children = []
      forgetParts()
      shells?.forget()
      traits = nil
    }

    /// Applies what the element says once more after the app has had its turn: what the person did
    /// has changed the widget already, and the app may not have taken it.
    final func send(_ event: ElementEvent) {
      tree.lastUsed = self
      element.send(event)
      Later.run { [weak self] in self?.applyContent() }
    }
  }
#endif
