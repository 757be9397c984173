/// How pickers look. The standard styles are all there are.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// A picker style that hosts know.
@MainActor
package protocol StandardPickerStyle: PickerStyle {
  var content: PickerContent.Style { get }
}

/// The style of the place where the picker is.
public struct DefaultPickerStyle {
  nonisolated public init() {}
}

extension DefaultPickerStyle: StandardPickerStyle {
  package var content: PickerContent.Style { .automatic }
}

extension PickerStyle where Self == DefaultPickerStyle {
  @MainActor @preconcurrency public static var automatic: DefaultPickerStyle { .init() }
}

/// A menu of the options.
public struct MenuPickerStyle {
  nonisolated public init() {}
}

extension MenuPickerStyle: StandardPickerStyle {
  package var content: PickerContent.Style { .menu }
}

extension PickerStyle where Self == MenuPickerStyle {
  @MainActor @preconcurrency public static var menu: MenuPickerStyle { .init() }
}

/// The options side by side.
public struct SegmentedPickerStyle {
  nonisolated public init() {}
}

extension SegmentedPickerStyle: StandardPickerStyle {
  package var content: PickerContent.Style { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  @MainActor @preconcurrency public static var segmented: SegmentedPickerStyle { .init() }
}

/// The options in the list or form itself.
public struct InlinePickerStyle {
  nonisolated public init() {}
}

extension InlinePickerStyle: StandardPickerStyle {
  package var content: PickerContent.Style { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  @MainActor @preconcurrency public static var inline: InlinePickerStyle { .init() }
}

/// The options one below the other, each with a round box.
public struct RadioGroupPickerStyle {
  nonisolated public init() {}
}

extension RadioGroupPickerStyle: StandardPickerStyle {
  package var content: PickerContent.Style { .radioGroup }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  @MainActor @preconcurrency public static var radioGroup: RadioGroupPickerStyle { .init() }
}

/// A wheel that is turned.
public struct WheelPickerStyle {
  nonisolated public init() {}
}

extension WheelPickerStyle: StandardPickerStyle {
  package var content: PickerContent.Style { .wheel }
}

extension PickerStyle where Self == WheelPickerStyle {
  @MainActor @preconcurrency public static var wheel: WheelPickerStyle { .init() }
}

/// A row of small icons.
public struct PalettePickerStyle {
  nonisolated public init() {}
}

extension PalettePickerStyle: StandardPickerStyle {
  package var content: PickerContent.Style { .palette }
}

extension PickerStyle where Self == PalettePickerStyle {
  @MainActor @preconcurrency public static var palette: PalettePickerStyle { .init() }
}

/// A row that leads to a list of the options.
public struct NavigationLinkPickerStyle {
  nonisolated public init() {}
}

extension NavigationLinkPickerStyle: StandardPickerStyle {
  package var content: PickerContent.Style { .navigationLink }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  @MainActor @preconcurrency public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension EnvironmentValues {
  @Entry package var pickerStyle: PickerContent.Style = .automatic
}

package struct PickerStyleModifier<S: PickerStyle> {
  package let style: S
}

extension PickerStyleModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    guard let standard = style as? any StandardPickerStyle else { return }
    context.environment.pickerStyle = standard.content
  }
}

extension View {
  /// Sets the style of the pickers in this view.
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    modifier(PickerStyleModifier(style: style))
  }
}
