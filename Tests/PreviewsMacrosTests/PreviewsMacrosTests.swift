import SwiftUI
import SwiftUICore
import Testing

#Preview { Text("one") }
#Preview("named") {
  Text("two")
  Text("three")
}

#Preview("landscape", traits: .landscapeLeft) { Text("four") }
#Preview(traits: .sizeThatFitsLayout, .fixedLayout(width: 10, height: 20)) { Text("five") }
#Preview("with state") {
  @Previewable @State var isOn = false
  Toggle("six", isOn: $isOn)
}

/// As Xcode's templates write it.
struct Older_Previews: PreviewProvider {
  static var previews: some View {
    Text("seven")
      .previewLayout(.sizeThatFits)
      .previewDisplayName("older")
      .previewInterfaceOrientation(.landscapeLeft)
    Text("eight").previewDevice("iPhone 15")
  }
}

/// Not `Sendable`, as many values of an environment are.
final class Box {
  var value = 0
}

extension EnvironmentValues {
  @Entry var depth: Int = 3
  @Entry var name = "none"
  @Entry var ratio = 0.5
  @Entry var flags = 0x10
  @Entry var mask = 0b1010_1010
  @Entry var million = 1_000_000
  @Entry var offset = -3
  @Entry var tiny = 1.5e-3
  @Entry var port: UInt16 = 0x1F90
  @Entry var isOn = false
  @Entry var title: String?
  /// The words `var wrong: Int = 1` stand in a comment and count for nothing.
  @Entry
  fileprivate(set) var action: @Sendable (Int) -> [String: Int] = { ["=": $0] }  // a note
  // swift-format-ignore: NoBlockComments
  @Entry var box: Box = Box() /* held by nobody */
  @Entry var `default`: (Int, String) = (1, #"a "quoted" // = {"#)
  @Entry var limits = [1, 2]
  @Entry var text: String = """
    first = "line"
    \("second".count) // no comment
    """
  @Entry var callback: (() -> Void)? = nil
  @Entry var list: Optional<[Int]>
}

@Suite(.timeLimit(.minutes(10))) struct PreviewsMacrosTests {
  @Test("An entry has its default until it is set, and each its own value")
  func entries() {
    var values = EnvironmentValues()
    #expect(values.depth == 3)
    #expect(values.name == "none")
    #expect(values.ratio == 0.5)
    #expect(values.flags == 16)
    #expect(values.mask == 170)
    #expect(values.million == 1_000_000)
    #expect(values.offset == -3)
    #expect(values.tiny == 0.0015)
    #expect(values.port == 8080)
    #expect(!values.isOn)
    #expect(values.title == nil)
    #expect(values.action(2) == ["=": 2])
    #expect(values.default == (1, #"a "quoted" // = {"#))
    #expect(values.limits == [1, 2])
    #expect(values.text == "first = \"line\"\n6 // no comment")
    #expect(values.callback == nil)
    #expect(values.list == nil)
    values.depth = 9
    values.title = "set"
    values.box.value = 1
    #expect(values.depth == 9)
    #expect(values.title == "set")
    #expect(EnvironmentValues().depth == 3)
  }

  @Test("A preview provider shows its views, on no system in particular")
  @MainActor func provider() {
    let graph = ViewGraph()
    graph.setRoot(Older_Previews.previews)
    graph.update()
    #expect(Older_Previews.platform == nil)
    #expect(InterfaceOrientation.allCases.map(\.id).count == 4)
  }
}
