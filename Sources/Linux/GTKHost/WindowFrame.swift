#if GTK
  import CGtk
  import SwiftUICore

  /// The bar at the top of a window: its title, its toolbar, the way back.
  @MainActor
  final class WindowFrame {
    private let window: Widget
    private let tree: WidgetTree
    private let header: Widget
    private let box: Widget
    private let back: Widget
    private var backElement: Element?
    private var colorScheme: ColorScheme?
    private let bar = BarLook()
    private var toolbar: [(element: Element, widget: ElementWidget)] = []
    private var search: [(element: Element, widget: ElementWidget)] = []

    init(_ window: Widget, _ tree: WidgetTree) {
      self.window = window
      self.tree = tree
      header = cgtk_retain(cgtk_header_new())
      box = cgtk_retain(cgtk_box_new(0, 0))
      back = cgtk_retain(cgtk_button_new())
      cgtk_box_append(box, header)
      cgtk_window_set_content(window, box)
      cgtk_button_set_icon(back, "go-previous-symbolic")
      cgtk_set_accessible_label(back, "Back")
      cgtk_set_visible(back, 0)
      cgtk_header_pack(header, back, 1)
      Signal.connect(back, "clicked") { [weak self] in self?.goBack() }
    }

    isolated deinit {
      cgtk_release(header)
      cgtk_release(box)
      cgtk_release(back)
    }

    func setContent(_ root: ElementWidget) {
      cgtk_box_append(box, root.outer)
      Layout.fill(root.outer, .both)
    }

    /// Moves the focus from the bar into the content, where something takes it: a window begins
    /// with what it is for.
    func focusContent(_ root: ElementWidget) {
      if cgtk_has_focus(header).isTrue { cgtk_focus_first(root.outer) }
    }

    /// Puts the app's menu at the end of the bar: what is added later stands before it.
    func addMenu(_ button: Widget) { cgtk_header_pack(header, button, 0) }

    func setClosable(_ isClosable: Bool) { cgtk_header_set_closable(header, isClosable.g) }

    /// Takes title and toolbar from what is in the window.
    func update(_ root: Element, fallbackTitle: String) {
      let chrome = WindowChrome(root)
      cgtk_window_set_title(window, (chrome.title ?? fallbackTitle).forC)
      backElement = chrome.navigation
      cgtk_set_visible(back, (chrome.navigation != nil && !chrome.bar.hidesBack).g)
      bar.show(chrome.bar, title: chrome.title, in: box, under: header)
      if chrome.colorScheme != colorScheme {
        colorScheme = chrome.colorScheme
        Appearance.prefer(chrome.colorScheme)
      }
      replaceToolbar(chrome.bar.isHidden ? [] : chrome.toolbar)
      replaceSearch(chrome.search)
    }

    private func goBack() {
      guard let element = backElement,
        case .navigationStack(let navigation) = element.content, navigation.depth > 0
      else { return }
      // The screen that is to be seen then.
      element.send(.select(navigation.depth - 1))
    }

    private func replaceToolbar(_ elements: [Element]) {
      guard !elements.elementsEqual(toolbar.map(\.element), by: ===) else { return }
      for item in toolbar {
        cgtk_header_remove(header, item.widget.outer)
        tree.forget(item.widget)
      }
      toolbar = elements.map { ($0, tree.makeBarItem($0)) }
      for item in toolbar {
        cgtk_header_pack(header, item.widget.outer, item.element.isLeadingItem.g)
        Layout.fillOrAlign(item.widget.outer, .none, .center)
        cgtk_set_expand(item.widget.outer, 0, 0)
      }
    }

    private func replaceSearch(_ elements: [Element]) {
      guard !elements.elementsEqual(search.map(\.element), by: ===) else { return }
      for item in search {
        cgtk_box_remove(box, item.widget.outer)
        tree.forget(item.widget)
      }
      search = elements.map { ($0, tree.makeRoot($0)) }
      var previous = bar.largeTitle ?? header
      for item in search {
        cgtk_box_place(box, item.widget.outer, previous)
        cgtk_set_margins(item.widget.outer, 6, 12, 6, 12)
        previous = item.widget.outer
      }
    }
  }

  /// What of a window's content belongs into its bar.
  @MainActor
  struct WindowChrome {
    let title: String?
    let toolbar: [Element]
    /// Fields to search with, under the bar.
    private(set) var search: [Element] = []
    /// The stack of screens that has more than the first.
    private(set) var navigation: Element?
    /// Light or dark, where the content asks for one.
    private(set) var colorScheme: ColorScheme?
    private(set) var bar = BarContent()

    init(_ root: Element) {
      title = root.screenTitle?.string
      toolbar = root.toolbarItems
      collect(root)
    }

    private mutating func collect(_ element: Element) {
      for modifier in element.modifiers {
        switch modifier {
        case .search(let layer): search += layer.elements
        case .preferredColorScheme(let scheme): colorScheme = scheme
        default: bar.read(modifier)
        }
      }
      if case .navigationStack(let content) = element.content, content.depth > 0 {
        navigation = element
      }
      for child in element.childrenInSight { collect(child) }
    }
  }

  extension Element {
    /// Whether the item belongs to the start of the bar: what cancels stands there, as in GNOME.
    fileprivate var isLeadingItem: Bool {
      switch content {
      case .button(let button): button.role == .cancel
      case .toolbarItem(let place):
        [.navigation, .cancellationAction, .navigationBarLeading, .topBarLeading].contains(place)
      default: false
      }
    }
  }
#endif
