import SwiftUI
import Testing

#Preview { Text("one") }
#Preview("named") {
  Text("two")
  Text("three")
}

/// Not `Sendable`, as many values of an environment are.
final class Box {
  var value = 0
}

extension EnvironmentValues {
  @Entry var depth: Int = 3
  @Entry var name = "none"
  @Entry var ratio = 0.5
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
}
