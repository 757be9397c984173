import SwiftUI
import SwiftUICore
import ViewInspector

/// Searching screens for a text that stands last, beside a bare walk of the same values.
@MainActor
enum InspectionBenchmarks {
  /// A row of the app's own: a stack with a symbol and two texts.
  struct Card: View {
    let id: Int
    @State private var taps = 0

    var body: some View {
      HStack {
        Image(systemName: "star")
        Text(verbatim: "Row \(id)")
        Text(verbatim: "\(taps)")
      }
    }
  }

  struct Cards: View {
    let count: Int
    var body: some View { List { ForEach(0..<count, id: \.self) { Card(id: $0) } } }
  }

  struct Links: View {
    let count: Int
    var body: some View { List { ForEach(0..<count, id: \.self) { Self.link($0) } } }

    static func link(_ id: Int) -> some View {
      NavigationLink(value: id) { Text(verbatim: "Row \(id)") }
        .swipeActions {
          Button("Archive") {}
          Button("Delete", role: .destructive) {}
        }
    }
  }

  /// A text in as many stacks as there are levels.
  static func nested(_ levels: Int) -> AnyView {
    (0..<levels).reduce(AnyView(Text(verbatim: "inside"))) { inner, _ in
      AnyView(VStack { inner })
    }
  }

  static func run() async -> [Measurement] {
    var results: [Measurement] = []
    for count in [1_000, 10_000, 40_000] {
      results.append(await cards(count))
      results.append(await links(count))
    }
    for levels in [100, 400] { results.append(await depth(levels)) }
    return results
  }

  private static func batches(_ count: Int) -> Int { max(3, 30_000 / count) }

  private static func cards(_ count: Int) async -> Measurement {
    let screen = Cards(count: count)
    let wanted = "Row \(count - 1)"
    return await compare(
      "inspection, \(count) rows of a view of the app's", floor: "bodies evaluated, texts read",
      batches: batches(count), operations: count
    ) {
      blackHole(try? screen.inspect().find(text: wanted))
    } floor: {
      for id in 0..<count {
        blackHole(Card(id: id).body)
        if text(id) == wanted { blackHole(id) }
      }
    }
  }

  private static func links(_ count: Int) async -> Measurement {
    let screen = Links(count: count)
    let wanted = "Row \(count - 1)"
    return await compare(
      "inspection, \(count) links with swipe actions", floor: "links made, texts read",
      batches: batches(count), operations: count
    ) {
      blackHole(try? screen.inspect().find(text: wanted))
    } floor: {
      for id in 0..<count {
        blackHole(Links.link(id))
        if text(id) == wanted { blackHole(id) }
      }
    }
  }

  private static func depth(_ levels: Int) async -> Measurement {
    let screen = nested(levels)
    return await compare(
      "inspection, \(levels) stacks within another, a level", floor: "the same stacks made",
      batches: 51, operations: levels
    ) {
      blackHole(try? screen.inspect().find(text: "inside"))
    } floor: {
      blackHole(nested(levels))
    }
  }

  private static func text(_ id: Int) -> String {
    Text(verbatim: "Row \(id)").resolve(locale: .testsDefault).string
  }
}
