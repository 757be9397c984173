/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a progress view style has to show.
public struct ProgressViewStyleConfiguration {
  /// What the work is called.
  public struct Label {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  /// How far it is, in words.
  public struct CurrentValueLabel {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  public let fractionCompleted: Double?
  public let label: ProgressViewStyleConfiguration.Label?
  public let currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?

  nonisolated package init(
    fractionCompleted: Double?,
    label: Label?,
    currentValueLabel: CurrentValueLabel?
  ) {
    self.fractionCompleted = fractionCompleted
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension ProgressViewStyleConfiguration.Label: TransparentView {
  package var transparentContent: AnyView { view }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: TransparentView {
  package var transparentContent: AnyView { view }
}

/// The style of the place where the view is.
public struct DefaultProgressViewStyle {
  nonisolated public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: DefaultProgressViewStyle.Configuration) -> some View {
    ProgressElement(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { .init() }
}

/// A bar.
public struct LinearProgressViewStyle {
  nonisolated public init() {}
}

extension LinearProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: LinearProgressViewStyle.Configuration) -> some View {
    ProgressElement(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { .init() }
}

/// A ring or a wheel.
public struct CircularProgressViewStyle {
  nonisolated public init() {}
}

extension CircularProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: CircularProgressViewStyle.Configuration) -> some View {
    ProgressElement(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { .init() }
}

/// A style of progress views whose type is known only at run time.
package struct AnyProgressViewStyle {
  package let style: any ProgressViewStyle

  @MainActor func makeView(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
    func open<S: ProgressViewStyle>(_ style: S) -> AnyView {
      // What the style's own body has of the kind is standard.
      AnyView(style.makeBody(configuration: configuration).environment(\.progressViewStyle, nil))
    }
    return open(style)
  }
}

extension EnvironmentValues {
  @Entry package var progressViewStyle: AnyProgressViewStyle? = nil
}

package struct ProgressViewStyleModifier<S: ProgressViewStyle> {
  package let style: S
}

extension ProgressViewStyleModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.progressViewStyle = AnyProgressViewStyle(style: style)
  }
}

extension View {
  /// Sets the style of the progress views in this view.
  nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    modifier(ProgressViewStyleModifier(style: style))
  }
}
