import SwiftUI
import SwiftUICore
import Testing

@Suite("Modifiers for layout and look", .timeLimit(.minutes(10)))
@MainActor
struct LookTests {
  @Test("are recorded innermost first, and each layer belongs to the element that it is put on")
  func order() throws {
    let graph = graph(
      VStack {
        Text("a").padding(3).background(Color.red).frame(width: 20).opacity(0.5)
        Group {
          Text("b")
          Text("c")
        }
        .background { Text("behind") }
      })
    let a = try #require(graph.root.first(saying: "a"))
    guard case .padding = a.modifiers[0], case .background(let red) = a.modifiers[1],
      case .frame(let frame) = a.modifiers[2], case .opacity(0.5) = a.modifiers[3]
    else {
      Issue.record("\(a.modifiers)")
      return
    }
    #expect(red.elements.map(\.content) == [.color(.red)])
    #expect(frame.minWidth == 20 && frame.maxWidth == 20 && frame.minHeight == nil)
    let layers = try ["b", "c"].map { text in
      let element = try #require(graph.root.first(saying: text))
      guard case .background(let layer) = element.modifiers[0] else { throw Missing() }
      return layer
    }
    // Each has a layer of its own: a host has one widget for each element.
    #expect(layers[0] !== layers[1])
    #expect(layers.map { $0.root.plainText } == ["behind", "behind"])
    graph.tearDown()
    #expect(graph.liveNodes == 0)
  }

  struct Missing: Error {}

  @Test("of texts are inherited, and the nearest wins")
  func text() throws {
    let graph = graph(
      VStack {
        Group { Text("a") }.font(.title)
        Group { Text("b") }.foregroundStyle(.secondary).lineLimit(2)
      }
      .font(.caption).foregroundColor(.blue).bold().textCase(.uppercase)
      .multilineTextAlignment(.trailing))
    let texts = graph.root.preorder.compactMap { element -> TextContent? in
      if case .text(let text) = element.content { text } else { nil }
    }
    #expect(texts.map(\.string) == ["A", "B"])
    #expect(texts.map(\.font) == [.title, .caption])
    #expect(texts.map(\.color) == [.blue, Color.blue.opacity(0.6)])
    #expect(texts.map(\.lineLimit) == [nil, 2])
    #expect(texts.allSatisfy { $0.weight == .bold && $0.alignment == .trailing })
  }

  @Test("for accessibility come together, and find their initialisers")
  func accessibility() throws {
    let view = Text("1").accessibilityLabel("One \(1)").accessibilityValue(String("v"))
      .accessibilityHint("h").accessibilityIdentifier("id").accessibilityAddTraits([.isHeader])
      .accessibilityRemoveTraits(.isHeader).accessibilityHidden(false)
    let graph = graph(view)
    let found = try #require(graph.root.children.first).accessibility
    #expect(found.label == "One 1" && found.value == "v" && found.hint == "h")
    #expect(found.identifier == "id" && found.isHidden == false)
    #expect(!found.addedTraits.contains(.isHeader) && found.removedTraits.contains(.isHeader))
  }

  @Test("leave their trace in the bucket that inspection counts them in")
  func buckets() {
    func bucket<C, M>(_ view: ModifiedContent<C, M>) -> ModifierBucket {
      (M.self as? any BucketedModifier.Type)?.bucket ?? .plain
    }
    func open(_ view: some View) -> ModifierBucket? {
      (view as? any AnyModified)?.bucket
    }
    #expect(open(Text("").font(.body) as Text) == nil)
    let view = EmptyView()
    #expect(open(view.font(.body)) == .environment)
    #expect(open(view.foregroundColor(.red)) == .environment)
    #expect(open(view.colorScheme(.dark)) == .environment)
    #expect(open(view.hidden()) == .transitive)
    #expect(open(view.labelsHidden()) == .transitive)
    #expect(open(view.preferredColorScheme(.dark)) == .transitive)
    #expect(open(view.padding()) == .plain)
    #expect(open(view.overlay(Color.red)) == .plain)
  }

  @Test("say a few words, count, and mark what is inert")
  func words() throws {
    let graph = graph(
      Text("a").help("Help \(2)").badge(3).badge(0).badge("new").transition(.opacity)
        .contentShape(Rectangle()).statusBarHidden().redacted(reason: .placeholder))
    let modifiers = try #require(graph.root.children.first).modifiers
    guard modifiers.count == 3, case .help("Help 2") = modifiers[0],
      case .badge("3") = modifiers[1],
      case .badge("new") = modifiers[2]
    else {
      Issue.record("\(modifiers)")
      return
    }
  }
}

private protocol AnyModified { var bucket: ModifierBucket { get } }
extension ModifiedContent: AnyModified {
  var bucket: ModifierBucket { (Modifier.self as? any BucketedModifier.Type)?.bucket ?? .plain }
}
