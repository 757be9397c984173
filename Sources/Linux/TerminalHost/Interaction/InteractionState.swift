import SwiftUICore

/// What the host remembers between two drawings: the focus, scrolled places, fields being edited.
@MainActor
final class InteractionState {
  var focus: TargetID?
  var offsets: [TargetID: CellPoint] = [:]
  private var editors: [Element.ID: FieldEditor] = [:]

  /// The editor of a field, in step with what the app says its text is.
  func editor(for element: Element) -> FieldEditor? {
    guard let (text, isMultiline) = Self.text(of: element) else { return nil }
    var editor = editors[element.id] ?? FieldEditor(text, isMultiline: isMultiline)
    editor.replace(text)
    return editor
  }

  func set(_ editor: FieldEditor, for element: Element) { editors[element.id] = editor }

  /// Forgets what belongs to things that are no longer on screen.
  func forget(allBut targets: [Target], _ regions: [ScrollRegion]) {
    if editors.count > 64 {
      let fields = Set(targets.compactMap { $0.field?.element.id })
      editors = editors.filter { fields.contains($0.key) }
    }
    if offsets.count > 256 {
      let present = Set(regions.map(\.id))
      offsets = offsets.filter { present.contains($0.key) }
    }
  }

  static func text(of element: Element) -> (String, isMultiline: Bool)? {
    switch element.content {
    case .textField(let content): (content.text, content.isVertical)
    case .textEditor(let text): (text, true)
    default: nil
    }
  }
}
