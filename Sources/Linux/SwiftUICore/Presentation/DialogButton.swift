/// A button of an alert or a confirmation dialog, as a host shows it.
@MainActor
package struct DialogButton: Identifiable {
  /// Which button it is, whatever it says and wherever it stands.
  package enum ID: Hashable, Sendable {
    /// One of the app's.
    case action(Element.ID)
    /// Those that the system adds where there is no other way out.
    case ok, cancel
  }

  package nonisolated let id: ID
  /// nil for a button that the system adds.
  package let element: Element?
  package let title: String
  package let role: ButtonRole?
  package let isEnabled: Bool
  /// Whether Return presses it.
  package internal(set) var isDefault: Bool
  /// Whether Escape presses it.
  package internal(set) var isCancel = false
  private let presentation: Presentation

  init(_ element: Element, _ content: ButtonContent, _ presentation: Presentation) {
    id = .action(element.id)
    self.element = element
    title = element.accessibleName
    role = content.role
    isDefault = content.shortcut == .defaultAction
    isEnabled = element.isEnabled
    self.presentation = presentation
  }

  /// One that the system adds: in the words of the language in force.
  init(_ id: ID, _ presentation: Presentation) {
    let locale = presentation.environment.locale
    self.id = id
    element = nil
    title = id == .cancel ? SystemText.cancel(locale) : SystemText.ok(locale)
    role = id == .cancel ? .cancel : nil
    isDefault = false
    isEnabled = true
    self.presentation = presentation
  }

  /// Presses the button; says whether it could be pressed.
  @discardableResult
  package func press() -> Bool {
    guard presentation.phase == .presented else { return false }
    if let element { return element.send(.activate) }
    presentation.dismiss()
    return true
  }
}
