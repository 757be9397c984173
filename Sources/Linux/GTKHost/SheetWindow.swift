#if GTK
  import CGtk
  import SwiftUICore

  /// A sheet, or what covers the whole window: a window of its own that belongs to the one below.
  @MainActor
  final class SheetWindow: PresentedSurface {
    let presentation: Presentation
    private let tree: WidgetTree
    private let parent: Widget
    private var sheet: Widget?
    private let frame: WindowFrame
    private let root: ElementWidget

    init(_ presentation: Presentation, over parent: Widget, _ group: gpointer, _ tree: WidgetTree) {
      self.presentation = presentation
      self.parent = parent
      self.tree = tree
      let sheet = cgtk_retain(cgtk_window_new())
      self.sheet = sheet
      frame = WindowFrame(sheet, tree)
      root = tree.makeRoot(presentation.content)
      frame.setContent(root)
      cgtk_window_set_modal_for(sheet, parent)
      cgtk_group_add(group, sheet)
      connect(sheet)
      refresh()
      setSize(of: sheet)
      cgtk_window_present(sheet)
      frame.focusContent(root)
    }

    isolated deinit { close() }

    func close(_ gone: @escaping @MainActor () -> Void) {
      close()
      gone()
    }

    var isUp: Bool { sheet != nil }
    var window: Widget? { sheet }

    private func connect(_ sheet: Widget) {
      Signal.connect(sheet, ask: "close-request") { [weak self] in
        self?.closeAsked()
        return true
      }
      Signal.connect(sheet, "destroy") { [weak self] in self?.gone() }
      _ = Signal.addShortcut(sheet, key: guint(GDK_KEY_Escape), modifiers: 0) { [weak self] in
        self?.closeAsked()
        return true
      }
    }

    private func closeAsked() {
      guard !presentation.isInteractiveDismissDisabled else { return }
      presentation.dismiss()
    }

    private func setSize(of sheet: Widget) {
      var width: Int32 = 0
      var height: Int32 = 0
      if presentation.kind == .fullScreenCover {
        cgtk_window_get_size(parent, &width, &height)
      } else {
        cgtk_measure(root.outer, 1, -1, &width)
        width = min(max(width, 360), 640)
        cgtk_measure(root.outer, 0, width, &height)
        height = min(max(height + 48, 200), 600)
        if let detent = detentHeight { height = detent }
      }
      cgtk_window_set_size(sheet, width, height)
    }

    /// The least of the heights at which the sheet may rest, those in parts being of the window below.
    private var detentHeight: Int32? {
      var width: Int32 = 0
      var height: Int32 = 0
      cgtk_window_get_size(parent, &width, &height)
      let whole = Double(height)
      let heights = presentation.content.detents.map { detent in
        switch detent.kind {
        case .medium: whole / 2
        case .large: whole
        case .fraction(let part): whole * Double(part)
        case .height(let height): Double(height)
        }
      }
      return heights.min().map { max(Pixels.from($0), 120) }
    }

    func refresh() {
      frame.update(presentation.content, fallbackTitle: "")
      frame.setClosable(!presentation.isInteractiveDismissDisabled)
    }

    func close() {
      guard let sheet else { return }
      self.sheet = nil
      cgtk_window_destroy(sheet)
      tree.forget(root)
      cgtk_release(sheet)
    }

    private func gone() {
      guard let sheet else { return }
      self.sheet = nil
      tree.forget(root)
      cgtk_release(sheet)
    }
  }

  extension Element {
    /// The heights at which a sheet with this content may rest.
    fileprivate var detents: [PresentationDetent] {
      for case .presentationDetents(let detents) in modifiers { return detents }
      return childrenInSight.lazy.map(\.detents).first { !$0.isEmpty } ?? []
    }
  }
#endif
