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

@MainActor
private protocol PickerValue {
  var selectedAny: Any { get }
  func choose(_ value: Any) throws
}

extension Picker: PickerValue {
  var selectedAny: Any { selection.wrappedValue }

  func choose(_ value: Any) throws {
    selection.wrappedValue = try Inspector.cast(value: value, type: SelectionValue.self)
  }
}

extension Picker: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Picker.self }
  var inspectedChildren: InspectedChildren { .container(content) }
  var supplements: [Supplement] { [Supplement.views("labelView()") { label }] }
}

extension InspectableView where View == ViewType.Picker {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  /// Chooses a value; an error where a person could not.
  public func select<SelectionValue>(value: SelectionValue) throws
  where SelectionValue: Hashable {
    try place.guardIsResponsive("Picker")
    let picker = try picker()
    try Evaluation.untracked { try picker.choose(value) }
  }

  public func selectedValue<SelectionValue>() throws -> SelectionValue
  where SelectionValue: Hashable {
    try Inspector.cast(value: picker().selectedAny, type: SelectionValue.self)
  }

  private func picker() throws -> any PickerValue {
    try Inspector.cast(value: place.view, type: (any PickerValue).self)
  }
}
