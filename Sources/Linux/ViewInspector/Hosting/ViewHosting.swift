import SwiftUI
import SwiftUICore

/// Puts views on screen for a test: in a window without a screen, so that their state is alive.
@MainActor @preconcurrency
public enum ViewHosting {
  /// Which hosted view: tests keep theirs apart by the name of the test function.
  public struct ViewId: Hashable, Sendable {
    let function: String
  }

  private struct Hosted {
    let graph: ViewGraph
    let medium: Content.Medium
  }

  private static var hosted: [ViewId: Hosted] = [:]

  /// Shows a view until it is expelled, or another one is hosted in the same function.
  public static func host<V>(
    view: V, size: CGSize? = nil, function: String = #function
  ) where V: View {
    MainThread.run(or: ()) {
      expel(function: function)
      let graph = ViewGraph()
      let medium = (try? Content.unwrap(view, .empty))?.medium ?? .empty
      hosted[ViewId(function: function)] = Hosted(
        graph: graph, medium: medium.resettingViewModifiers())
      graph.setRoot(view)
    }
  }

  /// Takes the view of a test function down.
  public static func expel(function: String = #function) {
    MainThread.run(or: ()) {
      hosted.removeValue(forKey: ViewId(function: function))?.graph.tearDown()
    }
  }

  /// Shows a view while `whileHosted` runs.
  public static func host<V>(
    _ view: V, size: CGSize? = nil, function: String = #function,
    whileHosted: @MainActor (V) async throws -> Void
  ) async throws where V: View {
    host(view: view, size: size, function: function)
    defer { expel(function: function) }
    try await whileHosted(view)
  }

  /// Where the hosted view of a type lives: the first one, if there are several.
  static func node(of type: Any.Type, function: String) -> _ViewNode? {
    guard let graph = hosted[ViewId(function: function)]?.graph else { return nil }
    graph.update()
    return graph.rootNodeForInspection?.findNode { $0.evaluatedType == type }
  }

  /// What the view hosted in a function inherits from the modifiers around it.
  static func medium(function: String) -> Content.Medium {
    hosted[ViewId(function: function)]?.medium ?? .empty
  }
}
