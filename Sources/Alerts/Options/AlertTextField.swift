import SwiftUI

/// A text field in an alert.
///
/// ```swift
/// Alert(title: "Sign in", actions: [.init(title: "Sign in") { signIn($0["password"]) }])
///   .textField(AlertTextField("Password", id: "password", isSecure: true) { $0.count >= 8 })
/// ```
public struct AlertTextField: Sendable, Identifiable {
  /// Whether a text will do.
  public typealias Validation = @MainActor @Sendable (String) -> Bool

  /// The name by which the answer is read: `input["password"]`.
  public var id: String
  /// What the field is for; nil or empty means that it says nothing.
  public var label: AlertText?
  /// What it contains at first.
  public var text: String
  /// What it shows while it is empty.
  public var prompt: AlertText?
  /// Whether the text is hidden.
  public var isSecure: Bool
  /// Which keyboard suits it.
  ///
  /// A wish, for presenters that can grant it. SwiftUI's modifier for it exists on some platforms
  /// only, and the presenter in this library draws the same on all.
  public var keyboard: Keyboard
  /// Whether a text will do; nil means that every text does.
  public var isValid: Validation?

  /// Makes a text field.
  ///
  /// - Parameters:
  ///   - label: What the field is for, a localized key.
  ///   - id: The name by which the answer is read; nil means the label as it is in the source code.
  ///   - text: What it contains at first.
  ///   - prompt: What it shows while it is empty, a localized key.
  ///   - isSecure: Whether the text is hidden.
  ///   - keyboard: Which keyboard suits it.
  ///   - isValid: Whether a text will do. While one will not, only cancel actions can be pressed.
  public init(
    _ label: LocalizedStringResource? = nil, id: String? = nil, text: String = "",
    prompt: LocalizedStringResource? = nil, isSecure: Bool = false,
    keyboard: Keyboard = .standard, isValid: Validation? = nil
  ) {
    self.init(
      AlertText(label), id: id, text: text, prompt: prompt.alertText, isSecure: isSecure,
      keyboard: keyboard, isValid: isValid)
  }

  /// Makes a text field with a label made at run time, which is shown as it is.
  @_disfavoredOverload
  public init(
    _ label: some AlertTextConvertible, id: String? = nil, text: String = "",
    prompt: LocalizedStringResource? = nil, isSecure: Bool = false,
    keyboard: Keyboard = .standard, isValid: Validation? = nil
  ) {
    self.init(
      AlertText(label), id: id, text: text, prompt: prompt.alertText, isSecure: isSecure,
      keyboard: keyboard, isValid: isValid)
  }

  /// Makes a text field from texts that there are.
  @_disfavoredOverload
  public init(
    _ label: AlertText?, id: String? = nil, text: String = "", prompt: AlertText? = nil,
    isSecure: Bool = false, keyboard: Keyboard = .standard, isValid: Validation? = nil
  ) {
    self.id = id ?? label?.source ?? ""
    self.label = label
    self.text = text
    self.prompt = prompt
    self.isSecure = isSecure
    self.keyboard = keyboard
    self.isValid = isValid
  }

  /// A keyboard for a kind of text.
  public enum Keyboard: Hashable, Sendable {
    /// For any text.
    case standard
    /// For an e-mail address.
    case email
    /// For a whole number.
    case number
    /// For a number with a fraction.
    case decimal
    /// For a telephone number.
    case phone
    /// For an address on the web.
    case url
  }
}

extension AlertTextField {
  /// Which text field of an alert has the keyboard when the alert is presented.
  public enum Focus: Hashable, Sendable {
    /// What the platform makes of it: the first field, on most.
    case automatic
    /// None of them.
    case none
    /// The field with an ``AlertTextField/id``.
    case field(String)
  }
}

extension AlertTextField: Equatable {
  /// Compares everything but the validation, of which only whether there is one counts.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id && lhs.label == rhs.label && lhs.text == rhs.text && lhs.prompt == rhs.prompt
      && lhs.isSecure == rhs.isSecure && lhs.keyboard == rhs.keyboard
      && (lhs.isValid == nil) == (rhs.isValid == nil)
  }
}

/// What the user has entered into an alert.
public struct AlertInput: Equatable, Sendable {
  /// The texts of the fields, from top to bottom.
  public internal(set) var texts: [String]
  /// The names of the fields, from top to bottom.
  public let names: [String]
  /// Whether the "don't ask again" toggle is on.
  public internal(set) var isSuppressed = false

  static let none = AlertInput(texts: [], names: [])

  init(texts: [String], names: [String]) {
    self.texts = texts
    self.names = names
  }

  init(fields: [AlertTextField]) {
    self.init(texts: fields.map(\.text), names: fields.map(\.id))
  }

  /// Whether there was nothing to enter and nothing is.
  var isEmpty: Bool { names.isEmpty && !isSuppressed }

  /// The text of the first field, or an empty one where there is no field.
  public var text: String { texts.first ?? "" }

  /// The text of the field with a name, or an empty one where there is no such field.
  public subscript(name: String) -> String {
    names.firstIndex(of: name).map { texts[$0] } ?? ""
  }
}
