import Alerts
import SwiftUI

/// What an alert said when it was last looked at.
///
/// A presentation can be taken over by another alert, in place; an alert in hand goes on saying what
/// it said.
@MainActor
struct AlertContent {
  struct Action {
    let id: AlertActionID
    let title: String
    let role: ButtonRole?
  }

  let title: String?
  let message: String?
  let actions: [Action]
  let defaultAction: AlertActionID?
  let fields: [String]
  /// What the user reads beside each field.
  let fieldLabels: [String]
  let input: AlertInput
  let style: AlertStyle
  let severity: AlertSeverity
  let icon: AlertIcon?
  let toggle: String?
  let timeout: Duration?
  let origin: AlertOrigin

  init(_ presentation: AlertPresentation) {
    title = presentation.title
    message = presentation.message
    actions = presentation.actions.map {
      Action(id: $0.id, title: $0.title, role: $0.role)
    }
    defaultAction = presentation.defaultAction
    fields = presentation.fields.map(\.id)
    fieldLabels = presentation.fields.map { $0.label?.string() ?? "" }
    input = presentation.input
    style = presentation.style
    severity = presentation.severity
    icon = presentation.icon
    toggle = presentation.suppression.map { $0.title.string() }
    timeout = presentation.timeout
    origin = presentation.origin
  }

  /// What the alert is called in a message: its title, or its message where it has none.
  var name: String { title ?? message ?? "" }

  /// The position of a field, by its name, or else by its label where no other has the same.
  func position(ofField name: String) -> Int? {
    if let position = fields.firstIndex(of: name) { return position }
    let labelled = fieldLabels.indices.filter { fieldLabels[$0] == name }
    return labelled.count == 1 ? labelled[0] : nil
  }

  /// The names of the fields, with their labels where those are others.
  private var fieldNames: [String] {
    zip(fields, fieldLabels).map { name, label in
      label.isEmpty || label == name ? name : "\(name) (“\(label)”)"
    }
  }

  /// The alert in one line.
  ///
  /// - Parameter isEnabled: Which actions can be pressed.
  func summary(isEnabled: (AlertActionID) -> Bool) -> String {
    let details = title == nil ? "" : message.map { " – “\($0.prefix(200))”" } ?? ""
    let inputs = zip(fieldNames, input.texts).map { "\($0): “\($1)”" }
    let buttons = actions.map { "[\($0.title)]" + (isEnabled($0.id) ? "" : " (disabled)") }
    return "“\(name)”\(details) " + (inputs + buttons).joined(separator: " ")
      + ", shown at \(origin)."
  }
}
