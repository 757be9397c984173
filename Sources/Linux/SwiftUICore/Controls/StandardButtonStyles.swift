/// The style of the place where the button is.
public struct DefaultButtonStyle {
  nonisolated public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: .automatic, action: configuration.action,
      label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle {
    DefaultButtonStyle()
  }
}

/// The label alone.
public struct PlainButtonStyle {
  nonisolated public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: .plain, action: configuration.action,
      label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A label in the accent colour, without a border.
public struct BorderlessButtonStyle {
  nonisolated public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: .borderless, action: configuration.action,
      label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle {
    BorderlessButtonStyle()
  }
}

/// A label within a border.
public struct BorderedButtonStyle {
  nonisolated public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: .bordered, action: configuration.action,
      label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle {
    BorderedButtonStyle()
  }
}

/// A label within a border that stands out.
public struct BorderedProminentButtonStyle {
  nonisolated public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: .borderedProminent, action: configuration.action,
      label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A label that looks like a link.
public struct LinkButtonStyle {
  nonisolated public init() {}
}

extension LinkButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: .link, action: configuration.action,
      label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  @MainActor @preconcurrency public static var link: LinkButtonStyle { LinkButtonStyle() }
}
