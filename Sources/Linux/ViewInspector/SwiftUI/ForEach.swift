import SwiftUI
import SwiftUICore

extension ViewType {
  /// `ForEach`
  public struct ForEach: KnownViewType, MultipleViewContent {
    public static let typePrefix = "ForEach"
  }
}

extension InspectableView where View: SingleViewContent {
  public func forEach() throws -> InspectableView<ViewType.ForEach> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func forEach(_ index: Int) throws -> InspectableView<ViewType.ForEach> {
    try child(at: index)
  }
}

extension ForEach: KnownView where Content: View {
  var viewType: any BaseViewType.Type { ViewType.ForEach.self }

  var inspectedChildren: InspectedChildren {
    let data = data
    let content = content
    return .rows(
      LazyGroup(count: data.count) { index in
        content(data[data.index(data.startIndex, offsetBy: index)])
      })
  }
}

extension InspectableView where View == ViewType.ForEach {
  /// Deletes rows, as `onDelete` is told.
  public func callOnDelete(_ indices: IndexSet) throws {
    guard let onDelete = rowAction(\.onDelete) else {
      throw InspectionError.callbackNotFound(parent: "ForEach", callback: "onDelete")
    }
    try MainThread.perform { onDelete(indices) }
  }

  /// Moves rows, as `onMove` is told.
  public func callOnMove(_ indices: IndexSet, _ index: Int) throws {
    guard let onMove = rowAction(\.onMove) else {
      throw InspectionError.callbackNotFound(parent: "ForEach", callback: "onMove")
    }
    try MainThread.perform { onMove(indices, index) }
  }

  private func rowAction<Action>(_ action: (RowActionsModifier) -> Action?) -> Action? {
    for modifier in place.content.medium.viewModifiers.reversed() {
      if let rows = modifier.value as? RowActionsModifier, let found = action(rows) { return found }
    }
    return nil
  }
}
