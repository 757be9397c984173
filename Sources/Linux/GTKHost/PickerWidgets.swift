#if GTK
  import CGtk
  import Glibc
  import SwiftUICore

  /// A label, and after it a control to choose one of several with.
  class ChoiceWidget: BoxWidget {
    let label: Widget
    let control: Widget
    private(set) var options: [String] = []

    init(_ element: Element, _ tree: WidgetTree, control: Widget, isHorizontal: Bool = true) {
      label = cgtk_retain(cgtk_box_new(0, 2))
      self.control = cgtk_retain(control)
      super.init(element, tree, cgtk_box_new(isHorizontal.g, isHorizontal ? 12 : 6))
      cgtk_box_append(core, label)
      cgtk_box_append(core, control)
    }

    isolated deinit {
      cgtk_release(label)
      cgtk_release(control)
    }

    override var box: Widget { label }
    override var focusTarget: Widget { control }
    override var shownChildren: [Element] { element.labelElements }

    override func applyContent() {
      guard case .picker(let picker) = element.content else { return }
      if picker.options != options {
        options = picker.options
        replaceOptions()
      }
      select(picker.selection)
    }

    /// Shows other options.
    func replaceOptions() {}
    /// Shows which one is chosen.
    func select(_ index: Int?) {}

    final func chosen(_ index: Int) {
      guard case .picker(let picker) = element.content, picker.selection != index else { return }
      send(.select(index))
    }

    override func placeChildren() {
      super.placeChildren()
      cgtk_set_visible(label, (!children.isEmpty && !element.hidesLabel).g)
    }

    override func applyName() {
      guard element.accessibility.label == nil else { return }
      cgtk_set_accessible_label(control, element.labelText.forC)
    }

    override func arrangeChildren() {
      for child in children { Layout.fillOrAlign(child.outer, child.flexibility, .leading) }
      cgtk_set_expand(label, contentFlexibility.horizontal.g, 0)
      cgtk_set_align(control, GTK_ALIGN_FILL, GTK_ALIGN_CENTER)
    }

    override var contentFlexibility: Flexibility { Flexibility(horizontal: element.isInRow) }
  }

  /// A menu of the options.
  final class DropDownWidget: ChoiceWidget {
    private var isReplacing = false

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, control: cgtk_dropdown_new())
      Signal.connect(control, notify: "selected") { [weak self] in
        guard let self, !self.isReplacing else { return }
        let index = Int(cgtk_dropdown_selected(self.control))
        if index >= 0 { self.chosen(index) }
      }
    }

    override func replaceOptions() {
      isReplacing = true
      CStrings.with(options.map(Self.line)) { cgtk_dropdown_set_options(control, $0) }
      isReplacing = false
    }

    override func select(_ index: Int?) {
      isReplacing = true
      cgtk_dropdown_select(control, Int32(index ?? -1))
      isReplacing = false
    }

    /// GTK shows an option in one line, and makes its menu as wide as that.
    private static func line(_ option: String) -> String {
      let most = 100
      return option.count > most ? option.prefix(most) + "…" : option
    }
  }

  /// The options as buttons beside one another.
  final class SegmentsWidget: ChoiceWidget {
    private var buttons: [Widget] = []

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, control: cgtk_box_new(1, 0))
      cgtk_add_class(control, "linked")
    }

    override func replaceOptions() {
      for button in buttons { cgtk_box_remove(control, button) }
      buttons = options.enumerated().map { index, option in
        let button = cgtk_toggle_button_new()
        cgtk_button_set_label(button, option.forC)
        cgtk_box_append(control, button)
        Signal.connect(button, "clicked") { [weak self] in self?.clicked(index) }
        return button
      }
    }

    private func clicked(_ index: Int) {
      chosen(index)
      // A press on the chosen one must not let it go.
      applyContent()
    }

    override func select(_ index: Int?) {
      for (place, button) in buttons.enumerated() {
        cgtk_toggle_button_set_on(button, (place == index).g)
      }
    }
  }

  /// The options under one another.
  final class RadiosWidget: ChoiceWidget {
    private var buttons: [Widget] = []
    private var isApplying = false

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, control: cgtk_box_new(0, 4), isHorizontal: false)
    }

    override func replaceOptions() {
      for button in buttons { cgtk_box_remove(control, button) }
      buttons = []
      for (index, option) in options.enumerated() {
        let button = cgtk_check_new()
        cgtk_check_set_label(button, option.forC)
        cgtk_set_accessible_label(button, option.forC)
        cgtk_check_set_group(button, buttons.first)
        cgtk_box_append(control, button)
        Signal.connect(button, "toggled") { [weak self] in
          guard let self, !self.isApplying, cgtk_check_is_on(self.buttons[index]).isTrue
          else { return }
          self.chosen(index)
        }
        buttons.append(button)
      }
    }

    override func select(_ index: Int?) {
      isApplying = true
      for (place, button) in buttons.enumerated() {
        cgtk_check_set_on(button, (place == index).g)
      }
      isApplying = false
    }
  }

  /// An array of strings for C, ended by a null pointer.
  enum CStrings {
    static func with(
      _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Void
    ) {
      let copies = strings.map { strdup($0.forC) }
      defer {
        for copy in copies { free(copy) }
      }
      var pointers = copies.map { UnsafePointer<CChar>($0) }
      pointers.append(nil)
      pointers.withUnsafeBufferPointer { buffer in
        if let start = buffer.baseAddress { body(start) }
      }
    }
  }

  extension Element {
    /// What names a control, without what it offers.
    var labelElements: [Element] {
      if let label = slot(.label) { return label.children }
      return children.filter { child in
        if case .slot = child.content { return false }
        return true
      }
    }

    var labelText: String {
      accessibility.label
        ?? labelElements.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Whether the label of the control only names it.
    var hidesLabel: Bool {
      modifiers.contains { if case .labelsHidden = $0 { true } else { false } }
    }

    /// The part with this name.
    func slot(_ slot: Slot) -> Element? {
      children.first { $0.content == .slot(slot) }
    }
  }
#endif
