#if GTK
  import CGtk
  import SwiftUICore

  /// What modifiers say of a widget without taking room: help, names for screen readers, gestures,
  /// focus.
  @MainActor
  final class WidgetTraits {
    private unowned let owner: ElementWidget
    private var wasNamed = false
    private var tapGesture: gpointer?
    private var longPress: gpointer?
    private var followed: Widget?
    private var wasFocused = false
    private var contextMenu: ContextMenu?
    private var zIndex = 0.0

    init(_ owner: ElementWidget) {
      self.owner = owner
    }

    func update() {
      var opacity = 1.0
      var isHidden = false
      var takesPointer = true
      var help: String?
      var menu: ElementLayer?
      var actions: [AccessibilityActionContent] = []
      for modifier in owner.element.modifiers {
        switch modifier {
        case .opacity(let value): opacity *= value.clampedToUnit
        case .hidden: isHidden = true
        case .hitTesting(let isAllowed): takesPointer = takesPointer && isAllowed
        case .help(let text): help = text
        case .tapGesture: addTapGesture()
        case .longPress: addLongPress()
        case .focus(let content): follow(content)
        case .contextMenu(let layer): menu = layer
        case .accessibilityAction(let action): actions.append(action)
        default: break
        }
      }
      let outer = owner.outer
      cgtk_set_opacity(outer, isHidden ? 0 : opacity)
      cgtk_set_can_target(outer, (takesPointer && !isHidden).g)
      cgtk_set_tooltip(outer, help?.forC)
      updateAccessibility(isHidden: isHidden, help: help)
      showMenu(menu, actions)
      if owner.element.zIndex != zIndex {
        zIndex = owner.element.zIndex
        owner.depthChanged()
      }
    }

    private func updateAccessibility(isHidden: Bool, help: String?) {
      let properties = owner.element.accessibility
      let target = owner.focusTarget
      if let label = properties.label {
        cgtk_set_accessible_label(target, label.forC)
        wasNamed = true
      } else if wasNamed {
        cgtk_reset_accessible_label(target)
        wasNamed = false
        owner.applyName()
      }
      if let hint = properties.hint ?? help { cgtk_set_accessible_description(target, hint.forC) }
      if let value = properties.value { cgtk_set_accessible_value(target, value.forC) }
      if isHidden || properties.isHidden != nil {
        cgtk_set_accessible_hidden(owner.outer, (isHidden || properties.isHidden == true).g)
      }
    }

    // MARK: Gestures

    private func addTapGesture() {
      guard tapGesture == nil else { return }
      let gesture = cgtk_add_click_gesture(owner.core, 1)
      tapGesture = gesture
      Signal.connect(gesture, press: "released") { [weak owner] press in
        owner?.tapped(press.count)
      }
    }

    private func addLongPress() {
      guard longPress == nil else { return }
      let gesture = cgtk_add_long_press_gesture(owner.core)
      longPress = gesture
      Signal.connectPlace(gesture, "pressed") { [weak owner] in owner?.longPressed() }
    }

    /// GTK has no actions for screen readers that an app names, so they are in a menu.
    private func showMenu(_ layer: ElementLayer?, _ actions: [AccessibilityActionContent]) {
      guard layer != nil || !actions.isEmpty || contextMenu != nil else { return }
      let target = owner.menuPlace ?? owner.keyboardTarget
      var menu = contextMenu
      if menu?.widget != target { menu = nil }
      let shown = menu ?? ContextMenu(target, owner.tree)
      contextMenu = shown
      shown.show(layer)
      let named = actions.compactMap { action in action.name.map { ($0, action) } }
      shown.show(
        named.enumerated().map { index, action in
          ContextMenu.Action(title: action.0) { [weak owner] in owner?.runAction(index) }
        })
    }

    // MARK: Focus

    private func follow(_ content: FocusContent) {
      let target = owner.keyboardTarget == owner.focusTarget ? owner.core : owner.keyboardTarget
      if followed != target {
        followed = target
        let controller = cgtk_add_focus_controller(target)
        Signal.connect(controller, "enter") { [weak owner] in owner?.focusChanged(true) }
        Signal.connect(controller, "leave") { [weak owner] in owner?.focusChanged(false) }
      }
      guard content.isFocused != wasFocused else { return }
      wasFocused = content.isFocused
      let isFocused = content.isFocused
      // A new widget takes the keyboard only once it is in its window.
      Later.run { [weak owner] in
        guard let owner, cgtk_has_focus(owner.keyboardTarget).isTrue != isFocused else { return }
        if isFocused {
          cgtk_grab_focus(owner.keyboardTarget)
        } else {
          cgtk_drop_focus(owner.keyboardTarget)
        }
      }
    }
  }

  extension ElementWidget {
    fileprivate func tapped(_ count: Int) {
      for case .tapGesture(count, let action) in element.modifiers where element.isEnabled {
        tree.lastUsed = self
        action()
      }
    }

    /// Runs one of the actions that have a name.
    fileprivate func runAction(_ index: Int) {
      var named: [AccessibilityActionContent] = []
      for case .accessibilityAction(let action) in element.modifiers where action.name != nil {
        named.append(action)
      }
      if element.isEnabled, named.indices.contains(index) { named[index].handler() }
    }

    fileprivate func longPressed() {
      for case .longPress(let action) in element.modifiers where element.isEnabled { action() }
    }

    fileprivate func focusChanged(_ isFocused: Bool) {
      for case .focus(let content) in element.modifiers { content.setFocused(isFocused) }
    }
  }
#endif
