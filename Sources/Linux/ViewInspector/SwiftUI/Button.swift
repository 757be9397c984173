import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Button`
  public struct Button: KnownViewType {
    public static let typePrefix = "Button"
  }
}

extension InspectableView where View: SingleViewContent {
  public func button() throws -> InspectableView<ViewType.Button> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func button(_ index: Int) throws -> InspectableView<ViewType.Button> {
    try child(at: index)
  }
}

@MainActor
private protocol ButtonValue {
  var role: ButtonRole? { get }
  var action: @MainActor () -> Void { get }
}

extension Button: ButtonValue {}

extension Button: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Button.self }
  var supplements: [Supplement] { [Supplement.views("labelView()") { label }] }
}

extension InspectableView where View == ViewType.Button {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  /// Presses the button; an error where a person could not.
  ///
  /// In an alert this does what the button is for and no more: the alert is closed by `dismiss()`.
  public func tap() throws {
    try place.guardIsResponsive("Button")
    let action = try button().action
    try MainThread.perform { action() }
  }

  public func role() throws -> ButtonRole? { try button().role }

  private func button() throws -> any ButtonValue {
    try Inspector.cast(value: place.view, type: (any ButtonValue).self)
  }
}
