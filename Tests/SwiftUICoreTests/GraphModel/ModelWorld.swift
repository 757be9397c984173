import Observation
import SwiftUI

/// What a random tree of views depends on, and what its views tell of themselves.
@MainActor
final class ModelWorld {
  @Observable final class Cell { var value = 0 }
  @Observable final class Rows { var ids: [Int] = [0, 1, 2] }

  let cells: [Cell]
  let rows: [Rows]
  /// The states with which views begin that are not at 0.
  let initialStates: [String: Int]
  /// Every evaluation, by the path of the view.
  var evaluated: [String] = []
  var appeared: [String] = []
  var disappeared: [String] = []
  var states: [String: Binding<Int>] = [:]

  init(values: [Int], ids: [[Int]], initialStates: [String: Int] = [:]) {
    cells = values.map {
      let cell = Cell()
      cell.value = $0
      return cell
    }
    rows = ids.map {
      let rows = Rows()
      rows.ids = $0
      return rows
    }
    self.initialStates = initialStates
  }

  func takeLogs() -> (evaluated: [String], appeared: [String], disappeared: [String]) {
    defer { (evaluated, appeared, disappeared) = ([], [], []) }
    return (evaluated.sorted(), appeared.sorted(), disappeared.sorted())
  }
}

/// A change of what a tree depends on.
enum ModelChange: CustomStringConvertible {
  case cell(Int, Int)
  case rows(Int, [Int])
  case state(String, Int)

  var description: String {
    switch self {
    case .cell(let index, let value): "cell \(index) = \(value)"
    case .rows(let index, let ids): "rows \(index) = \(ids)"
    case .state(let path, let value): "\(path) = \(value)"
    }
  }
}
