/// A control that opens a menu of commands.
public struct Menu<Label, Content> where Label: View, Content: View {
  package let label: Label
  package let content: Content
  package let primaryAction: (() -> Void)?

  nonisolated package init(
    label: Label, content: Content, storedPrimaryAction: (() -> Void)?
  ) {
    self.label = label
    self.content = content
    primaryAction = storedPrimaryAction
  }
}

extension Menu: View {
  public var body: some View {
    StyledMenu(label: label, content: content, primaryAction: primaryAction)
  }
}

extension Menu {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), storedPrimaryAction: nil)
  }

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), storedPrimaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), content: content(), storedPrimaryAction: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(label: Text(title), content: content(), storedPrimaryAction: nil)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), storedPrimaryAction: primaryAction)
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(label: Text(title), content: content(), storedPrimaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content(),
      storedPrimaryAction: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(
      label: SwiftUICore.Label(title, systemImage: systemImage), content: content(),
      storedPrimaryAction: nil)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content(),
      storedPrimaryAction: primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, storedPrimaryAction: nil)
  }
}

/// The menu as the style in force makes it.
private struct StyledMenu<Label: View, Content: View>: View {
  @Environment(\.menuStyle) private var style
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  var body: some View {
    let label = MenuLabel(label: label, primaryAction: primaryAction)
    if let style {
      style.makeView(
        MenuStyleConfiguration(
          label: .init(AnyView(label)), content: .init(AnyView(content))))
    } else {
      MenuElement(label: label, content: content)
    }
  }
}

/// The label of a menu: a button where pressing it does something by itself.
private struct MenuLabel<Label: View>: View {
  let label: Label
  let primaryAction: (() -> Void)?

  var body: some View {
    if let primaryAction {
      ButtonElement(role: nil, style: .automatic, action: { primaryAction() }, label: label)
    } else {
      label
    }
  }
}

/// The menu that hosts show: slots for the label and for the commands. A button in the label's
/// slot does the primary action.
struct MenuElement<Label: View, Content: View> {
  let label: Label
  let content: Content
}

extension MenuElement: ElementView {
  func content(in environment: EnvironmentValues) -> Element.Content { .menu }

  var children: TupleView<(SlotView<Label>, SlotView<Content>)> {
    TupleView((SlotView(.label, label), SlotView(.actions, content)))
  }
}

/// The order in which a menu shows its commands.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, priority, fixed }
  private let kind: Kind

  public static let automatic = MenuOrder(kind: .automatic)
  public static let priority = MenuOrder(kind: .priority)
  public static let fixed = MenuOrder(kind: .fixed)
}

extension EnvironmentValues {
  /// The order in which menus show their commands; hosts here keep that of the source.
  @Entry public var menuOrder: MenuOrder = .automatic
  /// Whether menus show that they are menus.
  @Entry public internal(set) var menuIndicatorVisibility: Visibility = .automatic
}

extension View {
  /// Sets the order in which menus show their commands.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Says whether menus show that they are menus.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
