/// The second pass over inline markdown: pairs the delimiter runs.
enum MarkdownEmphasis {
  private struct Bottom: Hashable {
    let character: Character
    let canOpen: Bool
    let remainder: Int
  }

  /// Turns the delimiters that have a partner into emphasis; the others become plain text.
  static func resolve(_ nodes: inout [MarkdownNode]) {
    var openers: [Int] = []
    var bottoms: [Bottom: Int] = [:]
    var intents = Intents()
    for index in nodes.indices {
      guard let delimiter = nodes[index].delimiter else { continue }
      while delimiter.canClose, !nodes[index].tokens.isEmpty {
        let bottom = Bottom(
          character: delimiter.character, canOpen: delimiter.canOpen,
          remainder: delimiter.length % 3)
        // Below the bottom no opener fits, as an earlier search has found.
        let floor = bottoms[bottom] ?? -1
        guard let place = partner(of: index, among: openers, above: floor, in: nodes) else {
          bottoms[bottom] = openers.last ?? floor
          break
        }
        let opener = openers[place]
        openers.removeSubrange((place + 1)...)
        let count =
          delimiter.character == "~"
          ? nodes[index].tokens.count
          : min(2, nodes[opener].tokens.count, nodes[index].tokens.count)
        nodes[opener].tokens.removeLast(count)
        nodes[index].tokens.removeLast(count)
        intents.add(opener..<index, intent(delimiter.character, count))
        if nodes[opener].tokens.isEmpty { openers.removeLast() }
      }
      if delimiter.canOpen, !nodes[index].tokens.isEmpty { openers.append(index) }
    }
    intents.apply(to: &nodes)
    for index in nodes.indices { nodes[index].delimiter = nil }
  }

  private static func partner(
    of closer: Int, among openers: [Int], above floor: Int, in nodes: [MarkdownNode]
  ) -> Int? {
    guard let close = nodes[closer].delimiter else { return nil }
    for place in openers.indices.reversed() {
      let opener = openers[place]
      guard opener > floor else { return nil }
      guard let open = nodes[opener].delimiter, open.character == close.character
      else { continue }
      if close.character == "~" {
        if nodes[opener].tokens.count == nodes[closer].tokens.count { return place }
        continue
      }
      // CommonMark: a run that both opens and closes needs lengths that do not add to three.
      let isOdd =
        (open.canClose || close.canOpen) && (open.length + close.length) % 3 == 0
        && !(open.length % 3 == 0 && close.length % 3 == 0)
      if !isOdd { return place }
    }
    return nil
  }

  private static func intent(_ character: Character, _ count: Int) -> InlinePresentationIntent {
    if character == "~" { return .strikethrough }
    return count == 2 ? .stronglyEmphasized : .emphasized
  }

  /// The stretches that emphasis covers, applied in one sweep however they nest.
  private struct Intents {
    private var changes: [Int: [(InlinePresentationIntent, Int)]] = [:]

    mutating func add(_ range: Range<Int>, _ intent: InlinePresentationIntent) {
      changes[range.lowerBound + 1, default: []].append((intent, 1))
      changes[range.upperBound, default: []].append((intent, -1))
    }

    func apply(to nodes: inout [MarkdownNode]) {
      guard !changes.isEmpty else { return }
      var depths: [InlinePresentationIntent: Int] = [:]
      for index in nodes.indices {
        for (intent, change) in changes[index] ?? [] { depths[intent, default: 0] += change }
        for (intent, depth) in depths where depth > 0 { nodes[index].intent.insert(intent) }
      }
    }
  }
}
