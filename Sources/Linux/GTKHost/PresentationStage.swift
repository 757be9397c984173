#if GTK
  import CGtk
  import SwiftUICore

  /// What is presented over a window, lowest first: keeps it in step with the graph.
  @MainActor
  final class PresentationStage {
    private let window: Widget
    private let tree: WidgetTree
    private let group: gpointer
    private var surfaces: [any PresentedSurface] = []
    /// What has been told to go, and is still to be seen.
    private var leaving: Set<Element.ID> = []
    /// Told when a window of a surface has got or lost the focus.
    var onFocusChange: (() -> Void)?

    init(_ window: Widget, _ tree: WidgetTree) {
      self.window = window
      self.tree = tree
      group = cgtk_group_new()
      cgtk_group_add(group, window)
    }

    isolated deinit { cgtk_group_free(group) }

    /// Shows what is to be up, and nothing else; says of what goes when it is off screen.
    func sync(_ graph: ViewGraph) {
      let presentations = graph.presentations
      for surface in surfaces.reversed() where !surface.isWanted(in: presentations) {
        leave(surface, graph)
      }
      for presentation in graph.dismissing where !leaving.contains(presentation.id) {
        graph.finishDismissal(of: presentation)
      }
      let known = surfaces.filter { $0.isWanted(in: presentations) }
      surfaces = []
      var parent = window
      for presentation in presentations {
        let surface: any PresentedSurface
        if let up = known.first(where: { $0.presentation === presentation }) {
          surface = up
          if presentation.hasChanged { surface.refresh() }
        } else {
          surface = make(presentation, over: parent)
          watchFocus(of: surface)
        }
        presentation.hasChanged = false
        surfaces.append(surface)
        parent = surface.window ?? parent
      }
    }

    /// Applies changes of elements to what shows them by other means than widgets of their own.
    func refresh(_ elements: [Element]) {
      guard !surfaces.isEmpty else { return }
      for surface in surfaces where elements.contains(where: surface.isMade(of:)) {
        surface.refresh()
      }
    }

    func closeAll() {
      for surface in surfaces.reversed() { surface.close {} }
      surfaces = []
    }

    private func leave(_ surface: any PresentedSurface, _ graph: ViewGraph) {
      let presentation = surface.presentation
      leaving.insert(presentation.id)
      surface.close { [weak self, weak graph] in
        self?.leaving.remove(presentation.id)
        graph?.finishDismissal(of: presentation)
      }
    }

    private func watchFocus(of surface: any PresentedSurface) {
      guard let window = surface.window, window != self.window else { return }
      Signal.connect(window, notify: "is-active") { [weak self] in self?.onFocusChange?() }
    }

    private func make(_ presentation: Presentation, over parent: Widget) -> any PresentedSurface {
      switch presentation.kind {
      case .alert, .confirmationDialog: AlertDialog(presentation, over: parent, group, tree)
      case .sheet, .fullScreenCover: SheetWindow(presentation, over: parent, group, tree)
      case .popover: PopoverSurface(presentation, over: parent, tree)
      }
    }
  }

  /// A dialog, sheet or popover on screen.
  @MainActor
  protocol PresentedSurface: AnyObject {
    var presentation: Presentation { get }
    /// The window that the next surface belongs to; nil where that is the one below.
    var window: Widget? { get }
    /// Whether it is still on screen: the system may have taken it away.
    var isUp: Bool { get }
    /// What the surface is made of has changed.
    func refresh()
    /// Takes it off screen; `gone` is called when nothing of it is to be seen any more.
    func close(_ gone: @escaping @MainActor () -> Void)
  }

  extension PresentedSurface {
    fileprivate func isWanted(in presentations: [Presentation]) -> Bool {
      isUp && presentations.contains { $0 === presentation }
    }

    /// Whether an element is a part of the presentation.
    fileprivate func isMade(of element: Element) -> Bool {
      var next: Element? = element
      while let current = next {
        if current === presentation.actions || current === presentation.message
          || current === presentation.content
        {
          return true
        }
        next = current.parent
      }
      return false
    }
  }
#endif
