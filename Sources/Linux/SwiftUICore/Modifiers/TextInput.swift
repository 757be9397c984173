extension EnvironmentValues {
  /// Whether what is typed is corrected.
  public var autocorrectionDisabled: Bool {
    get { disableAutocorrection ?? false }
    set { disableAutocorrection = newValue }
  }

  /// What a keyboard capitalises by itself.
  @Entry package var textInputAutocapitalization: TextInputAutocapitalization? = nil
  /// Whether texts can be selected.
  @Entry package var isTextSelectable: Bool = false
}

/// Whether texts can be selected.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Says whether what is typed in the view is corrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.disableAutocorrection, disable)
  }

  /// Says whether what is typed in the view is corrected; nil leaves it to the system.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }

  /// Says what a keyboard capitalises by itself.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textInputAutocapitalization, autocapitalization)
  }

  /// Says whether the texts in the view can be selected.
  nonisolated public func textSelection<S>(_ selectability: S) -> some View
  where S: TextSelectability {
    environment(\.isTextSelectable, S.allowsSelection)
  }
}
