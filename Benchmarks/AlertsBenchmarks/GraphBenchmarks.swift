import Foundation
import SwiftUI
import SwiftUICore
import ViewInspector

/// A screen of many rows with an alert over it.
@MainActor
enum GraphBenchmarks {
  final class Switch {
    var tap: (() -> Void)?
    var ask: (() -> Void)?
  }

  struct Screen: View {
    let count: Int
    let handle: Switch
    @State private var isPresented = false

    var body: some View {
      let _ = handle.ask = { isPresented = true }
      VStack {
        ForEach(0..<count, id: \.self) { Row(id: $0, handle: handle) }
      }
      .alert("Delete?", isPresented: $isPresented) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
  }

  struct Row: View {
    let id: Int
    let handle: Switch
    @State private var taps = 0

    var body: some View {
      if id == 7 { let _ = handle.tap = { taps += 1 } }
      HStack {
        Text(verbatim: "Row \(id)")
        Text(verbatim: "\(taps)")
      }
    }
  }

  static func run() async -> [Measurement] {
    [await build(), await change(), await alert(), await find(), await inspect()]
  }

  static func graph(_ count: Int) -> (ViewGraph, Switch) {
    let handle = Switch()
    let graph = ViewGraph()
    graph.setRoot(Screen(count: count, handle: handle))
    return (graph, handle)
  }

  /// The floor of a build: the objects that any retained tree needs, with their texts.
  final class Plain {
    let text: String
    var children: [Plain] = []
    init(_ text: String) { self.text = text }
  }

  private static func build() async -> Measurement {
    let before = residentBytes()
    let (kept, _) = graph(10_000)
    let bytes = residentBytes() - before
    print("a screen of 10,000 rows holds \(bytes / 10_000) bytes a row")
    kept.tearDown()
    return await compare(
      "first build, per row of 10,000", floor: "allocating 3 objects with 2 texts a row",
      batches: 7, operations: 10_000
    ) {
      let (graph, _) = graph(10_000)
      blackHole(graph.root.children.count)
      graph.tearDown()
    } floor: {
      let root = Plain("")
      for index in 0..<10_000 {
        let row = Plain("")
        row.children = [Plain("Row \(index)"), Plain("0")]
        root.children.append(row)
      }
      blackHole(root)
    }
  }

  private static func change() async -> Measurement {
    let (large, largeHandle) = graph(10_000)
    let (small, smallHandle) = graph(10)
    let result = await compare(
      "change of one row among 10,000", floor: "the same among 10 rows", aim: 1.2,
      operations: 1_000
    ) {
      for _ in 0..<1_000 {
        largeHandle.tap?()
        large.update()
      }
    } floor: {
      for _ in 0..<1_000 {
        smallHandle.tap?()
        small.update()
      }
    }
    large.tearDown()
    small.tearDown()
    return result
  }

  private static func alert() async -> Measurement {
    let (large, largeHandle) = graph(10_000)
    let (small, smallHandle) = graph(10)
    let result = await compare(
      "alert presented and answered over 10,000 rows", floor: "the same over 10 rows", aim: 1.2,
      operations: 300
    ) {
      for _ in 0..<300 { cycle(large, largeHandle) }
    } floor: {
      for _ in 0..<300 { cycle(small, smallHandle) }
    }
    large.tearDown()
    small.tearDown()
    return result
  }

  private static func cycle(_ graph: ViewGraph, _ handle: Switch) {
    handle.ask?()
    graph.update()
    graph.presentations.first?.cancelButton?.press()
    graph.update()
    precondition(graph.presentations.isEmpty)
  }

  private static func inspect() async -> Measurement {
    let screen = Screen(count: 10_000, handle: Switch())
    let texts = (0..<20_000).map { "Row \($0)" }
    return await compare(
      "inspection finds a text among 10,000 rows, per row", floor: "comparing 2 strings a row",
      batches: 5, operations: 10_000
    ) {
      blackHole(try? screen.inspect().find(text: "Row 9999"))
    } floor: {
      blackHole(texts.last { $0 == "Row" })
    }
  }

  private static func find() async -> Measurement {
    let (graph, _) = graph(10_000)
    let texts = graph.root.preorder.map(\.plainText)
    let result = await compare(
      "elements searched for a text among 10,000 rows", floor: "comparing as many strings",
      batches: 7, operations: texts.count
    ) {
      blackHole(
        graph.root.preorder.last {
          if case .text(let text) = $0.content { text.string == "Row 9999" } else { false }
        })
    } floor: {
      blackHole(texts.last { $0 == "Row 0" })
    }
    graph.tearDown()
    return result
  }
}
