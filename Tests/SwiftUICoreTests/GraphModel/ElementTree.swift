import SwiftUICore

extension Element {
  /// The element and all below it in lines, with everything but the identities of elements.
  var printedTree: String {
    var lines: [String] = []
    printTree(into: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  private func printTree(into lines: inout [String], indent: String) {
    let state = isEnabled ? "" : " disabled"
    lines.append("\(indent)\(content)\(state)")
    for modifier in modifiers {
      switch modifier {
      case .background(let layer), .overlay(let layer):
        lines.append("\(indent)  - layer")
        for element in layer.elements { element.printTree(into: &lines, indent: indent + "    ") }
      default: lines.append("\(indent)  - \(modifier)")
      }
    }
    for child in children { child.printTree(into: &lines, indent: indent + "  ") }
  }

  /// The first element below that says just this.
  func first(saying text: String) -> Element? {
    preorder.first {
      if case .text(let content) = $0.content { content.string == text } else { false }
    }
  }
}

/// A graph that shows a view.
@MainActor
func graph<V: View>(_ view: V) -> ViewGraph {
  let graph = ViewGraph()
  graph.setRoot(view)
  return graph
}
