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

  private struct Row {
    let key: Key
    let node: _TypedNode<Content>
    var index: Int
    /// What the row inherits: made anew only when the row's place or what is around it changes.
    var context: NodeContext
  }

  private var rows: [Row] = []
  /// What `context` was when the rows' contexts were made.
  private var rowBase: NodeContext

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    rowBase = inputs.context
    super.init(view, inputs)
    rebuild()
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    super.update(view, context)
    rebuild()
  }

  override func performUpdate() { rebuild() }

  private func rebuild() {
    let (ids, views) = track { evaluate() }
    let isSameBase = rowBase.isIdentical(to: context)
    rowBase = context
    if ids.count == rows.count, zip(ids, rows).allSatisfy({ $0 == $1.key.id }) {
      updateRows(views, isSameBase)
    } else {
      replaceRows(ids, views, isSameBase)
      structureDidChange()
    }
  }

  private func evaluate() -> (ids: [ID], views: [Content]) {
    var ids: [ID] = []
    var views: [Content] = []
    ids.reserveCapacity(view.data.count)
    views.reserveCapacity(view.data.count)
    for element in view.data {
      ids.append(view.id(element))
      views.append(view.content(element))
    }
    return (ids, views)
  }

  /// The rows are those of before: each takes its new value.
  private func updateRows(_ views: [Content], _ isSameBase: Bool) {
    for index in views.indices {
      if !isSameBase { rows[index].context = rowContext(rows[index].key.id, index) }
      rows[index].node.update(views[index], rows[index].context)
    }
  }

  private func replaceRows(_ ids: [ID], _ views: [Content], _ isSameBase: Bool) {
    var old = Dictionary(uniqueKeysWithValues: rows.map { ($0.key, $0) })
    let keys = makeKeys(ids)
    rows = views.indices.map { index in
      guard var row = old.removeValue(forKey: keys[index]) else {
        let context = rowContext(ids[index], index)
        let node = Content.makeNode(views[index], childInputs(context))
        return Row(key: keys[index], node: node, index: index, context: context)
      }
      // Its place matters only where something can be done with it there.
      if !isSameBase || (row.index != index && context.rowActions != nil) {
        row.context = rowContext(ids[index], index)
      }
      row.index = index
      row.node.update(views[index], row.context)
      return row
    }
    for row in old.values { row.node.remove() }
  }

  private func makeKeys(_ ids: [ID]) -> [Key] {
    var seen: [ID: Int] = [:]
    seen.reserveCapacity(ids.count)
    let keys = ids.map { id in
      let occurrence = seen[id, default: 0]
      seen[id] = occurrence + 1
      return Key(id: id, occurrence: occurrence)
    }
    if keys.count != seen.count {
      RuntimeWarning.report(
        "ForEach has several elements of the same identity: their state may mix")
    }
    return keys
  }

  /// A row is found by its identity, and carries what can be done with it in its list.
  private func rowContext(_ id: ID, _ index: Int) -> NodeContext {
    var row = context
    row.rowActions = nil
    row.add(.identity(AnyHashable(id)))
    if row.environment.tagsRows {
      row.environment.tagsRows = false
      row.add(.tag(AnyHashable(id)))
    }
    if let actions = context.rowActions {
      row.add(.row(RowModifier(index: index, actions: actions)))
    }
    return row
  }

  override var isBranching: Bool { true }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for row in rows { body(row.node) }
  }
}
