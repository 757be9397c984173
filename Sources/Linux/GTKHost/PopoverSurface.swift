#if GTK
  import CGtk
  import SwiftUICore

  /// A popover that points at the control which brought it up.
  @MainActor
  final class PopoverSurface: PresentedSurface {
    let presentation: Presentation
    private let tree: WidgetTree
    private var popover: Widget?
    private let root: ElementWidget
    private let padding: Widget

    init(_ presentation: Presentation, over parent: Widget, _ tree: WidgetTree) {
      self.presentation = presentation
      self.tree = tree
      let popover = cgtk_retain(cgtk_popover_new())
      self.popover = popover
      root = tree.makeRoot(presentation.content)
      padding = cgtk_box_new(0, 0)
      cgtk_box_append(padding, root.outer)
      cgtk_popover_set_child(popover, padding)
      cgtk_popover_attach(popover, Self.anchor(parent, tree))
      Signal.connect(popover, "closed") { [weak self] in self?.closed() }
      Signal.connect(popover, "destroy") { [weak self] in self?.gone() }
      refresh()
    }

    isolated deinit { close() }

    func close(_ gone: @escaping @MainActor () -> Void) {
      close()
      gone()
    }

    var isUp: Bool { popover != nil }
    var window: Widget? { nil }

    private static func anchor(_ parent: Widget, _ tree: WidgetTree) -> Widget {
      if let used = tree.lastUsed?.core, cgtk_window_of(used) == parent { return used }
      return cgtk_window_get_focus(parent) ?? parent
    }

    private func closed() { presentation.dismiss() }

    /// Opens it, also where the app did not let it close.
    func refresh() {
      guard let popover else { return }
      cgtk_popover_set_closes_outside(popover, (!presentation.isInteractiveDismissDisabled).g)
      cgtk_popover_open(popover)
    }

    func close() {
      guard let popover else { return }
      self.popover = nil
      cgtk_popover_detach(popover)
      tree.forget(root)
      cgtk_release(popover)
    }

    private func gone() {
      guard let popover else { return }
      self.popover = nil
      tree.forget(root)
      cgtk_release(popover)
    }
  }
#endif
