import SwiftUI
import SwiftUICore
import Testing

@testable import TerminalHost

extension SeededGenerator {
  fileprivate mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &self)
  }

  fileprivate mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(below: values.count)]
  }
}

@MainActor
private struct RandomView {
  var random: SeededGenerator

  mutating func view(_ depth: Int) -> AnyView {
    depth == 0 || random.number(below: 5) == 0 ? leaf() : modified(container(depth))
  }

  private mutating func views(_ depth: Int) -> [AnyView] {
    (0..<random.number(below: 4)).map { _ in view(depth - 1) }
  }

  private mutating func leaf() -> AnyView {
    let text = random.pick(["", "one", "two words", "界界界", String(repeating: "long ", count: 40)])
    switch random.number(below: 10) {
    case 0: return AnyView(Spacer())
    case 1: return AnyView(Divider())
    case 2: return AnyView(Toggle(text, isOn: .constant(true)))
    case 3: return AnyView(TextField(text, text: .constant(text)))
    case 4:
      return AnyView(
        Picker(text, selection: .constant(1)) { ForEach(0..<3) { Text("choice \($0)") } }
          .pickerStyle(.segmented))
    case 5: return AnyView(Button(text) {})
    case 6: return AnyView(Color.red)
    case 7: return AnyView(Slider(value: .constant(0.5)) { Text(text) })
    default: return AnyView(Text(text))
    }
  }

  private mutating func container(_ depth: Int) -> AnyView {
    let views = views(depth)
    let content = ForEach(views.indices, id: \.self) { views[$0] }
    let spacing = random.pick([nil, 0, 8, 200, -40] as [CGFloat?])
    switch random.number(below: 9) {
    case 0, 1, 2: return AnyView(HStack(spacing: spacing) { content })
    case 3, 4: return AnyView(VStack(spacing: spacing) { content })
    case 5: return AnyView(ZStack { content })
    case 6: return AnyView(ScrollView(random.pick([.horizontal, .vertical])) { content })
    case 7: return AnyView(Grid { GridRow { content } })
    default: return AnyView(Form { content })
    }
  }

  private mutating func modified(_ view: AnyView) -> AnyView {
    let amount: CGFloat = random.pick([0, 4, 40, 4000, 1e300, -30])
    switch random.number(below: 8) {
    case 0: return AnyView(view.padding(amount))
    case 1: return AnyView(view.frame(width: amount))
    case 2: return AnyView(view.frame(minWidth: 0, maxWidth: .infinity, maxHeight: amount))
    case 3: return AnyView(view.fixedSize())
    case 4: return AnyView(view.overlay(Text("over")))
    case 5: return AnyView(view.layoutPriority(Double(amount)))
    default: return view
    }
  }
}

@Suite("Any layout of anything ends, in a window of any size", .timeLimit(.minutes(10)))
@MainActor
struct RandomLayoutTests {
  @Test("A row of rows in no room at all")
  func noRoom() {
    for width in [1, 2, 3, 10, 80] {
      let window = TestWindow(width, 3) {
        HStack {
          VStack {
            HStack(spacing: 0) {
              Text("one")
              Text("two")
            }
          }
          Text("three")
        }
      }
      #expect(!window.draw().isEmpty)
    }
  }

  @Test("Random views", arguments: 0..<12)
  func random(block: Int) {
    for seed in block * 20..<block * 20 + 20 {
      var random = RandomView(random: SeededGenerator(seed: UInt64(seed)))
      let view = random.view(5)
      for (width, height) in [(1, 1), (2, 1), (10, 3), (80, 24)] {
        _ = TestWindow(width, height) { view }
      }
    }
  }
}
