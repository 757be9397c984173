import SwiftUI
import SwiftUICore

extension ViewType {
  /// `ColorPicker`
  public struct ColorPicker: KnownViewType {
    public static let typePrefix = "ColorPicker"
  }
}

extension InspectableView where View: SingleViewContent {
  public func colorPicker() throws -> InspectableView<ViewType.ColorPicker> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func colorPicker(_ index: Int) throws -> InspectableView<ViewType.ColorPicker> {
    try child(at: index)
  }
}

@MainActor
private protocol ColorPickerValue {
  var selection: Binding<Color> { get }
}

extension ColorPicker: ColorPickerValue {}

extension ColorPicker: KnownView {
  var viewType: any BaseViewType.Type { ViewType.ColorPicker.self }
  var supplements: [Supplement] { [Supplement.label { label }] }
}

extension InspectableView where View == ViewType.ColorPicker {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  /// Chooses a colour; an error where a person could not.
  public func select(color: Color) throws {
    try place.guardIsResponsive("ColorPicker")
    let selection = try place.value((any ColorPickerValue).self).selection
    try MainThread.perform { selection.wrappedValue = color }
  }
}
