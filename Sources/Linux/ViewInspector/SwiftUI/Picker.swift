import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Picker`
  public struct Picker: KnownViewType, MultipleViewContent {
    public static let typePrefix = "Picker"
  }
}

extension InspectableView where View: SingleViewContent {
  public func picker() throws -> InspectableView<ViewType.Picker> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func picker(_ index: Int) throws -> InspectableView<ViewType.Picker> {
    try child(at: index)
  }
}

/// A value that a test chooses has to be of the control's own type: an `Int` is no `Int?`.
enum SelectionType {
  static func exact<T>(_ value: Any, _ type: T.Type) -> T? {
    Swift.type(of: value) == type ? value as? T : nil
  }

  static func mismatch(_ call: String, _ expected: Any.Type, _ value: Any) -> InspectionError {
    .notSupported(
      "\(call) expected a value of type \(Inspector.typeName(type: expected)) but received "
        + Inspector.typeName(value: value))
  }
}

@MainActor
private protocol PickerValue {
  var selectedAny: Any { get }
  func choose(_ value: Any) throws
}

extension Picker: PickerValue {
  var selectedAny: Any { selection.wrappedValue }

  func choose(_ value: Any) throws {
    guard let chosen = SelectionType.exact(value, SelectionValue.self) else {
      throw SelectionType.mismatch("select(value:)", SelectionValue.self, value)
    }
    selection.wrappedValue = chosen
  }
}

extension Picker: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Picker.self }
  var inspectedChildren: InspectedChildren { .container(content) }
  var supplements: [Supplement] { [Supplement.label { label }] }
}

extension InspectableView where View == ViewType.Picker {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  public func selectedValue<SelectionValue>(
    _ type: SelectionValue.Type
  ) throws -> SelectionValue where SelectionValue: Hashable {
    try selectedValue()
  }

  /// Chooses a value; an error where a person could not.
  public func select<SelectionValue>(value: SelectionValue) throws
  where SelectionValue: Hashable {
    try place.guardIsResponsive("Picker")
    let picker = try picker()
    try MainThread.perform { try picker.choose(value) }
  }

  public func selectedValue<SelectionValue>() throws -> SelectionValue
  where SelectionValue: Hashable {
    try MainThread.run {
      try Inspector.cast(value: picker().selectedAny, type: SelectionValue.self)
    }
  }

  private func picker() throws -> any PickerValue {
    try Inspector.cast(value: place.view, type: (any PickerValue).self)
  }
}
