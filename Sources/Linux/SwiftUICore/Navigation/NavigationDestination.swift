/// Says which screen a value of some type leads to.
package struct NavigationDestinationModifier<Value: Hashable, Destination: View> {
  package let destination: (Value) -> Destination
}

extension NavigationDestinationModifier: BehaviorModifier {
  package static func makeBehavior(_ modifier: Self, _ node: _ViewNode) -> Behavior<Self> {
    NavigationDestinationBehavior(modifier, node)
  }
}

private final class NavigationDestinationBehavior<Value: Hashable, Destination: View>: Behavior<
  NavigationDestinationModifier<Value, Destination>
>
{
  private weak var model: NavigationModel?
  private let declared: NavigationModel.Destination

  override init(
    _ modifier: NavigationDestinationModifier<Value, Destination>, _ node: _ViewNode
  ) {
    let environment = node.context.environment
    model = environment.navigation
    declared = NavigationModel.Destination(
      level: environment.navigationScreen?.level ?? 0, make: Self.maker(modifier))
    super.init(modifier, node)
    // At once: the stack may be about to show the screens of a path that it begins with.
    model?.add(declared)
  }

  private static func maker(
    _ modifier: NavigationDestinationModifier<Value, Destination>
  ) -> (AnyHashable) -> AnyView? {
    { value in
      guard let value = value.base as? Value else { return nil }
      return AnyView(DeferredView { modifier.destination(value) })
    }
  }

  override func update(_ new: NavigationDestinationModifier<Value, Destination>) {
    super.update(new)
    declared.make = Self.maker(new)
    declared.version += 1
    model?.screensDidChange()
  }

  override func disappear() { model?.remove(declared) }
}

/// A screen that is up while a condition holds.
package struct PresentedDestinationModifier<Destination: View> {
  /// What is to be up; nil for nothing. Reads state.
  package let wanted: () -> AnyHashable?
  package let end: () -> Void
  /// Puts the screen up; nil where that takes an item.
  package var begin: (() -> Void)?
  package let destination: () -> Destination?
}

extension PresentedDestinationModifier: BehaviorModifier {
  package static func makeBehavior(_ modifier: Self, _ node: _ViewNode) -> Behavior<Self> {
    PresentedDestinationBehavior(modifier, node)
  }
}

private final class PresentedDestinationBehavior<Destination: View>: Behavior<
  PresentedDestinationModifier<Destination>
>
{
  private var screen: NavigationModel.Presented?
  private var shown: AnyHashable?
  private var model: NavigationModel? { node?.context.environment.navigation }

  override func appear() { sync() }

  override func update(_ new: PresentedDestinationModifier<Destination>) {
    super.update(new)
    sync()
  }

  override func refresh() { sync() }
  override func disappear() { close() }

  private func sync() {
    guard let node, !node.isRemoved else { return }
    let wanted = node.track { modifier.wanted() }
    if wanted == shown {
      guard let screen else { return }
      screen.make = make()
      screen.version += 1
      model?.screensDidChange()
      return
    }
    close()
    shown = wanted
    guard wanted != nil else { return }
    screen = model?.present(make: make()) { [weak self] in self?.modifier.end() }
  }

  private func make() -> () -> AnyView {
    let destination = modifier.destination
    return { AnyView(DeferredView(make: destination)) }
  }

  private func close() {
    if let screen { model?.remove(screen) }
    screen = nil
    shown = nil
  }
}

extension View {
  /// Says which screen values of a type lead to.
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    modifier(NavigationDestinationModifier(destination: destination))
  }

  /// Puts a screen on top while `isPresented` is true.
  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    let view = destination()
    return modifier(
      PresentedDestinationModifier(
        wanted: { isPresented.wrappedValue ? true : nil },
        end: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        begin: { isPresented.wrappedValue = true },
        destination: { view }))
  }

  /// Puts a screen, made from the item, on top while there is one.
  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    modifier(
      PresentedDestinationModifier(
        wanted: { item.wrappedValue.map { AnyHashable($0) } },
        end: { if item.wrappedValue != nil { item.wrappedValue = nil } },
        destination: { item.wrappedValue.map(destination) }))
  }
}
