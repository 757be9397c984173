import SwiftUI
import SwiftUICore

extension InspectableView {
  /// The value that a modifier of the view, or of a view around it, sets in the environment.
  public func environment<T>(_ reference: WritableKeyPath<EnvironmentValues, T>) throws -> T {
    try place.environmentValue(reference, name: "environment(\(T.self))")
  }

  public func keyboardShortcut() throws -> KeyboardShortcut {
    try place.modifier("keyboardShortcut") { (modifier: KeyboardShortcutModifier) in
      modifier.shortcut
    }
  }

  public func buttonStyle() throws -> Any { try place.style("buttonStyle", "ButtonStyle") }
  public func toggleStyle() throws -> Any { try place.style("toggleStyle", "ToggleStyle") }
  public func labelStyle() throws -> Any { try place.style("labelStyle", "LabelStyle") }
  public func pickerStyle() throws -> Any { try place.style("pickerStyle", "PickerStyle") }
  public func menuStyle() throws -> Any { try place.style("menuStyle", "MenuStyle") }
  public func groupBoxStyle() throws -> Any { try place.style("groupBoxStyle", "GroupBoxStyle") }
  public func gaugeStyle() throws -> Any { try place.style("gaugeStyle", "GaugeStyle") }

  public func textFieldStyle() throws -> Any {
    try place.style("textFieldStyle", "TextFieldStyle")
  }

  public func textEditorStyle() throws -> Any {
    try place.style("textEditorStyle", "TextEditorStyle")
  }

  public func datePickerStyle() throws -> Any {
    try place.style("datePickerStyle", "DatePickerStyle")
  }

  public func progressViewStyle() throws -> Any {
    try place.style("progressViewStyle", "ProgressViewStyle")
  }

  public func controlGroupStyle() throws -> Any {
    try place.style("controlGroupStyle", "ControlGroupStyle")
  }

  public func labeledContentStyle() throws -> Any {
    try place.style("labeledContentStyle", "LabeledContentStyle")
  }
}

extension InspectedView {
  func environmentValue<T>(
    _ keyPath: WritableKeyPath<EnvironmentValues, T>, name: String
  ) throws -> T {
    try modifier(name) { (modifier: _EnvironmentKeyWritingModifier<T>) in
      modifier.keyPath == keyPath ? .some(modifier.value) : nil
    }
  }

  fileprivate func style(_ name: String, _ kind: String) throws -> Any {
    try modifier(name) { (modifier: any StyleValue) in
      modifier.styleKind == kind ? modifier.anyStyle : nil
    }
  }
}

/// A modifier that sets a style.
@MainActor
private protocol StyleValue {
  var styleKind: String { get }
  var anyStyle: Any { get }
}

extension ButtonStyleModifier: StyleValue {
  var styleKind: String { "ButtonStyle" }
  var anyStyle: Any { style }
}

extension PrimitiveButtonStyleModifier: StyleValue {
  var styleKind: String { "ButtonStyle" }
  var anyStyle: Any { style }
}

extension ToggleStyleModifier: StyleValue {
  var styleKind: String { "ToggleStyle" }
  var anyStyle: Any { style }
}

extension LabelStyleModifier: StyleValue {
  var styleKind: String { "LabelStyle" }
  var anyStyle: Any { style }
}

extension PickerStyleModifier: StyleValue {
  var styleKind: String { "PickerStyle" }
  var anyStyle: Any { style }
}

extension MenuStyleModifier: StyleValue {
  var styleKind: String { "MenuStyle" }
  var anyStyle: Any { style }
}

extension GaugeStyleModifier: StyleValue {
  var styleKind: String { "GaugeStyle" }
  var anyStyle: Any { style }
}

extension TextFieldStyleModifier: StyleValue {
  var styleKind: String { "TextFieldStyle" }
  var anyStyle: Any { style }
}

extension TextEditorStyleModifier: StyleValue {
  var styleKind: String { "TextEditorStyle" }
  var anyStyle: Any { style }
}

extension DatePickerStyleModifier: StyleValue {
  var styleKind: String { "DatePickerStyle" }
  var anyStyle: Any { style }
}

extension ProgressViewStyleModifier: StyleValue {
  var styleKind: String { "ProgressViewStyle" }
  var anyStyle: Any { style }
}

extension GroupBoxStyleModifier: StyleValue {
  var styleKind: String { "GroupBoxStyle" }
  var anyStyle: Any { style }
}

extension ControlGroupStyleModifier: StyleValue {
  var styleKind: String { "ControlGroupStyle" }
  var anyStyle: Any { style }
}

extension LabeledContentStyleModifier: StyleValue {
  var styleKind: String { "LabeledContentStyle" }
  var anyStyle: Any { style }
}
