import SwiftUI
import SwiftUICore

extension ViewType {
  /// The screen that `navigationDestination(isPresented:)` puts on top.
  public struct NavigationDestination: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationDestination"
  }
}

extension InspectableView {
  /// The screen that the view puts on top.
  public func navigationDestination(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.NavigationDestination> {
    try popup(ViewType.NavigationDestination.self, "navigationDestination", index) { _ in false }
  }
}

extension InspectableView where View == ViewType.NavigationDestination {
  public func isPresented() throws -> Bool {
    try MainThread.run { try destination().isUp }
  }

  /// Puts the screen up, or takes it away.
  public func set(isPresented: Bool) throws {
    let destination = try destination()
    try MainThread.perform {
      guard isPresented else { return destination.takeAway() }
      guard destination.putUp() else {
        throw InspectionError.notSupported(
          "A screen that is made from an item is put up by setting the item")
      }
    }
  }

  private func destination() throws -> any DestinationValue {
    try place.value(DestinationContent.self).modifier
  }
}

/// A screen that is up.
struct DestinationContent {
  let modifier: any DestinationValue
  let view: any View
}

extension DestinationContent: KnownView, NamedContent {
  var viewType: any BaseViewType.Type { ViewType.NavigationDestination.self }
  var inspectedName: String { "NavigationDestination" }
  var inspectedChildren: InspectedChildren { .content(view) }
}

/// A modifier that puts a screen on top while a condition holds.
@MainActor
protocol DestinationValue {
  var isUp: Bool { get }
  func screen() -> (any View)?
  func takeAway()
  func putUp() -> Bool
}

extension DestinationValue {
  var supplement: Supplement {
    Supplement("navigationDestination(\(ViewType.indexPlaceholder))") {
      guard isUp, let view = screen() else {
        throw InspectionError.viewNotFound(parent: "NavigationDestination")
      }
      return DestinationContent(modifier: self, view: view)
    }
  }
}

extension PresentedDestinationModifier: DestinationValue {
  var isUp: Bool { wanted() != nil }
  func screen() -> (any View)? { destination() }
  func takeAway() { end() }

  func putUp() -> Bool {
    guard let begin else { return false }
    begin()
    return true
  }
}
