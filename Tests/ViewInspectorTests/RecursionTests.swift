import SwiftUI
import Testing
import ViewInspector

private struct Ping: View {
  var body: some View { NavigationLink(destination: Pong()) { Text("to pong") } }
}

private struct Pong: View {
  var body: some View { NavigationLink(destination: Ping()) { Text("to ping") } }
}

private struct Counter: View {
  let count: Int
  var body: some View {
    VStack {
      Text("at \(count)")
      AnyView(Counter(count: count + 1))
    }
  }
}

@MainActor
@Suite("Screens that lead to each other", .timeLimit(.minutes(10)))
struct RecursionTests {
  @Test("A search that finds nothing ends, whichever way it goes")
  func searchesEnd() throws {
    let view = try NavigationView { Ping() }.inspect()
    #expect(throws: InspectionError.self) { try view.find(text: "absent") }
    #expect(throws: InspectionError.self) {
      try view.find(ViewType.ZStack.self, traversal: .depthFirst)
    }
    #expect(try view.find(text: "to ping").string() == "to ping")
    #expect(view.findAll(ViewType.Text.self).count == 2)
  }

  @Test("A view that shows another one of its type is searched once")
  func recursiveView() throws {
    let view = try Counter(count: 0).inspect()
    #expect(try view.find(text: "at 0").string() == "at 0")
    #expect(throws: InspectionError.self) { try view.find(text: "absent") }
  }
}
