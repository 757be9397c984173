/// An alert as a value: a title, a message and one or two buttons.
public struct Alert {
  package let title: Text
  package let message: Text?
  package let primaryButton: Alert.Button
  package let secondaryButton: Alert.Button?
  /// Whether the two buttons stand side by side whatever their length.
  package private(set) var prefersSideBySide = false

  /// An alert with one button; without one it gets an OK button that only dismisses.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    primaryButton = dismissButton ?? .ok
    secondaryButton = nil
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button,
    secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    self.primaryButton = primaryButton
    self.secondaryButton = secondaryButton
  }

  /// An alert whose two buttons stand side by side.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Alert.Button,
    secondaryButton: Alert.Button
  ) -> Alert {
    var alert = Alert(
      title: title, message: message, primaryButton: primaryButton,
      secondaryButton: secondaryButton)
    alert.prefersSideBySide = true
    return alert
  }

  /// The buttons in their order.
  package var buttons: [Alert.Button] {
    [primaryButton] + (secondaryButton.map { [$0] } ?? [])
  }
}

extension Alert {
  /// A button of an alert or an action sheet.
  public struct Button {
    package enum Kind: Hashable, Sendable {
      case `default`, cancel, destructive
    }

    package let kind: Kind
    /// The label, or nil where the wording is the host's ("OK", "Cancel", in its language).
    package let explicitLabel: Text?
    package let action: (() -> Void)?

    /// The label, with the usual English wording where none was given.
    package var label: Text {
      explicitLabel ?? Text(verbatim: kind == .cancel ? "Cancel" : "OK")
    }

    package static var ok: Alert.Button {
      Alert.Button(kind: .default, explicitLabel: nil, action: nil)
    }

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(kind: .default, explicitLabel: label, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(kind: .cancel, explicitLabel: label, action: action)
    }

    /// A cancelling button with the system's wording.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(kind: .cancel, explicitLabel: nil, action: action)
    }

    public static func destructive(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Alert.Button {
      Alert.Button(kind: .destructive, explicitLabel: label, action: action)
    }
  }
}
