import SwiftUI
import SwiftUICore

extension ViewType {
  /// `TextEditor`
  public struct TextEditor: KnownViewType {
    public static let typePrefix = "TextEditor"
  }
}

extension InspectableView where View: SingleViewContent {
  public func textEditor() throws -> InspectableView<ViewType.TextEditor> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func textEditor(_ index: Int) throws -> InspectableView<ViewType.TextEditor> {
    try child(at: index)
  }
}

extension TextEditor: KnownView {
  var viewType: any BaseViewType.Type { ViewType.TextEditor.self }
}

extension InspectableView where View == ViewType.TextEditor {
  public func input() throws -> String {
    try MainThread.run { try editor().text.wrappedValue }
  }

  /// Replaces the text, as a person does who types; an error where nobody could.
  public func setInput(_ value: String) throws {
    try place.guardIsResponsive("TextEditor")
    let text = try editor().text
    try MainThread.perform { text.wrappedValue = value }
  }

  private func editor() throws -> TextEditor {
    try Inspector.cast(value: place.view, type: TextEditor.self)
  }
}
