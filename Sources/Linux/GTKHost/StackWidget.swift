#if GTK
  import CGtk
  import SwiftUICore

  /// A row or a column.
  final class StackWidget: BoxWidget {
    /// What SwiftUI leaves to the system; GNOME's distance between controls.
    private static let standardSpacing = 8.0
    private var isHorizontal = false
    private var alignment = Alignment.center
    private var spacing: Int32 = 0

    override func applyContent() {
      guard case .stack(let stack) = element.content else { return }
      isHorizontal = stack.axis == .horizontal
      alignment = stack.alignment
      spacing = Pixels.from(stack.spacing ?? Self.standardSpacing)
      cgtk_box_configure(core, isHorizontal.g, spacing)
    }

    override func prepareLayout() {
      for child in children {
        (child as? any AxisFollower)?.follow(horizontalStack: isHorizontal)
      }
    }

    override func arrangeChildren() {
      for child in children {
        Layout.inStack(
          child.outer, child.flexibility, horizontal: isHorizontal, alignment)
      }
      rankChildren()
    }

    private func rankChildren() {
      let priorities = children.map(\.element.layoutPriority)
      let ranks = Set(priorities).sorted()
      for (child, priority) in zip(children, priorities) {
        cgtk_set_rank(child.outer, Int32(ranks.firstIndex(of: priority) ?? 0))
      }
    }
  }

  extension Element {
    /// How early the element gets room in its stack.
    fileprivate var layoutPriority: Double {
      for case .layoutPriority(let priority) in modifiers.reversed() { return priority }
      return 0
    }
  }

  /// What looks different in a row and in a column.
  @MainActor
  protocol AxisFollower: AnyObject {
    func follow(horizontalStack: Bool)
  }

  /// Room that grows along its stack.
  final class SpacerWidget: ElementWidget, AxisFollower {
    private var isHorizontal = false

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_box_new(0, 0))
    }

    override func applyContent() {
      guard case .spacer(let length) = element.content else { return }
      let pixels = Pixels.from(length ?? 0)
      cgtk_set_size_request(core, isHorizontal ? pixels : -1, isHorizontal ? -1 : pixels)
    }

    func follow(horizontalStack: Bool) {
      guard isHorizontal != horizontalStack else { return }
      isHorizontal = horizontalStack
      applyContent()
    }

    override var contentFlexibility: Flexibility {
      Flexibility(horizontal: isHorizontal, vertical: !isHorizontal)
    }
  }

  /// A line between views.
  final class DividerWidget: ElementWidget, AxisFollower {
    private var isInRow = false

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_separator_new(1))
    }

    func follow(horizontalStack: Bool) {
      guard isInRow != horizontalStack else { return }
      isInRow = horizontalStack
      cgtk_separator_set_horizontal(core, (!isInRow).g)
    }

    override var contentFlexibility: Flexibility {
      Flexibility(horizontal: !isInRow, vertical: isInRow)
    }
  }

  extension Element {
    /// How far in front of the others in its place the element lies.
    var zIndex: Double {
      for case .zIndex(let depth) in modifiers.reversed() { return depth }
      return 0
    }
  }

  /// Views over one another.
  final class PileWidget: ElementWidget {
    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_pile_new())
    }

    override func placeChildren() {
      var behind: Widget?
      for child in backToFront {
        cgtk_pile_place(core, child.outer, behind)
        behind = child.outer
      }
    }

    private var backToFront: [ElementWidget] {
      let depths = children.map(\.element.zIndex)
      guard depths.contains(where: { $0 != 0 }) else { return children }
      return zip(children, depths).enumerated()
        .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
        .map(\.element.0)
    }

    override func detach(_ child: ElementWidget) { cgtk_pile_remove(core, child.outer) }

    override var contentFlexibility: Flexibility {
      children.reduce(.none) { $0.union($1.flexibility) }
    }

    override func arrangeChildren() {
      guard case .stack(let stack) = element.content else { return }
      for child in children {
        Layout.fillOrAlign(child.outer, child.flexibility, stack.alignment)
      }
    }
  }
#endif
