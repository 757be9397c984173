/// The screens of one stack that are not in its path, and the destinations of values.
@MainActor
package final class NavigationModel {
  /// What `navigationDestination(for:)` says about values of one type.
  final class Destination {
    /// The screen on which it was declared; the first is 0.
    let level: Int
    var make: (AnyHashable) -> AnyView?
    var version = 0

    init(level: Int, make: @escaping (AnyHashable) -> AnyView?) {
      self.level = level
      self.make = make
    }
  }

  /// A screen that is up while a condition holds.
  final class Presented {
    /// How many values of the path are below it.
    let base: Int
    var make: () -> AnyView
    /// Makes the condition false.
    var end: () -> Void
    var version = 0

    init(base: Int, make: @escaping () -> AnyView, end: @escaping () -> Void) {
      self.base = base
      self.make = make
      self.end = end
    }
  }

  /// A screen above the first.
  enum Entry {
    case value(AnyHashable)
    case presented(Presented)

    func isSameScreen(as other: Entry) -> Bool {
      switch (self, other) {
      case (.value(let a), .value(let b)): a == b
      case (.presented(let a), .presented(let b)): a === b
      default: false
      }
    }
  }

  /// Whether a new screen takes the place of those above the first, as in a split view.
  let replaces: Bool
  private weak var node: _ViewNode?
  private var path: NavigationPathAccess?
  private var ownValues: [AnyHashable] = []
  private var destinations: [Destination] = []
  private var presented: [Presented] = []
  private(set) var entries: [Entry] = []

  nonisolated init(replaces: Bool = false) {
    self.replaces = replaces
  }

  func attach(_ node: _ViewNode, _ path: NavigationPathAccess?) {
    self.node = node
    self.path = path
  }

  func screensDidChange() { node?.invalidate() }

  // MARK: What is up

  private var values: [AnyHashable] { path?.values() ?? ownValues }

  /// Brings `entries` up to date with the path. Reads state.
  func refresh() {
    let values = values
    var result: [Entry] = []
    for count in 0...values.count {
      if count > 0 { result.append(.value(values[count - 1])) }
      for screen in presented where screen.base == count { result.append(.presented(screen)) }
    }
    entries = result
    // The path has become shorter than what these were put on.
    let lost = presented.filter { $0.base > values.count }
    guard !lost.isEmpty else { return }
    presented.removeAll { $0.base > values.count }
    node?.graph.afterUpdate { lost.forEach { $0.end() } }
  }

  func destination(of value: AnyHashable) -> Destination? {
    let matching = destinations.filter { $0.make(value) != nil }
    // "Only the destination declared closest to the root view of the stack will be used."
    return matching.min { $0.level < $1.level }
  }

  // MARK: Changing it

  func push(_ value: AnyHashable) {
    if replaces { pop(to: 0) }
    guard let path else {
      ownValues.append(value)
      return screensDidChange()
    }
    if !path.append(value) {
      RuntimeWarning.report("the path of a NavigationStack takes no \(type(of: value.base))")
    }
  }

  /// Leaves screens until so many are up above the first.
  package func pop(to depth: Int) {
    guard depth >= 0, depth < entries.count else { return }
    let leaving = entries[depth...]
    entries.removeSubrange(depth...)
    var count = 0
    for entry in leaving.reversed() {
      switch entry {
      case .value: count += 1
      case .presented(let screen): screen.end()
      }
    }
    guard count > 0 else { return }
    if let path {
      path.removeLast(count)
    } else {
      ownValues.removeLast(count)
    }
    screensDidChange()
  }

  // MARK: What modifiers add

  func add(_ destination: Destination) {
    destinations.append(destination)
    screensDidChange()
  }

  func remove(_ destination: Destination) {
    destinations.removeAll { $0 === destination }
    screensDidChange()
  }

  func present(make: @escaping () -> AnyView, end: @escaping () -> Void) -> Presented {
    if replaces { pop(to: 0) }
    let screen = Presented(base: values.count, make: make, end: end)
    presented.append(screen)
    screensDidChange()
    return screen
  }

  func remove(_ screen: Presented) {
    presented.removeAll { $0 === screen }
    screensDidChange()
  }
}

/// The path that an app keeps, whatever its type.
struct NavigationPathAccess {
  let values: () -> [AnyHashable]
  /// Says whether the path takes values of this type.
  let append: (AnyHashable) -> Bool
  let removeLast: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = {
      path.wrappedValue.values.append($0)
      return true
    }
    removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let element = value.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
  }
}

/// A screen above the first one of a stack, for the views on it.
@MainActor
package final class NavigationScreenReference {
  private weak var model: NavigationModel?
  /// How many screens are below it.
  let level: Int

  init(_ model: NavigationModel, level: Int) {
    self.model = model
    self.level = level
  }

  /// Leaves the screen, and all above it.
  func pop() { model?.pop(to: level - 1) }
}

extension EnvironmentValues {
  /// The stack in which the view is.
  @Entry package var navigation: NavigationModel?
  /// The screen of the stack on which the view is; nil for the first.
  @Entry package var navigationScreen: NavigationScreenReference?
}
