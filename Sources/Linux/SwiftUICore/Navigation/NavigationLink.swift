/// A control that leads to another screen.
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  package enum Target {
    /// The screen that the stack has for a value.
    case value(AnyHashable?)
    /// A screen that the link itself brings, and whether it is up, where the app keeps that.
    case view(Destination, isActive: Binding<Bool>?)

    /// Whether the link leads anywhere: without a value it does not.
    package var canBeFollowed: Bool { if case .value(nil) = self { false } else { true } }
  }

  package let target: Target
  package let label: Label

  nonisolated package init(target: Target, label: Label) {
    self.target = target
    self.label = label
  }
}

extension NavigationLink: View {
  public var body: some View {
    switch target {
    case .value(let value):
      ValueLink(value: value, label: label).disabled(!target.canBeFollowed)
    case .view(let destination, let isActive):
      DestinationLink(isActive: isActive, destination: destination, label: label)
    }
  }
}

private struct ValueLink<Label: View>: View {
  @Environment(\.navigation) private var navigation
  let value: AnyHashable?
  let label: Label

  init(value: AnyHashable?, label: Label) {
    self.value = value
    self.label = label
  }

  var body: some View {
    NavigationLinkElement(label: label) {
      if let value { navigation?.push(value) }
    }
    .modifier(LinkValueModifier(value: value))
  }
}

/// In a list with a selection, a link stands for its value.
private struct LinkValueModifier {
  let value: AnyHashable?
}

extension LinkValueModifier: ContextModifier {
  func apply(to context: inout NodeContext) {
    if let value { context.add(.tag(value)) }
  }
}

private struct DestinationLink<Label: View, Destination: View>: View {
  @State private var isUp = false
  let isActive: Binding<Bool>?
  let destination: Destination
  let label: Label

  init(isActive: Binding<Bool>?, destination: Destination, label: Label) {
    self.isActive = isActive
    self.destination = destination
    self.label = label
  }

  var body: some View {
    let isPresented = isActive ?? $isUp
    NavigationLinkElement(label: label) { isPresented.wrappedValue = true }
      .navigationDestination(isPresented: isPresented) { destination }
  }
}

/// The link that hosts show.
private struct NavigationLinkElement<Label: View> {
  let label: Label
  let action: () -> Void
}

extension NavigationLinkElement: ElementView {
  func content(in environment: EnvironmentValues) -> Element.Content { .navigationLink }
  var children: Label { label }

  func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
    if case .activate = event { action() }
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the screen of a value; it cannot be used without one.
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  /// A link to the screen of a value; it cannot be used without one.
  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Hashable {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  /// A link to the screen of a value; it cannot be used without one.
  @_disfavoredOverload
  nonisolated public init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Hashable {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension NavigationLink {
  /// A link to a screen.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination(), isActive: nil), label: label())
  }

  /// A link to a screen.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination, isActive: nil), label: label())
  }

  /// A link to a screen that is up while `isActive` is true.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination(), isActive: isActive), label: label())
  }

  /// A link to a screen that is up while `isActive` is true.
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination, isActive: isActive), label: label())
  }

  /// A link to a screen that is up while the selection is its tag.
  nonisolated public init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(
      target: .view(destination(), isActive: selection.isTag(tag)), label: label())
  }

  /// A link to a screen that is up while the selection is its tag.
  nonisolated public init<V>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(target: .view(destination, isActive: selection.isTag(tag)), label: label())
  }
}

extension Binding {
  /// Whether the selection is this tag.
  fileprivate func isTag<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      location: FunctionLocation(
        get: { self.wrappedValue == tag },
        set: { isOn, _ in
          if isOn {
            self.wrappedValue = tag
          } else if self.wrappedValue == tag {
            self.wrappedValue = nil
          }
        }))
  }
}

extension NavigationLink where Label == Text {
  /// A link to a screen.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination(), isActive: nil), label: Text(titleKey))
  }

  /// A link to a screen.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination)
  where S: StringProtocol {
    self.init(target: .view(destination(), isActive: nil), label: Text(title))
  }

  /// A link to a screen.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .view(destination, isActive: nil), label: Text(titleKey))
  }

  /// A link to a screen.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(target: .view(destination, isActive: nil), label: Text(title))
  }

  /// A link to a screen that is up while `isActive` is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination(), isActive: isActive), label: Text(titleKey))
  }

  /// A link to a screen that is up while `isActive` is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(target: .view(destination, isActive: isActive), label: Text(titleKey))
  }
}
