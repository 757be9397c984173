/// The screens of a stack, each with an element of its own, of which the last is in sight.
struct NavigationScreens<Root: View> {
  let model: NavigationModel
  let path: NavigationPathAccess?
  let root: Root
}

extension NavigationScreens: PrimitiveView {
  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    NavigationScreensNode(view, inputs)
  }
}

@MainActor
final class NavigationScreensNode<Root: View>: _TypedNode<NavigationScreens<Root>> {
  private struct Screen {
    let node: RootNode
    let entry: NavigationModel.Entry
    let reference: NavigationScreenReference
    var context: NodeContext
    var source: Source?
  }

  /// What a screen's view was made by, to know whether it has to be made anew.
  private struct Source: Equatable {
    let maker: ObjectIdentifier
    let version: Int
  }

  private var rootNode: RootNode?
  private var screens: [Screen] = []

  override init(_ view: NavigationScreens<Root>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    view.model.attach(self, view.path)
    let root = makeNode(0, screenContext(nil))
    rootNode = root
    root.replace(view.root, screenContext(nil))
    sync()
  }

  override func update(_ view: NavigationScreens<Root>, _ context: NodeContext) {
    let contextChanged = replaceContext(context)
    self.view = view
    view.model.attach(self, view.path)
    rootNode?.replace(view.root, contextChanged ? screenContext(nil) : rootContext)
    if contextChanged {
      for index in screens.indices {
        screens[index].context = screenContext(screens[index].reference)
        screens[index].source = nil
      }
    }
    sync()
  }

  override func performUpdate() { sync() }

  private var rootContext: NodeContext { rootNode?.context ?? context }

  private func screenContext(_ reference: NavigationScreenReference?) -> NodeContext {
    var result = context.forChildren
    result.environment.navigation = view.model
    result.environment.navigationScreen = reference
    return result
  }

  private func makeNode(_ level: Int, _ context: NodeContext) -> RootNode {
    let element = Element(id: Element.nextID())
    element.content = .slot(.screen(level))
    return RootNode(element: element, childInputs(context))
  }

  // MARK: Keeping up

  private func sync() {
    track { view.model.refresh() }
    let entries = view.model.entries
    var hasChanged = false
    for (index, entry) in entries.enumerated() {
      if index < screens.count, !screens[index].entry.isSameScreen(as: entry) {
        removeScreens(from: index)
      }
      if index == screens.count {
        addScreen(entry, level: index + 1)
        hasChanged = true
      }
      fill(index)
    }
    if screens.count > entries.count {
      removeScreens(from: entries.count)
      hasChanged = true
    }
    showTop()
    if hasChanged { structureDidChange() }
  }

  private func addScreen(_ entry: NavigationModel.Entry, level: Int) {
    let reference = NavigationScreenReference(view.model, level: level)
    let context = screenContext(reference)
    screens.append(
      Screen(
        node: makeNode(level, context), entry: entry, reference: reference, context: context))
  }

  private func removeScreens(from index: Int) {
    for screen in screens[index...] { screen.node.remove() }
    screens.removeSubrange(index...)
  }

  private func showTop() {
    rootNode?.setVisibility(screens.isEmpty ? .inherited : .hidden)
    for (index, screen) in screens.enumerated() {
      screen.node.setVisibility(index == screens.count - 1 ? .inherited : .hidden)
    }
  }

  /// Makes the view of a screen, if what makes it has changed.
  private func fill(_ index: Int) {
    let screen = screens[index]
    switch screen.entry {
    case .presented(let presented):
      fill(index, Source(maker: ObjectIdentifier(presented), version: presented.version)) {
        presented.make()
      }
    case .value(let value):
      guard let destination = view.model.destination(of: value) else {
        fill(index, Source(maker: ObjectIdentifier(self), version: 0)) {
          AnyView(MissingDestination(type: "\(type(of: value.base))"))
        }
        return
      }
      fill(index, Source(maker: ObjectIdentifier(destination), version: destination.version)) {
        destination.make(value) ?? AnyView(EmptyView())
      }
    }
  }

  private func fill(_ index: Int, _ source: Source, _ make: @escaping () -> AnyView) {
    guard screens[index].source != source else { return }
    screens[index].source = source
    screens[index].node.replace(DeferredView(make: make), screens[index].context)
  }

  // MARK: The tree

  override func collectElements(into elements: inout [Element]) {
    let nodes = [rootNode].compactMap { $0 } + screens.map(\.node)
    if view.model.replaces {
      if let top = nodes.last { elements.append(top.element) }
    } else {
      elements += nodes.map(\.element)
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let rootNode { body(rootNode) }
    for screen in screens { body(screen.node) }
  }
}

/// What a stack shows for a value that nobody has a destination for.
struct MissingDestination: View {
  let type: String

  init(type: String) {
    self.type = type
    RuntimeWarning.report(
      "a navigation link presents a value of type \(type), but there is no matching "
        + "navigationDestination declaration visible from the location of the link")
  }

  var body: some View { Image(systemName: "exclamationmark.triangle") }
}
