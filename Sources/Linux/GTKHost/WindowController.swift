#if GTK
  import CGtk
  import SwiftUICore

  /// One window of the app, with what is presented over it.
  @MainActor
  final class WindowController {
    private let window: AppWindow
    private let widget: Widget
    private let frame: WindowFrame
    private let tree = WidgetTree()
    private let root: ElementWidget
    private let stage: PresentationStage
    private let menu: PrimaryMenu

    /// Told when the window, or what is over it, has got or lost the focus, or was minimized.
    var onFocusChange: (() -> Void)?

    /// `menus` are the app's.
    init(_ window: AppWindow, _ menus: CommandMenus) {
      self.window = window
      widget = cgtk_retain(cgtk_window_new())
      frame = WindowFrame(widget, tree)
      root = tree.makeRoot(window.graph.root)
      stage = PresentationStage(widget, tree)
      menu = PrimaryMenu(menus, window, widget)
      frame.addMenu(menu.button)
      frame.setContent(root)
      frame.update(window.graph.root, fallbackTitle: window.title)
      if cgtk_dialog_goes_slowly().isTrue { window.graph.dismissal = .manual }
      window.graph.onUpdate = { [weak self] in self?.apply($0) }
      window.graph.onScroll = { [weak self] request in
        // The widgets may be made in this turn.
        Later.run { self?.tree.scroll(request) }
      }
      Signal.connect(widget, ask: "close-request") { [weak self] in
        self?.window.close()
        return true
      }
      Signal.connect(widget, notify: "is-active") { [weak self] in self?.onFocusChange?() }
      stage.onFocusChange = { [weak self] in self?.onFocusChange?() }
    }

    isolated deinit { cgtk_release(widget) }

    func show() {
      setInitialSize()
      cgtk_window_present(widget)
      frame.focusContent(root)
      stage.sync(window.graph)
      if let surface = cgtk_window_surface(widget) {
        Signal.connect(surface, notify: "state") { [weak self] in self?.onFocusChange?() }
      }
    }

    /// Takes over what the window system says: active is the window that has the focus, or over which
    /// the window is that has it.
    func refreshPhase() {
      if cgtk_window_is_minimized(widget).isTrue {
        window.scenePhase = .background
      } else {
        window.scenePhase = cgtk_window_is_in_use(widget).isTrue ? .active : .inactive
      }
    }

    func bringToFront() { cgtk_window_present(widget) }

    /// Takes the window and all over it off screen.
    func close() {
      window.graph.onUpdate = nil
      window.graph.onScroll = nil
      stage.closeAll()
      cgtk_window_destroy(widget)
      tree.forget(root)
    }

    func refreshMenu() { menu.refresh() }

    func refreshColors() { tree.refreshColors() }

    private func apply(_ update: TreeUpdate) {
      tree.apply(update.elements)
      if update.elements.contains(where: \.changesFrame) {
        frame.update(window.graph.root, fallbackTitle: window.title)
      }
      stage.refresh(update.elements)
      guard update.presentationsChanged else { return }
      menu.refreshSensitivity()
      stage.sync(window.graph)
    }

    /// As large as the content wants to be, within reason; the scene may say another size.
    private func setInitialSize() {
      if let size = window.description.defaultSize {
        cgtk_window_set_size(
          widget, Pixels.from(Double(size.width)), Pixels.from(Double(size.height)))
        return
      }
      // The bar may want more than the content, and a window without a shadow has a frame, which
      // counts as a part of its size once GTK knows how it is drawn.
      cgtk_window_realize(widget)
      var width: Int32 = 0
      var height: Int32 = 0
      cgtk_measure(widget, 1, -1, &width)
      width = min(max(width, 400), 900)
      cgtk_measure(widget, 0, width, &height)
      cgtk_window_set_size(widget, width, min(max(height, 300), 700))
    }
  }

  extension Element {
    /// Whether what has changed may be the title or the toolbar.
    fileprivate var changesFrame: Bool {
      if !change.isDisjoint(with: [.modifiers, .children]) { return true }
      guard change.contains(.content) else { return false }
      switch content {
      case .navigationStack, .tabs: return true
      default: return false
      }
    }
  }
#endif
