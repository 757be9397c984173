/// A control that does something when it is pressed.
public struct Button<Label> where Label: View {
  package let role: ButtonRole?
  package let action: @MainActor () -> Void
  package let label: Label

  nonisolated package init(
    storedRole: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label
  ) {
    role = storedRole
    self.action = action
    self.label = label
  }

  @preconcurrency
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(storedRole: nil, action: action, label: label())
  }
}

extension Button: View {
  public var body: some View {
    StyledButton(role: role, action: action, label: label)
  }
}

extension Button where Label == Text {
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(storedRole: nil, action: action, label: Text(titleKey))
  }

  @_disfavoredOverload @preconcurrency
  nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(storedRole: nil, action: action, label: Text(title))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let trigger = configuration.action
    self.init(storedRole: configuration.role, action: trigger, label: configuration.label)
  }
}

extension Button {
  @preconcurrency
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(storedRole: role, action: action, label: label())
  }
}

extension Button where Label == Text {
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(storedRole: role, action: action, label: Text(titleKey))
  }

  @_disfavoredOverload @preconcurrency
  nonisolated public init<S>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(storedRole: role, action: action, label: Text(title))
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      storedRole: nil, action: action,
      label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }

  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      storedRole: role, action: action,
      label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload @preconcurrency
  nonisolated public init<S>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(
      storedRole: nil, action: action, label: SwiftUICore.Label(title, systemImage: systemImage))
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(
      storedRole: role, action: action, label: SwiftUICore.Label(title, systemImage: systemImage))
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Button where Label == DefaultButtonLabel {
  /// A button with the system's words for a role.
  /// https://developer.apple.com/documentation/swiftui/button/init(role:action:)
  @preconcurrency
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(storedRole: role, action: action, label: DefaultButtonLabel(role: role))
  }
}

/// The system's words for what a button does.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct DefaultButtonLabel {
  package let role: ButtonRole
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension DefaultButtonLabel: View {
  public var body: some View { RoleTitle(role: role) }
}

private struct RoleTitle: View {
  @Environment(\.locale) private var locale
  let role: ButtonRole

  init(role: ButtonRole) {
    self.role = role
  }

  var body: some View { Text(verbatim: SystemText.title(of: role, locale)) }
}

/// The button as the style in force makes it.
private struct StyledButton<Label: View>: View {
  @Environment(\.buttonStyle) private var style
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  var body: some View {
    switch style {
    case nil:
      ButtonElement(role: role, style: .automatic, action: action, label: label)
    case .label(let style):
      ButtonElement(role: role, style: .custom, action: action, label: styled(style))
    case .whole(let style):
      whole(style)
    }
  }

  private func styled(_ style: any ButtonStyle) -> AnyView {
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init(AnyView(label)), isPressed: false)
    func open<S: ButtonStyle>(_ style: S) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return open(style)
  }

  private func whole(_ style: any PrimitiveButtonStyle) -> AnyView {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(AnyView(label)), action: action)
    func open<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
      AnyView(style.makeBody(configuration: configuration).environment(\.buttonStyle, nil))
    }
    return open(style)
  }
}

/// The button that hosts show.
struct ButtonElement<Label: View> {
  let role: ButtonRole?
  let style: ButtonContent.Style
  let action: @MainActor () -> Void
  let label: Label
}

extension ButtonElement: ElementView {
  func content(in environment: EnvironmentValues) -> Element.Content {
    .button(
      ButtonContent(role: role, style: style, shortcut: environment.keyboardShortcut))
  }

  var children: Label { label }

  func adjust(_ environment: inout EnvironmentValues) { environment.keyboardShortcut = nil }

  func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
    guard case .activate = event else { return }
    guard let presentation = environment.presentation?.presentation, presentation.isDialog else {
      return action()
    }
    presentation.answer(action)
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The keys that press the control.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

package struct KeyboardShortcutModifier {
  package let shortcut: KeyboardShortcut?
}

extension KeyboardShortcutModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.keyboardShortcut = shortcut
  }
}

extension View {
  /// Presses the control with keys.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
  }

  /// Presses the control with keys.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Presses the control with keys, or with none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }
}
