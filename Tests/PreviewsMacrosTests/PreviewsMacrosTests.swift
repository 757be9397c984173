import Testing

// The macros need only names to be there; so they are tried on a copy of the few that SwiftUI has.

protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@freestanding(declaration)
macro Preview(_ name: String? = nil, body: @escaping @MainActor () -> Any) =
  #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

@attached(accessor) @attached(peer, names: prefixed(__Key_))
macro Entry() = #externalMacro(module: "PreviewsMacros", type: "EntryMacro")

#Preview { "one" }
#Preview("named") { "two" }

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

@Suite struct PreviewsMacrosTests {
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
