import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Menu`
  public struct Menu: KnownViewType, MultipleViewContent {
    public static let typePrefix = "Menu"
  }
}

extension InspectableView where View: SingleViewContent {
  public func menu() throws -> InspectableView<ViewType.Menu> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func menu(_ index: Int) throws -> InspectableView<ViewType.Menu> { try child(at: index) }
}

@MainActor
private protocol MenuValue {
  var primaryAction: (() -> Void)? { get }
}

extension Menu: MenuValue {}

extension Menu: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Menu.self }
  var inspectedChildren: InspectedChildren { .container(content) }
  var supplements: [Supplement] { [Supplement.views("labelView()") { label }] }
}

extension InspectableView where View == ViewType.Menu {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  public func callPrimaryAction() throws {
    try place.guardIsResponsive("Menu")
    guard let action = try menu().primaryAction else {
      throw InspectionError.callbackNotFound(parent: "Menu", callback: "primaryAction")
    }
    try MainThread.perform { action() }
  }

  private func menu() throws -> any MenuValue {
    try Inspector.cast(value: place.view, type: (any MenuValue).self)
  }
}
