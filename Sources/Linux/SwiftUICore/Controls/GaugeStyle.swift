/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GaugeStyleConfiguration
}

/// What a gauge style has to show; the value lies between 0 and 1.
public struct GaugeStyleConfiguration {
  /// What the gauge is about.
  public struct Label {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  /// The value in words.
  public struct CurrentValueLabel {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  /// What stands at the lower end.
  public struct MinimumValueLabel {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  /// What stands at the upper end.
  public struct MaximumValueLabel {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  public let value: Double
  public let label: GaugeStyleConfiguration.Label
  public let currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  public let minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  public let maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?

  nonisolated package init(
    value: Double,
    label: Label,
    currentValueLabel: CurrentValueLabel?,
    minimumValueLabel: MinimumValueLabel?,
    maximumValueLabel: MaximumValueLabel?
  ) {
    self.value = value
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }
}

extension GaugeStyleConfiguration.Label: TransparentView {
  package var transparentContent: AnyView { view }
}

extension GaugeStyleConfiguration.CurrentValueLabel: TransparentView {
  package var transparentContent: AnyView { view }
}

extension GaugeStyleConfiguration.MinimumValueLabel: TransparentView {
  package var transparentContent: AnyView { view }
}

extension GaugeStyleConfiguration.MaximumValueLabel: TransparentView {
  package var transparentContent: AnyView { view }
}

/// The style of the place where the gauge is.
public struct DefaultGaugeStyle {
  nonisolated public init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
  public func makeBody(configuration: DefaultGaugeStyle.Configuration) -> some View {
    GaugeElement(
      fraction: configuration.value, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel,
      minimum: configuration.minimumValueLabel, maximum: configuration.maximumValueLabel)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { .init() }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle {
  nonisolated public init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: LinearCapacityGaugeStyle.Configuration) -> some View {
    GaugeElement(
      fraction: configuration.value, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel,
      minimum: configuration.minimumValueLabel, maximum: configuration.maximumValueLabel)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

/// A bar with a marker.
public struct AccessoryLinearGaugeStyle {
  nonisolated public init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
  public func makeBody(configuration: AccessoryLinearGaugeStyle.Configuration) -> some View {
    GaugeElement(
      fraction: configuration.value, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel,
      minimum: configuration.minimumValueLabel, maximum: configuration.maximumValueLabel)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle {
    .init()
  }
}

/// A bar that fills, without the current value.
public struct AccessoryLinearCapacityGaugeStyle {
  nonisolated public init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: AccessoryLinearCapacityGaugeStyle.Configuration) -> some View
  {
    GaugeElement(
      fraction: configuration.value, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel,
      minimum: configuration.minimumValueLabel, maximum: configuration.maximumValueLabel)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  @MainActor @preconcurrency public static var accessoryLinearCapacity:
    AccessoryLinearCapacityGaugeStyle
  { .init() }
}

/// An open ring with a marker.
public struct AccessoryCircularGaugeStyle {
  nonisolated public init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
  public func makeBody(configuration: AccessoryCircularGaugeStyle.Configuration) -> some View {
    GaugeElement(
      fraction: configuration.value, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel,
      minimum: configuration.minimumValueLabel, maximum: configuration.maximumValueLabel)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle {
    .init()
  }
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle {
  nonisolated public init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: AccessoryCircularCapacityGaugeStyle.Configuration)
    -> some View
  {
    GaugeElement(
      fraction: configuration.value, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel,
      minimum: configuration.minimumValueLabel, maximum: configuration.maximumValueLabel)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  @MainActor @preconcurrency public static var accessoryCircularCapacity:
    AccessoryCircularCapacityGaugeStyle
  { .init() }
}

/// A style of gauges whose type is known only at run time.
package struct AnyGaugeStyle {
  package let style: any GaugeStyle

  @MainActor func makeView(_ configuration: GaugeStyleConfiguration) -> AnyView {
    func open<S: GaugeStyle>(_ style: S) -> AnyView {
      // What the style's own body has of the kind is standard.
      AnyView(style.makeBody(configuration: configuration).environment(\.gaugeStyle, nil))
    }
    return open(style)
  }
}

extension EnvironmentValues {
  @Entry package var gaugeStyle: AnyGaugeStyle? = nil
}

package struct GaugeStyleModifier<S: GaugeStyle> {
  package let style: S
}

extension GaugeStyleModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.gaugeStyle = AnyGaugeStyle(style: style)
  }
}

extension View {
  /// Sets the style of the gauges in this view.
  nonisolated public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    modifier(GaugeStyleModifier(style: style))
  }
}
