import SwiftUI
import SwiftUICore

extension ViewType {
  /// `TextField`
  public struct TextField: KnownViewType {
    public static let typePrefix = "TextField"
  }
}

extension InspectableView where View: SingleViewContent {
  public func textField() throws -> InspectableView<ViewType.TextField> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func textField(_ index: Int) throws -> InspectableView<ViewType.TextField> {
    try child(at: index)
  }
}

@MainActor
private protocol TextFieldValue {
  var source: TextSource { get }
  var onEditingChanged: ((Bool) -> Void)? { get }
  var onCommit: (() -> Void)? { get }
}

extension TextField: TextFieldValue {}

extension TextField: KnownView {
  var viewType: any BaseViewType.Type { ViewType.TextField.self }
  var supplements: [Supplement] { fieldSupplements(label: label, prompt: prompt) }
}

/// The views of a field: its label, and the prompt where there is one.
@MainActor
func fieldSupplements(label: any View, prompt: Text?) -> [Supplement] {
  let promptPlace = Supplement("prompt()", isHop: true) {
    guard let prompt else { throw InspectionError.viewNotFound(parent: "prompt") }
    return prompt
  }
  return [Supplement.label { label }, promptPlace]
}

extension InspectableView where View == ViewType.TextField {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  public func prompt() throws -> InspectableView<ViewType.Text> { try supplement("prompt()") }
  public func input() throws -> String {
    try MainThread.run { try field().source.currentText }
  }

  /// Replaces the text, as a person does who types; an error where nobody could.
  public func setInput(_ value: String) throws {
    try place.guardIsResponsive("TextField")
    let source = try field().source
    try MainThread.perform { source.write(value) }
  }

  public func callOnEditingChanged(_ isEditing: Bool = true) throws {
    try place.guardIsResponsive("TextField")
    guard let callback = try field().onEditingChanged else {
      throw InspectionError.callbackNotFound(parent: "TextField", callback: "onEditingChanged")
    }
    try MainThread.perform { callback(isEditing) }
  }

  public func callOnCommit() throws {
    try place.guardIsResponsive("TextField")
    guard let callback = try field().onCommit else {
      throw InspectionError.callbackNotFound(parent: "TextField", callback: "onCommit")
    }
    try MainThread.perform { callback() }
  }

  private func field() throws -> any TextFieldValue {
    try Inspector.cast(value: place.view, type: (any TextFieldValue).self)
  }
}
