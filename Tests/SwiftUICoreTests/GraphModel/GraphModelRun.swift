import SwiftUI
import SwiftUICore

/// A random tree under random changes, compared with the reference after each.
@MainActor
struct GraphModelRun {
  private var random: SeededGenerator
  private let tree: ModelTree
  private let world: ModelWorld
  private let graph = ViewGraph()
  private var data: ModelData
  private var reference: ReferenceTree
  private var nextID = 10

  /// - Returns: What went wrong first; nil where nothing did.
  static func failure(seed: UInt64, steps: Int) -> String? {
    var run = GraphModelRun(seed: seed)
    if let text = run.start() { return "at the start: \(text)" }
    for step in 0..<steps {
      let changes = run.randomChanges()
      if let text = run.step(changes) { return "step \(step), \(changes): \(text)" }
    }
    return run.end()
  }

  private init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    tree = ModelTree.random(depth: 4, using: &random)
    data = ModelData(
      cells: (0..<ModelTree.cellCount).map { _ in .init(Int.random(in: 0..<3, using: &random)) },
      rows: Array(repeating: .init([0, 1, 2]), count: ModelTree.listCount))
    self.random = random
    world = data.makeWorld()
    reference = ReferenceTree(tree, data)
  }

  // MARK: Changes

  private mutating func randomChanges() -> [ModelChange] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in randomChange() }
  }

  private mutating func randomChange() -> ModelChange {
    let stateful = reference.instances.filter(\.value.hasState).keys.sorted()
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4:
      let cell = Int.random(in: 0..<data.cells.count, using: &random)
      return .cell(cell, Int.random(in: 0..<4, using: &random))
    case 4..<7:
      let list = Int.random(in: 0..<data.rows.count, using: &random)
      return .rows(list, changed(data.rows[list].value))
    default:
      guard let path = stateful.randomElement(using: &random) else { return .cell(0, 1) }
      return .state(path, Int.random(in: 0..<4, using: &random))
    }
  }

  private mutating func changed(_ old: [Int]) -> [Int] {
    var result = old
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where !result.isEmpty:
      result.remove(at: Int.random(in: 0..<result.count, using: &random))
    case 1: result.shuffle(using: &random)
    case 2 where result.count > 1:
      result.append(result.remove(at: Int.random(in: 0..<result.count, using: &random)))
    default:
      guard result.count < 5 else { return Array(result.dropFirst()) }
      nextID += 1
      result.insert(nextID, at: Int.random(in: 0...result.count, using: &random))
    }
    return result
  }

  private mutating func apply(_ change: ModelChange) {
    switch change {
    case .cell(let index, let value):
      // Observation tells of every write; one that says nothing new is not asked for here.
      if data.cells[index].set(value) { world.cells[index].value = value }
    case .rows(let index, let new):
      if data.rows[index].set(new) { world.rows[index].ids = new }
    case .state(let path, let value):
      _ = data.states[path, default: .init(0)].set(value)
      world.states[path]?.wrappedValue = value
    }
  }

  // MARK: Comparing

  private mutating func start() -> String? {
    graph.setRoot(root(world))
    return compare(old: [:])
  }

  private mutating func step(_ changes: [ModelChange]) -> String? {
    let old = reference.instances
    for change in changes { apply(change) }
    graph.update()
    reference = ReferenceTree(tree, data)
    // State goes with its view: one that comes back begins anew.
    let kept = data.states.filter { reference.instances[$0.key] != nil && old[$0.key] != nil }
    if kept.count != data.states.count {
      data.states = kept
      reference = ReferenceTree(tree, data)
    }
    return compare(old: old)
  }

  private func root(_ world: ModelWorld) -> ModelView {
    ModelView(tree: tree, world: world, path: "", given: 0)
  }

  private func compare(old: [String: ReferenceTree.Instance]) -> String? {
    let new = reference.instances
    let logs = world.takeLogs()
    let expected = new.filter { old[$0.key] != $0.value }.keys.sorted()
    if logs.evaluated != expected {
      return "evaluated \(logs.evaluated), expected \(expected)"
    }
    let coming = new.filter { $0.value.tellsPresence && old[$0.key] == nil }.keys.sorted()
    let going = old.filter { $0.value.tellsPresence && new[$0.key] == nil }.keys.sorted()
    if logs.appeared != coming { return "appeared \(logs.appeared), expected \(coming)" }
    if logs.disappeared != going { return "disappeared \(logs.disappeared), expected \(going)" }
    return compareWithNewGraph()
  }

  /// A graph made of nothing for the same model shows the same.
  private func compareWithNewGraph() -> String? {
    let other = data.makeWorld()
    let fresh = ViewGraph()
    fresh.setRoot(root(other))
    defer { fresh.tearDown() }
    let (shown, wanted) = (graph.root.printedTree, fresh.root.printedTree)
    return shown == wanted ? nil : "shows\n\(shown)\ninstead of\n\(wanted)"
  }

  private func end() -> String? {
    graph.tearDown()
    return graph.liveNodes == 0 ? nil : "\(graph.liveNodes) nodes are left"
  }
}
