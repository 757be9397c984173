/// How toggles look and behave.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle style has to show, and the value to change.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool
  public var isMixed: Bool

  nonisolated package init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyleConfiguration.Label: TransparentView {
  package var transparentContent: AnyView { view }
}

/// The style of the place where the toggle is.
public struct DefaultToggleStyle {
  nonisolated public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  public func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View {
    ToggleElement(isOn: configuration.$isOn, style: .automatic, label: configuration.label)
  }
}

/// A switch beside the label.
/// https://developer.apple.com/documentation/swiftui/switchtogglestyle
@available(iOS 13.0, macOS 10.15, tvOS 18.0, watchOS 6.0, visionOS 1.0, *)
public struct SwitchToggleStyle {
  nonisolated public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 18.0, watchOS 6.0, visionOS 1.0, *)
extension SwitchToggleStyle: ToggleStyle {
  public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View {
    ToggleElement(isOn: configuration.$isOn, style: .switch, label: configuration.label)
  }
}

/// A box with a check mark before the label.
public struct CheckboxToggleStyle {
  nonisolated public init() {}
}

extension CheckboxToggleStyle: ToggleStyle {
  public func makeBody(configuration: CheckboxToggleStyle.Configuration) -> some View {
    ToggleElement(isOn: configuration.$isOn, style: .checkbox, label: configuration.label)
  }
}

/// A button that stays pressed.
public struct ButtonToggleStyle {
  nonisolated public init() {}
}

extension ButtonToggleStyle: ToggleStyle {
  public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View {
    ToggleElement(isOn: configuration.$isOn, style: .button, label: configuration.label)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { .init() }
}

// https://developer.apple.com/documentation/swiftui/togglestyle/switch
@available(iOS 13.0, macOS 10.15, tvOS 18.0, watchOS 6.0, visionOS 1.0, *)
extension ToggleStyle where Self == SwitchToggleStyle {
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { .init() }
}

/// A toggle style whose type is known only at run time.
package struct AnyToggleStyle {
  package let style: any ToggleStyle

  @MainActor func makeView(_ configuration: ToggleStyleConfiguration) -> AnyView {
    func open<S: ToggleStyle>(_ style: S) -> AnyView {
      // A toggle within the style's own body is a standard one.
      AnyView(style.makeBody(configuration: configuration).environment(\.toggleStyle, nil))
    }
    return open(style)
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle? { nil }
}

extension EnvironmentValues {
  package var toggleStyle: AnyToggleStyle? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

package struct ToggleStyleModifier<S: ToggleStyle> {
  package let style: S
}

extension ToggleStyleModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.toggleStyle = AnyToggleStyle(style: style)
  }
}

extension View {
  /// Sets the style of the toggles in this view.
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    modifier(ToggleStyleModifier(style: style))
  }
}
