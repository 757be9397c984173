import SwiftUI
import SwiftUICore

extension ViewType {
  /// `SecureField`
  public struct SecureField: KnownViewType {
    public static let typePrefix = "SecureField"
  }
}

extension InspectableView where View: SingleViewContent {
  public func secureField() throws -> InspectableView<ViewType.SecureField> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func secureField(_ index: Int) throws -> InspectableView<ViewType.SecureField> {
    try child(at: index)
  }
}

@MainActor
private protocol SecureFieldValue {
  var text: Binding<String> { get }
  var onCommit: (() -> Void)? { get }
}

extension SecureField: SecureFieldValue {}

extension SecureField: KnownView {
  var viewType: any BaseViewType.Type { ViewType.SecureField.self }
  var supplements: [Supplement] { fieldSupplements(label: label, prompt: prompt) }
}

extension InspectableView where View == ViewType.SecureField {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  public func prompt() throws -> InspectableView<ViewType.Text> { try supplement("prompt()") }
  public func input() throws -> String {
    try MainThread.run { try field().text.wrappedValue }
  }

  /// Replaces the text, as a person does who types; an error where nobody could.
  public func setInput(_ value: String) throws {
    try place.guardIsResponsive("SecureField")
    let text = try field().text
    try MainThread.perform { text.wrappedValue = value }
  }

  public func callOnCommit() throws {
    try place.guardIsResponsive("SecureField")
    guard let callback = try field().onCommit else {
      throw InspectionError.callbackNotFound(parent: "SecureField", callback: "onCommit")
    }
    try MainThread.perform { callback() }
  }

  private func field() throws -> any SecureFieldValue {
    try Inspector.cast(value: place.view, type: (any SecureFieldValue).self)
  }
}
