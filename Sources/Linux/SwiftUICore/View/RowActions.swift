import Foundation

/// Carries what a list does with the rows of a `ForEach`.
package struct RowActionsModifier {
  package let onDelete: ((IndexSet) -> Void)?
  package let onMove: ((IndexSet, Int) -> Void)?
}

extension RowActionsModifier: ViewModifier {
  package typealias Body = Never

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    RowActionsNode(view, inputs)
  }
}

/// What can be done to the rows of a `ForEach`.
///
/// An object, so that rows keep it while the functions behind it change with each evaluation.
@MainActor
package final class RowActions {
  fileprivate var modifier: RowActionsModifier
  private let outer: RowActions?

  fileprivate init(_ modifier: RowActionsModifier, outer: RowActions?) {
    self.modifier = modifier
    self.outer = outer
  }

  package var onDelete: ((IndexSet) -> Void)? { modifier.onDelete ?? outer?.onDelete }
  package var onMove: ((IndexSet, Int) -> Void)? { modifier.onMove ?? outer?.onMove }

  /// Whether other functions can take the place of these without the rows being told.
  fileprivate func offersTheSame(as new: RowActionsModifier, outer: RowActions?) -> Bool {
    self.outer === outer && (new.onDelete == nil) == (modifier.onDelete == nil)
      && (new.onMove == nil) == (modifier.onMove == nil)
  }
}

@MainActor
final class RowActionsNode<C: View>: _TypedNode<ModifiedContent<C, RowActionsModifier>> {
  private var actions: RowActions
  private var derived: NodeContext
  private var child: _TypedNode<C>?

  override init(_ view: ModifiedContent<C, RowActionsModifier>, _ inputs: _ViewInputs) {
    actions = RowActions(view.modifier, outer: inputs.context.rowActions)
    derived = inputs.context
    derived.rowActions = actions
    super.init(view, inputs)
    child = C.makeNode(view.content, childInputs(derived))
  }

  override func update(_ view: ModifiedContent<C, RowActionsModifier>, _ context: NodeContext) {
    super.update(view, context)
    if actions.offersTheSame(as: view.modifier, outer: context.rowActions) {
      actions.modifier = view.modifier
    } else {
      actions = RowActions(view.modifier, outer: context.rowActions)
    }
    derived = context
    derived.rowActions = actions
    child?.update(view.content, derived)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}
