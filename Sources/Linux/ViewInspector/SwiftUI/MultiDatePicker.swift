import SwiftUI
import SwiftUICore

extension ViewType {
  /// `MultiDatePicker`
  public struct MultiDatePicker: KnownViewType {
    public static let typePrefix = "MultiDatePicker"
  }
}

extension InspectableView where View: SingleViewContent {
  public func multiDatePicker() throws -> InspectableView<ViewType.MultiDatePicker> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func multiDatePicker(_ index: Int) throws -> InspectableView<ViewType.MultiDatePicker> {
    try child(at: index)
  }
}

@MainActor
private protocol MultiDatePickerValue {
  var selection: Binding<Set<DateComponents>> { get }
}

extension MultiDatePicker: MultiDatePickerValue {}

extension MultiDatePicker: KnownView {
  var viewType: any BaseViewType.Type { ViewType.MultiDatePicker.self }
  var supplements: [Supplement] { [Supplement.label { label }] }
}

extension InspectableView where View == ViewType.MultiDatePicker {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  /// Chooses these days and no others; an error where a person could not.
  public func select(dateComponents: Set<DateComponents>) throws {
    try place.guardIsResponsive("MultiDatePicker")
    let selection = try place.value((any MultiDatePickerValue).self).selection
    try MainThread.perform { selection.wrappedValue = dateComponents }
  }
}
