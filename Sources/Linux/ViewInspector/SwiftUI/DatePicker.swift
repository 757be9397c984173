import SwiftUI
import SwiftUICore

extension ViewType {
  /// `DatePicker`
  public struct DatePicker: KnownViewType {
    public static let typePrefix = "DatePicker"
  }
}

extension InspectableView where View: SingleViewContent {
  public func datePicker() throws -> InspectableView<ViewType.DatePicker> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func datePicker(_ index: Int) throws -> InspectableView<ViewType.DatePicker> {
    try child(at: index)
  }
}

@MainActor
private protocol DatePickerValue {
  func choose(_ date: Date)
}

extension DatePicker: DatePickerValue {
  func choose(_ date: Date) { selection.choose(date, from: earliest, through: latest) }
}

extension DatePicker: KnownView {
  var viewType: any BaseViewType.Type { ViewType.DatePicker.self }
  var supplements: [Supplement] { [Supplement.label { label }] }
}

extension InspectableView where View == ViewType.DatePicker {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  /// Chooses a date, the nearest that the picker allows; an error where a person could not.
  public func select(date: Date) throws {
    try place.guardIsResponsive("DatePicker")
    let picker = try picker()
    try MainThread.perform { picker.choose(date) }
  }

  private func picker() throws -> any DatePickerValue {
    try Inspector.cast(value: place.view, type: (any DatePickerValue).self)
  }
}
