#if GTK
  import CGtk
  import SwiftUICore

  /// A label, and after it two buttons that count up and down.
  final class StepperWidget: BoxWidget {
    private let label = cgtk_box_new(1, 6)
    private let minus = cgtk_button_new()
    private let plus = cgtk_button_new()

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_box_new(1, 12))
      let buttons = cgtk_box_new(1, 0)
      cgtk_add_class(buttons, "linked")
      cgtk_button_set_icon(minus, "list-remove-symbolic")
      cgtk_button_set_icon(plus, "list-add-symbolic")
      cgtk_box_append(buttons, minus)
      cgtk_box_append(buttons, plus)
      cgtk_box_append(core, label)
      cgtk_box_append(core, buttons)
      cgtk_set_align(buttons, GTK_ALIGN_END, GTK_ALIGN_CENTER)
      Signal.connect(minus, "clicked") { [weak self] in self?.send(.decrement) }
      Signal.connect(plus, "clicked") { [weak self] in self?.send(.increment) }
    }

    override var box: Widget { label }

    override func applyContent() {
      guard case .stepper(let value, let canIncrement, let canDecrement) = element.content
      else { return }
      cgtk_set_sensitive(plus, canIncrement.g)
      cgtk_set_sensitive(minus, canDecrement.g)
      if let value { cgtk_set_accessible_value(plus, value.forC) }
    }

    override func applyName() {
      let name = element.accessibleName
      cgtk_set_accessible_label(plus, "+ \(name)".forC)
      cgtk_set_accessible_label(minus, "− \(name)".forC)
    }

    override func arrangeChildren() {
      for child in children {
        Layout.inStack(child.outer, child.flexibility, horizontal: true, .center)
      }
      cgtk_set_expand(label, element.isInRow.g, 0)
    }

    override var contentFlexibility: Flexibility { Flexibility(horizontal: element.isInRow) }
  }

  /// A value on a line.
  final class SliderWidget: ElementWidget {
    private var isApplying = false

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_scale_new())
      cgtk_set_size_request(core, 120, -1)
      Signal.connect(core, "value-changed") { [weak self] in self?.moved() }
    }

    override var shownChildren: [Element] { [] }

    override func applyContent() {
      guard case .slider(let value, let range, let step) = element.content else { return }
      isApplying = true
      let length = range.upperBound - range.lowerBound
      cgtk_scale_configure(
        core, Self.finite(range.lowerBound), Self.finite(range.upperBound),
        Self.finite(step ?? length / 100))
      if cgtk_scale_value(core) != value { cgtk_scale_set_value(core, Self.finite(value)) }
      isApplying = false
    }

    override func applyName() {
      cgtk_set_accessible_label(core, element.labelText.forC)
    }

    /// GTK calculates with what lies between two of these.
    private static func finite(_ value: Double) -> Double { min(max(value, -1e300), 1e300) }

    private func moved() {
      guard !isApplying else { return }
      send(.setValue(cgtk_scale_value(core)))
    }

    override var contentFlexibility: Flexibility { Flexibility(horizontal: true) }
  }

  /// How far work has come, with what it is about over it.
  class ProgressWidget: BoxWidget {
    private let label = cgtk_retain(cgtk_box_new(0, 2))
    fileprivate let bar: Widget

    init(_ element: Element, _ tree: WidgetTree, bar: Widget = cgtk_progress_new()) {
      self.bar = cgtk_retain(bar)
      super.init(element, tree, cgtk_box_new(0, 6))
      cgtk_box_append(core, label)
      cgtk_box_append(core, bar)
    }

    isolated deinit {
      cgtk_release(bar)
      cgtk_release(label)
    }

    override var box: Widget { label }

    override func applyContent() {
      if case .progress(let value?) = element.content { cgtk_progress_set(bar, value) }
    }

    override func placeChildren() {
      super.placeChildren()
      cgtk_set_visible(label, (!children.isEmpty).g)
    }

    override func applyName() {
      let name = element.accessibleName
      if !name.isEmpty { cgtk_set_accessible_label(bar, name.forC) }
    }

    override func arrangeChildren() {
      for child in children { Layout.fillOrAlign(child.outer, child.flexibility, .leading) }
    }

    override var contentFlexibility: Flexibility { Flexibility(horizontal: true) }
  }

  /// Work of unknown length.
  final class SpinnerWidget: ProgressWidget {
    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, bar: cgtk_spinner_new())
      cgtk_set_size_request(bar, 24, 24)
    }

    override func applyContent() { cgtk_spinner_start(bar, 1) }

    override func arrangeChildren() {
      for child in children { Layout.fillOrAlign(child.outer, child.flexibility, .center) }
    }

    override var contentFlexibility: Flexibility { .none }
  }

  /// A value within its range.
  final class GaugeWidget: ProgressWidget {
    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, bar: cgtk_level_new())
    }

    override func applyContent() {
      if case .gauge(let value) = element.content { cgtk_level_set(bar, value) }
    }
  }
#endif
