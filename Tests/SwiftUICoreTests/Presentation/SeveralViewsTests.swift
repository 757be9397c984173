import SwiftUI
import SwiftUICore
import Testing

/// A modifier on several views is one on each of them, as on a `Group`: "modifiers to the group's
/// members" is how Apple says it. https://developer.apple.com/documentation/swiftui/group
@Suite("A modifier on several views", .timeLimit(.minutes(10)))
@MainActor
struct SeveralViewsTests {
  struct Counting: ViewModifier {
    let appear: () -> Void
    let layer: () -> Void

    func body(content: Content) -> some View {
      content.background { Text("behind").onAppear(perform: layer) }.onAppear(perform: appear)
    }
  }

  struct Several: View {
    var body: some View {
      Text("one")
      Text("two")
      Text("three")
    }
  }

  private func behind(_ graph: ViewGraph) -> [Int] {
    graph.root.children.map { element in
      element.modifiers.count { if case .background = $0 { true } else { false } }
    }
  }

  @Test("A background is behind each of them")
  func background() {
    var appeared = 0
    var layers = 0
    let graph = ViewGraph()
    graph.setRoot(Several().modifier(Counting(appear: { appeared += 1 }, layer: { layers += 1 })))
    #expect(graph.root.plainText == "one two three")
    #expect(behind(graph) == [1, 1, 1])
    #expect(layers == 3)
    #expect(appeared == 3)
  }

  @Test("What a modifier presents over several views comes once")
  func presentation() {
    var refusals = 0
    let graph = ViewGraph()
    graph.onRefusal = { _ in refusals += 1 }
    graph.setRoot(Several().alert("One", isPresented: .constant(true)) {})
    #expect(graph.presentations.count == 1 && refusals == 0)
  }
}
