import SwiftUI

extension EnvironmentValues {
  @Entry var modelValue: Int = 0
}

/// A node of a random tree as a view. It tells when it is evaluated.
struct ModelView: View {
  let tree: ModelTree
  let world: ModelWorld
  let path: String
  let given: Int

  private func inner(_ tree: ModelTree, _ step: String) -> ModelView {
    ModelView(tree: tree, world: world, path: "\(path)/\(step)", given: given)
  }

  private func value(_ cell: Int) -> Int { world.cells[cell].value }

  var body: some View {
    let _ = world.evaluated.append(path)
    switch tree.kind {
    case .text: Text(verbatim: "text")
    case .given: Text(verbatim: "given \(given)")
    case .reading: ModelReader(world: world, path: "\(path)/r", given: given)
    case .counting: ModelCounter(world: world, path: "\(path)/c")
    case .stack(let trees) where trees.count == 3:
      VStack {
        inner(trees[0], "0")
        inner(trees[1], "1")
        inner(trees[2], "2")
      }
    case .stack(let trees):
      HStack {
        inner(trees[0], "0")
        inner(trees[1], "1")
      }
    default: wrapper
    }
  }

  @ViewBuilder private var wrapper: some View {
    switch tree.kind {
    case .group(let trees):
      Group {
        inner(trees[0], "0")
        inner(trees[1], "1")
      }
    case .conditional(let cell, let a, let b):
      if value(cell) % 2 == 0 { inner(a, "true") } else { inner(b, "false").padding(1) }
    case .optional(let cell, let tree):
      if value(cell) % 2 == 0 { inner(tree, "some") }
    case .rows(let list, let cell, let tree):
      ForEach(world.rows[list].ids, id: \.self) { id in
        ModelView(
          tree: tree, world: world, path: "\(path)/row \(id)",
          given: cell.map { value($0) } ?? given)
      }
    case .giving(let cell, let tree):
      ModelView(tree: tree, world: world, path: "\(path)/g", given: value(cell))
    default: modified
    }
  }

  @ViewBuilder private var modified: some View {
    switch tree.kind {
    case .writing(let cell, let tree):
      inner(tree, "w").environment(\.modelValue, value(cell))
    case .identified(let cell, let tree):
      inner(tree, "id \(value(cell))").id(value(cell))
    case .erased(let cell, let tree): erased(tree, isStacked: value(cell) % 2 == 0)
    case .padded(let tree): inner(tree, "p").padding(3)
    case .disabled(let cell, let tree): inner(tree, "d").disabled(value(cell) % 2 == 0)
    case .modified(let cell, let tree):
      inner(tree, "m").modifier(ModelModifier(world: world, cell: cell, path: "\(path)/M"))
    case .layered(let tree, let behind):
      ZStack { inner(tree, "over") }.background { inner(behind, "behind") }
    default: EmptyView()
    }
  }

  private func erased(_ tree: ModelTree, isStacked: Bool) -> AnyView {
    isStacked ? AnyView(VStack { inner(tree, "stacked") }) : AnyView(inner(tree, "bare"))
  }
}

/// Reads the environment, and is given a value.
struct ModelReader: View {
  @Environment(\.modelValue) private var value
  let world: ModelWorld
  let path: String
  let given: Int

  init(world: ModelWorld, path: String, given: Int) {
    self.world = world
    self.path = path
    self.given = given
  }

  var body: some View {
    let _ = world.evaluated.append(path)
    Text(verbatim: "read \(value) given \(given)")
  }
}

/// Has state, and knows when it comes and goes.
struct ModelCounter: View {
  @State private var count: Int
  let world: ModelWorld
  let path: String

  init(world: ModelWorld, path: String) {
    _count = State(initialValue: world.initialStates[path] ?? 0)
    self.world = world
    self.path = path
  }

  var body: some View {
    let _ = world.evaluated.append(path)
    let _ = world.states[path] = $count
    let (world, path) = (world, path)
    Text(verbatim: "count \(count)")
      .onAppear { world.appeared.append(path) }
      .onDisappear { world.disappeared.append(path) }
  }
}

/// A modifier with state, a cell and a view of its own.
struct ModelModifier: ViewModifier {
  @State private var count: Int
  let world: ModelWorld
  let cell: Int
  let path: String

  init(world: ModelWorld, cell: Int, path: String) {
    _count = State(initialValue: world.initialStates[path] ?? 0)
    self.world = world
    self.cell = cell
    self.path = path
  }

  func body(content: Content) -> some View {
    let _ = world.evaluated.append(path)
    let _ = world.states[path] = $count
    Text(verbatim: "modifier \(world.cells[cell].value) \(count)")
    content.environment(\.modelValue, count)
  }
}
