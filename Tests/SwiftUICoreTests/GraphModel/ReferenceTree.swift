/// What views there have to be for a tree, by their paths, and on what each depends.
@MainActor
struct ReferenceTree {
  struct Instance: Equatable {
    /// What decides whether the view is evaluated again: the values that it is given, and how
    /// often what it reads was changed. (A change that is taken back is one, too.)
    var inputs: [Int] = []
    var hasState = false
    /// Whether it tells of its coming and going.
    var tellsPresence = false
  }

  private(set) var instances: [String: Instance] = [:]
  private let data: ModelData

  init(_ tree: ModelTree, _ data: ModelData) {
    self.data = data
    add(tree, "", given: 0, environment: 0)
  }

  private mutating func add(_ tree: ModelTree, _ path: String, given: Int, environment: Int) {
    var inputs = [given]
    switch tree.kind {
    case .text, .given: break
    case .reading:
      instances["\(path)/r"] = Instance(inputs: [given, environment])
    case .counting:
      let state = data.states["\(path)/c"]
      instances["\(path)/c"] = Instance(
        inputs: [state?.version ?? 0], hasState: true, tellsPresence: true)
    case .stack(let trees), .group(let trees):
      for (index, tree) in trees.enumerated() {
        add(tree, "\(path)/\(index)", given: given, environment: environment)
      }
    case .conditional(let cell, let a, let b):
      inputs.append(data.cells[cell].version)
      if data.cells[cell].value % 2 == 0 {
        add(a, "\(path)/true", given: given, environment: environment)
      } else {
        add(b, "\(path)/false", given: given, environment: environment)
      }
    case .optional(let cell, let tree):
      inputs.append(data.cells[cell].version)
      if data.cells[cell].value % 2 == 0 {
        add(tree, "\(path)/some", given: given, environment: environment)
      }
    case .rows(let list, let cell, let tree):
      // The cell is read while rows are made, which is not the view's evaluation.
      inputs.append(data.rows[list].version)
      for id in data.rows[list].value {
        add(
          tree, "\(path)/row \(id)", given: cell.map { data.cells[$0].value } ?? given,
          environment: environment)
      }
    default: addWrapper(tree, path, given, environment, &inputs)
    }
    instances[path] = Instance(inputs: inputs)
  }

  private mutating func addWrapper(
    _ tree: ModelTree, _ path: String, _ given: Int, _ environment: Int, _ inputs: inout [Int]
  ) {
    switch tree.kind {
    case .giving(let cell, let tree):
      inputs.append(data.cells[cell].version)
      add(tree, "\(path)/g", given: data.cells[cell].value, environment: environment)
    case .writing(let cell, let tree):
      inputs.append(data.cells[cell].version)
      add(tree, "\(path)/w", given: given, environment: data.cells[cell].value)
    case .identified(let cell, let tree):
      inputs.append(data.cells[cell].version)
      add(tree, "\(path)/id \(data.cells[cell].value)", given: given, environment: environment)
    case .erased(let cell, let tree):
      inputs.append(data.cells[cell].version)
      let step = data.cells[cell].value % 2 == 0 ? "stacked" : "bare"
      add(tree, "\(path)/\(step)", given: given, environment: environment)
    case .padded(let tree): add(tree, "\(path)/p", given: given, environment: environment)
    case .disabled(let cell, let tree):
      inputs.append(data.cells[cell].version)
      add(tree, "\(path)/d", given: given, environment: environment)
    case .modified(let cell, let tree):
      let state = data.states["\(path)/M"]
      instances["\(path)/M"] = Instance(
        inputs: [data.cells[cell].version, state?.version ?? 0], hasState: true)
      add(tree, "\(path)/m", given: given, environment: state?.value ?? 0)
    case .layered(let tree, let behind):
      add(tree, "\(path)/over", given: given, environment: environment)
      add(behind, "\(path)/behind", given: given, environment: environment)
    default: break
    }
  }
}

/// The data of a run, each with how often it was changed.
struct ModelData {
  struct Versioned<Value: Equatable> {
    private(set) var value: Value
    private(set) var version = 0

    init(_ value: Value) {
      self.value = value
    }

    /// Says whether it is another value.
    mutating func set(_ new: Value) -> Bool {
      guard new != value else { return false }
      value = new
      version += 1
      return true
    }
  }

  var cells: [Versioned<Int>]
  var rows: [Versioned<[Int]>]
  var states: [String: Versioned<Int>] = [:]

  @MainActor func makeWorld() -> ModelWorld {
    ModelWorld(
      values: cells.map(\.value), ids: rows.map(\.value),
      initialStates: states.mapValues(\.value))
  }
}
