import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Toggle`
  public struct Toggle: KnownViewType {
    public static let typePrefix = "Toggle"
  }
}

extension InspectableView where View: SingleViewContent {
  public func toggle() throws -> InspectableView<ViewType.Toggle> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func toggle(_ index: Int) throws -> InspectableView<ViewType.Toggle> {
    try child(at: index)
  }
}

@MainActor
private protocol ToggleValue {
  var isOn: Binding<Bool> { get }
}

extension Toggle: ToggleValue {}

extension Toggle: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Toggle.self }
  var supplements: [Supplement] { [Supplement.label { label }] }
}

extension InspectableView where View == ViewType.Toggle {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  /// Switches the toggle; an error where a person could not.
  public func tap() throws {
    try place.guardIsResponsive("Toggle")
    let isOn = try toggle().isOn
    try MainThread.perform { isOn.wrappedValue.toggle() }
  }

  public func isOn() throws -> Bool {
    try MainThread.run { try toggle().isOn.wrappedValue }
  }

  private func toggle() throws -> any ToggleValue {
    try Inspector.cast(value: place.view, type: (any ToggleValue).self)
  }
}
