#if GTK
  import CGtk
  import SwiftUICore

  /// What modifiers put around an element's widget, innermost first. Values change in place; where
  /// other kinds of modifiers are asked for, the stack is built again around the same core.
  @MainActor
  final class ShellStack {
    private let core: Widget
    private let tree: WidgetTree
    private unowned let owner: ElementWidget
    private var shells: [Shell] = []
    private var kinds: [ShellKind] = []

    init(_ core: Widget, _ tree: WidgetTree, _ owner: ElementWidget) {
      self.core = core
      self.tree = tree
      self.owner = owner
    }

    var outer: Widget { shells.last?.widget ?? core }

    /// Takes over new values; says whether that was possible.
    @discardableResult
    func update(_ modifiers: [ElementModifier]) -> Bool {
      let relevant = Self.relevant(modifiers)
      guard relevant.map(\.kind) == kinds else { return false }
      for (shell, entry) in zip(shells, relevant) { shell.apply(entry.modifier) }
      return true
    }

    private static func relevant(
      _ modifiers: [ElementModifier]
    ) -> [(kind: ShellKind, modifier: ElementModifier)] {
      var result: [(kind: ShellKind, modifier: ElementModifier)] = []
      for modifier in modifiers {
        guard let kind = ShellKind(modifier) else { continue }
        // One is there for all that has to do with the keyboard.
        if kind == .input, result.contains(where: { $0.kind == .input }) { continue }
        result.append((kind, modifier))
      }
      return result
    }

    func rename() {
      for case let shell as InputShell in shells { shell.rename() }
    }

    /// The widget that takes the keyboard in place of the core.
    var focusable: Widget? {
      for case let shell as InputShell in shells where shell.isFocusable { return shell.widget }
      return nil
    }

    /// Builds the stack anew. The outermost widget must not be in a parent.
    func rebuild(_ modifiers: [ElementModifier]) {
      forget()
      kinds = []
      var inner = core
      for (kind, modifier) in Self.relevant(modifiers) {
        let shell = kind.makeShell(around: inner, owner)
        shell.apply(modifier)
        shells.append(shell)
        kinds.append(kind)
        inner = shell.widget
      }
    }

    /// Takes everything apart, so that the core stands alone.
    func forget() {
      for shell in shells.reversed() { shell.release(tree) }
      shells = []
    }

    /// What the whole takes of room, given what the core takes.
    func layout(_ flexibility: Flexibility) -> Flexibility {
      var flexibility = flexibility
      for shell in shells { flexibility = shell.layout(flexibility) }
      return flexibility
    }
  }

  /// The modifiers that take a widget of their own.
  enum ShellKind: Equatable {
    case padding, frame, fixedSize, style
    case transform, position, aspect
    case effect, outline, input
    case under(ObjectIdentifier)
    case over(ObjectIdentifier)
    case mask(ObjectIdentifier)
    case inset(ObjectIdentifier, Edge)

    init?(_ modifier: ElementModifier) {
      switch modifier {
      case .padding: self = .padding
      case .frame: self = .frame
      case .fixedSize: self = .fixedSize
      case .border, .cornerRadius, .clipped: self = .style
      case .clipShape(let shape): self = shape.outline == nil ? .style : .outline
      case .offset, .rotation, .scale, .flipsForRightToLeft: self = .transform
      case .position: self = .position
      case .focusable, .keyPress: self = .input
      case .aspectRatio: self = .aspect
      case .blur, .shadow, .colorEffect: self = .effect
      case .mask(let layer): self = .mask(ObjectIdentifier(layer))
      case .safeAreaInset(let layer, let edge): self = .inset(ObjectIdentifier(layer), edge)
      case .background(let layer): self = .under(ObjectIdentifier(layer))
      case .overlay(let layer): self = .over(ObjectIdentifier(layer))
      default: return nil
      }
    }

    @MainActor
    func makeShell(around inner: Widget, _ owner: ElementWidget) -> Shell {
      let tree = owner.tree
      return switch self {
      case .padding: PaddingShell(inner)
      case .frame: FrameShell(inner)
      case .fixedSize: FixedSizeShell(inner)
      case .style: StyleShell(inner)
      case .transform: TransformShell(inner)
      case .position: PositionShell(inner)
      case .aspect: AspectShell(inner)
      case .effect: EffectShell(inner)
      case .outline: OutlineShell(inner)
      case .input: InputShell(inner, owner)
      case .mask: MaskShell(inner, tree)
      case .inset: InsetShell(inner, tree)
      case .under: LayerShell(inner, isBehind: true, tree)
      case .over: LayerShell(inner, isBehind: false, tree)
      }
    }
  }

  /// A box around a widget, on behalf of one modifier.
  @MainActor
  class Shell {
    let widget: Widget
    let inner: Widget

    init(_ inner: Widget, _ widget: Widget) {
      self.inner = cgtk_retain(inner)
      self.widget = cgtk_retain(widget)
    }

    isolated deinit {
      cgtk_release(widget)
      cgtk_release(inner)
    }

    func apply(_ modifier: ElementModifier) {}

    /// Says how the inner widget takes its room; the result says how this one does.
    func layout(_ flexibility: Flexibility) -> Flexibility {
      Layout.fill(inner, flexibility)
      return flexibility
    }

    func release(_ tree: WidgetTree) {
      cgtk_box_remove(widget, inner)
    }
  }

  /// Room around a widget.
  final class PaddingShell: Shell {
    /// The system's amount, the same as GNOME has between things.
    static let standard = 12.0
    /// On every side of a few widgets within one another, and GTK still calculates with the whole.
    private static let most: Int32 = 4_000

    init(_ inner: Widget) {
      super.init(inner, cgtk_box_new(0, 0))
      cgtk_box_append(widget, inner)
    }

    override func apply(_ modifier: ElementModifier) {
      guard case .padding(let padding) = modifier else { return }
      func amount(_ edge: Edge.Set, _ value: Double?) -> Int32 {
        padding.edges.contains(edge) ? min(Pixels.from(value ?? Self.standard), Self.most) : 0
      }
      let insets = padding.insets
      cgtk_set_margins(
        inner, amount(.top, insets.map { Double($0.top) }),
        amount(.leading, insets.map { Double($0.leading) }),
        amount(.bottom, insets.map { Double($0.bottom) }),
        amount(.trailing, insets.map { Double($0.trailing) }))
    }

    override func layout(_ flexibility: Flexibility) -> Flexibility {
      cgtk_set_expand(inner, 1, 1)
      cgtk_set_align(inner, GTK_ALIGN_FILL, GTK_ALIGN_FILL)
      return flexibility
    }

    override func release(_ tree: WidgetTree) {
      super.release(tree)
      cgtk_set_margins(inner, 0, 0, 0, 0)
    }
  }

  /// A size that the room does not change.
  final class FixedSizeShell: Shell {
    private var isFixed = (horizontal: true, vertical: true)

    init(_ inner: Widget) {
      super.init(inner, cgtk_box_new(0, 0))
      cgtk_box_append(widget, inner)
    }

    override func apply(_ modifier: ElementModifier) {
      guard case .fixedSize(let horizontal, let vertical) = modifier else { return }
      isFixed = (horizontal, vertical)
    }

    override func layout(_ flexibility: Flexibility) -> Flexibility {
      let result = Flexibility(
        horizontal: flexibility.horizontal && !isFixed.horizontal,
        vertical: flexibility.vertical && !isFixed.vertical)
      Layout.fill(inner, result)
      return result
    }
  }

  /// Borders and corners.
  final class StyleShell: Shell {
    init(_ inner: Widget) {
      super.init(inner, cgtk_box_new(0, 0))
      cgtk_box_append(widget, inner)
    }

    override func apply(_ modifier: ElementModifier) {
      switch modifier {
      case .border(let color, let width):
        cgtk_set_css(widget, "border: \(Pixels.length(width))px solid \(color.css);")
      case .cornerRadius(let radius):
        cgtk_set_css(widget, "border-radius: \(Pixels.length(radius))px;")
        cgtk_set_clipped(widget, 1)
      case .clipped:
        cgtk_set_clipped(widget, 1)
      case .clipShape(let shape):
        cgtk_set_css(widget, "border-radius: \(Self.radius(of: shape));")
        cgtk_set_clipped(widget, 1)
      default: break
      }
    }

    private static func radius(of shape: ShapeContent.Kind) -> String {
      switch shape {
      case .roundedRectangle(let radius): "\(Pixels.length(radius))px"
      case .capsule: "9999px"
      default: "0"
      }
    }

    override func layout(_ flexibility: Flexibility) -> Flexibility {
      cgtk_set_expand(inner, 1, 1)
      cgtk_set_align(inner, GTK_ALIGN_FILL, GTK_ALIGN_FILL)
      return flexibility
    }
  }

  /// Elements behind or before a widget. What lies behind takes the widget's size.
  final class LayerShell: Shell {
    private let isBehind: Bool
    private let tree: WidgetTree
    private var layer: ElementLayer?
    private var root: ElementWidget?

    init(_ inner: Widget, isBehind: Bool, _ tree: WidgetTree) {
      self.isBehind = isBehind
      self.tree = tree
      super.init(inner, cgtk_pile_new())
      if !isBehind { cgtk_pile_add(widget, inner) }
    }

    override func apply(_ modifier: ElementModifier) {
      guard root == nil else { return }
      switch modifier {
      case .background(let layer), .overlay(let layer): show(layer)
      default: break
      }
    }

    private func show(_ layer: ElementLayer) {
      self.layer = layer
      let root = tree.makeRoot(layer.root)
      self.root = root
      cgtk_pile_add(widget, root.outer)
      if isBehind { cgtk_pile_add(widget, inner) }
    }

    override func layout(_ flexibility: Flexibility) -> Flexibility {
      cgtk_set_expand(inner, 1, 1)
      cgtk_set_align(inner, GTK_ALIGN_FILL, GTK_ALIGN_FILL)
      if let root, let layer {
        root.layout()
        Layout.fillOrAlign(root.outer, root.flexibility, layer.alignment)
      }
      return flexibility
    }

    override func release(_ tree: WidgetTree) {
      cgtk_pile_remove(widget, inner)
      guard let root else { return }
      cgtk_pile_remove(widget, root.outer)
      tree.forget(root)
      self.root = nil
    }
  }
#endif
