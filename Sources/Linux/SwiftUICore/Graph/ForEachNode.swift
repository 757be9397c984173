import Foundation

/// Keeps one child for each identity, whatever its place.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _TypedNode<
  ForEach<Data, ID, Content>
>
{
  /// An identity that is there twice gets a place of its own each time.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }
  private var keys: [Key] = []
  private var children: [Key: _TypedNode<Content>] = [:]

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    rebuild()
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    super.update(view, context)
    rebuild()
  }

  override func performUpdate() { rebuild() }

  private func rebuild() {
    let rows = track { makeRows() }
    let oldKeys = keys
    var old = children
    var new: [Key: _TypedNode<Content>] = [:]
    new.reserveCapacity(rows.count)
    for (index, row) in rows.enumerated() {
      let context = rowContext(index, row.key.id)
      if let node = old.removeValue(forKey: row.key) {
        node.update(row.view, context)
        new[row.key] = node
      } else {
        new[row.key] = Content.makeNode(row.view, childInputs(context))
      }
    }
    keys = rows.map(\.key)
    children = new
    for node in old.values { node.remove() }
    if keys != oldKeys { structureDidChange() }
  }

  private func makeRows() -> [(key: Key, view: Content)] {
    var seen: [ID: Int] = [:]
    var rows: [(key: Key, view: Content)] = []
    rows.reserveCapacity(view.data.count)
    seen.reserveCapacity(view.data.count)
    for element in view.data {
      let id = view.id(element)
      let occurrence = seen[id, default: 0]
      seen[id] = occurrence + 1
      rows.append((Key(id: id, occurrence: occurrence), view.content(element)))
    }
    if rows.count != seen.count {
      RuntimeWarning.report("ForEach has several elements of the same identity: their state may mix")
    }
    return rows
  }

  /// Rows that can be deleted or moved carry how; others inherit what the whole inherits.
  private func rowContext(_ index: Int, _ id: ID) -> NodeContext {
    let actions = context.environment.rowActions
    let isTagged = context.environment.tagsRows
    guard actions != nil || isTagged else { return context }
    var row = context
    if let actions {
      row.environment.rowActions = nil
      row.add(.row(RowModifier(index: index, actions: actions)))
    }
    if isTagged {
      row.environment.tagsRows = false
      row.add(.tag(AnyHashable(id)))
    }
    return row
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for key in keys {
      if let node = children[key] { body(node) }
    }
  }
}
