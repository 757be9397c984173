import Combine
import SwiftUI
import Testing

@testable import ViewInspector

/// Notes what is made and evaluated.
private final class Log {
  var events: [String] = []
}

private struct Noting: View {
  let name: String
  let log: Log

  var body: some View {
    log.events.append(name)
    return Text(verbatim: name)
  }
}

/// A view below one of its own type is not entered: this is another one.
private struct NotingOver: View {
  let name: String
  let log: Log

  var body: some View {
    log.events.append(name)
    return Text(verbatim: name)
  }
}

private struct First: ViewModifier {
  func body(content: Self.Content) -> some View { content.overlay(Text("first")) }
}

private struct Second: ViewModifier {
  func body(content: Self.Content) -> some View { content.overlay(Text("second")) }
}

private final class Shared: ObservableObject {}

private struct Holder: View {
  let object: Shared
  var body: some View { Text("held").background(Text("behind")) }
}

/// How much a search does, and what it leaves.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SearchWorkTests {
  @Test func `Nothing is evaluated that comes after a match`() throws {
    let log = Log()
    let view = VStack {
      ForEach(0..<5) { row -> Text in
        log.events.append("row \(row)")
        return Text(verbatim: "row \(row)")
      }
      Noting(name: "later", log: log)
    }
    #expect(try view.inspect().find(text: "row 2").pathToRoot == "vStack().forEach(0).text(2)")
    #expect(log.events == ["row 0", "row 1", "row 2"])
  }

  @Test func `A match on the way down leaves what is below unseen`() throws {
    let log = Log()
    let view = VStack {
      Noting(name: "first", log: log).overlay(Noting(name: "over", log: log))
      HStack { Noting(name: "deep", log: log) }
      Button {
      } label: {
        Noting(name: "label", log: log)
      }
    }
    #expect(try view.inspect().find(ViewType.Button.self).pathToRoot == "vStack().button(2)")
    #expect(log.events == [])
    _ = try view.inspect().find(ViewType.Text.self)
    #expect(log.events == ["first"])
    log.events = []
    _ = try view.inspect().find(ViewType.Text.self, traversal: .depthFirst)
    #expect(log.events == ["first"])
  }

  @Test func `A search without a match sees every view once, in its order`() throws {
    let log = Log()
    let view = VStack {
      Noting(name: "1", log: log).overlay(NotingOver(name: "1 over", log: log))
      HStack { Noting(name: "2", log: log) }
    }
    #expect(throws: InspectionError.self) { try view.inspect().find(text: "absent") }
    #expect(log.events == ["1", "2", "1 over"])
    log.events = []
    #expect(view.findAllTexts() == ["1", "1 over", "2"])
    #expect(log.events == ["1", "1 over", "2"])
  }

  @Test func `A match at a named place, or in an overlay, leaves the next one unseen`() throws {
    let log = Log()
    let labels = Gauge(value: 1) {
      Noting(name: "label", log: log)
    } currentValueLabel: {
      Noting(name: "value", log: log)
    }
    let overlays = EmptyView().overlay(Noting(name: "inner", log: log))
      .overlay(Noting(name: "outer", log: log))
    for (view, first) in [(AnyView(labels), "label"), (AnyView(overlays), "inner")] {
      log.events = []
      let found = try view.inspect().find(ViewType.Text.self, traversal: .depthFirst)
      #expect(try found.string() == first)
      #expect(log.events == [first])
    }
  }

  @Test func `What is inside comes first, then what modifiers bring, then named places`() throws {
    let view = Menu {
      HStack { Text("inside") }
    } label: {
      Text("label")
    }.overlay(Text("over"))
    let found = try (0..<3).map {
      try view.inspect().find(ViewType.Text.self, skipFound: $0).string()
    }
    #expect(found == ["inside", "over", "label"])
    #expect(view.findAllTexts() == ["inside", "label", "over"])
  }

  @Test func `A property made of others is updated before a body reads it`() throws {
    struct Words: DynamicProperty {
      @Environment(\.locale) private var locale
      private(set) var language = ""
      mutating func update() { language = locale.identifier }
    }
    struct Speaker: View {
      private let words = Words()
      var body: some View { Text(verbatim: words.language) }
    }
    let view = VStack { Speaker() }.environment(\.locale, Locale(identifier: "eo"))
    #expect(throws: Never.self) { try view.inspect().find(text: "eo") }
  }

  @Test func `Calls that are put together when asked for name index and kind`() throws {
    let view = HStack {
      Text("a").overlay(Text("one")).overlay(Text("two"))
      EmptyView().modifier(First()).modifier(First())
      Button("b") {}
    }
    #expect(
      try view.inspect().find(text: "two").pathToRoot == "hStack().text(0).overlay(1).text()")
    #expect(
      try view.inspect().find(text: "one").pathToRoot == "hStack().text(0).overlay().text()")
    let content = "viewModifierContent().overlay().text()"
    #expect(
      try view.inspect().find(text: "first").pathToRoot
        == "hStack().emptyView(1).modifier(First.self).\(content)")
    #expect(
      try view.inspect().find(ViewType.Text.self) {
        try $0.string() == "first" && $0.pathToRoot.contains(", 1")
      }.pathToRoot == "hStack().emptyView(1).modifier(First.self, 1).\(content)")
    let label = try view.inspect().find(text: "b")
    #expect(label.pathToRoot == "hStack().button(2).labelView().text()")
    XCTAssertThrows(
      try view.inspect().find(text: "two").parent().image(),
      "hStack().text(0).overlay(1).image() found Overlay instead of Image")
  }

  @Test func `What one view says of itself is not said of its neighbours`() throws {
    let view = VStack {
      Text("plain")
      Text("gone").hidden().padding(3)
      Text("asleep").disabled(true).font(.title)
      Text("last")
    }.padding()
    func text(_ string: String) throws -> InspectableView<ViewType.Text> {
      try view.inspect().find(text: string)
    }
    #expect(try text("gone").isHidden())
    #expect(try text("asleep").isDisabled())
    for name in ["plain", "last"] {
      #expect(try !text(name).isHidden())
      #expect(try !text(name).isDisabled())
      #expect(try !text(name).hasPadding())
      #expect(throws: InspectionError.self) { try text(name).attributes().font() }
    }
    // One search that meets them all, too.
    let hidden = try view.inspect().findAll(ViewType.Text.self).map { $0.isHidden() }
    #expect(hidden == [false, true, false, false])
  }

  @Test func `What is of many kinds is asked each time`() throws {
    let view = VStack {
      Text("a").overlay(Text("over")).background(Text("behind"))
      Text("b").modifier(First()).modifier(Second())
    }
    let root = try view.inspect()
    for _ in 0..<2 {
      #expect(root.findAll(ViewType.Overlay.self).count == 3)
      #expect(root.findAll(ViewType.Background.self).count == 1)
      #expect(root.findAll(ViewType.ViewModifier<First>.self).count == 1)
      #expect(root.findAll(ViewType.ViewModifier<Second>.self).count == 1)
      #expect(root.findAll(ViewType.Text.self).count == 6)
      #expect(root.findAll(ViewType.Button.self).count == 0)
    }
  }

  @Test func `A search keeps nothing alive`() throws {
    weak var held: Shared?
    weak var injected: Shared?
    do {
      let (one, other) = (Shared(), Shared())
      (held, injected) = (one, other)
      let view = HStack { Holder(object: one) }.environmentObject(other).padding()
      #expect(try view.inspect().find(text: "behind").pathToRoot.hasSuffix("background().text()"))
      #expect(throws: InspectionError.self) { try view.inspect().find(text: "absent") }
      #expect(try view.inspect().hStack().content.medium.environmentObjects.count == 1)
    }
    #expect(held == nil)
    #expect(injected == nil)
    #expect(try EmptyView().inspect().emptyView().content.medium.environmentObjects.isEmpty)
  }
}

extension View {
  fileprivate func findAllTexts() -> [String] {
    ((try? inspect().findAll(ViewType.Text.self)) ?? []).compactMap { try? $0.string() }
  }
}
