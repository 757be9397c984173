/// The description of a random tree of views. What it shows depends on the cells of a world.
final class ModelTree {
  indirect enum Kind {
    case text
    /// Shows what it is given by the view around it.
    case given
    case stack([ModelTree])
    case group([ModelTree])
    case conditional(cell: Int, ModelTree, ModelTree)
    case optional(cell: Int, ModelTree)
    /// Rows with identities; the value of the cell, if any, is read while the rows are made.
    case rows(list: Int, cell: Int?, ModelTree)
    /// Hands the value of a cell down to what is inside.
    case giving(cell: Int, ModelTree)
    case writing(cell: Int, ModelTree)
    case reading
    case identified(cell: Int, ModelTree)
    /// Hides its type, which depends on the cell.
    case erased(cell: Int, ModelTree)
    case padded(ModelTree)
    case disabled(cell: Int, ModelTree)
    case counting
    /// A modifier with state and a cell of its own.
    case modified(cell: Int, ModelTree)
    case layered(ModelTree, behind: ModelTree)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}

extension ModelTree {
  static let cellCount = 5
  static let listCount = 2

  static func random(depth: Int, using random: inout SeededGenerator) -> ModelTree {
    ModelTree(depth == 0 ? leaf(&random) : branch(depth - 1, &random))
  }

  private static func leaf(_ random: inout SeededGenerator) -> Kind {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .text
    case 1: .given
    case 2, 3: .counting
    default: .reading
    }
  }

  private static func branch(_ depth: Int, _ random: inout SeededGenerator) -> Kind {
    func cell() -> Int { Int.random(in: 0..<cellCount, using: &random) }
    func tree() -> ModelTree { .random(depth: depth, using: &random) }
    switch Int.random(in: 0..<17, using: &random) {
    case 0, 1: return .stack([tree(), tree()])
    case 2: return .stack([tree(), tree(), tree()])
    case 3: return .group([tree(), tree()])
    case 4, 5: return .conditional(cell: cell(), tree(), tree())
    case 6: return .optional(cell: cell(), tree())
    case 7, 8:
      let list = Int.random(in: 0..<listCount, using: &random)
      return .rows(list: list, cell: random.chance(40) ? cell() : nil, tree())
    case 9: return .giving(cell: cell(), tree())
    case 10: return .writing(cell: cell(), tree())
    case 11: return .identified(cell: cell(), tree())
    case 12: return .erased(cell: cell(), tree())
    case 13: return .padded(tree())
    case 14: return .disabled(cell: cell(), tree())
    case 15: return .modified(cell: cell(), tree())
    default: return .layered(tree(), behind: tree())
    }
  }
}
