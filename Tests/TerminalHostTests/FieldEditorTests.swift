import Testing

@testable import TerminalHost

@Suite("Editing a field", .timeLimit(.minutes(10)))
struct FieldEditorTests {
  init() { UTF8Locale.use() }

  private func type(_ keys: [KeyStroke], into text: String, multiline: Bool = false) -> FieldEditor
  {
    var editor = FieldEditor(text, isMultiline: multiline)
    for key in keys { _ = editor.handle(key) }
    return editor
  }

  @Test("Words and lines are moved over, deleted and put back")
  func words() {
    #expect(type([KeyStroke(.character("w"), .control)], into: "one two").text == "one ")
    #expect(
      type([KeyStroke(.home), KeyStroke(.character("d"), .option)], into: "one two").text == " two")
    let swapped = type(
      [
        KeyStroke(.backspace, .option), KeyStroke(.character("a"), .control),
        KeyStroke(.character("y"), .control),
      ], into: "one two")
    #expect(swapped.text == "twoone ")
    #expect(
      type([KeyStroke(.left, .control), KeyStroke(.character("k"), .control)], into: "one two").text
        == "one ")
    #expect(type([KeyStroke(.character("u"), .control)], into: "one").text == "")
  }

  @Test("A mark joins the letter before it, and is deleted with it")
  func marks() {
    var editor = FieldEditor("cafe")
    editor.insert("\u{301}")
    #expect(editor.text == "cafe\u{301}" && editor.cursor == 4)
    _ = editor.handle(KeyStroke(.backspace))
    #expect(editor.text == "caf")
  }

  @Test("Pasted lines become one where there is one, and control characters stay away")
  func paste() {
    var line = FieldEditor("")
    line.insert("a\r\nb\u{1B}[31m\u{7}")
    #expect(line.text == "a b[31m")
    var editor = FieldEditor("", isMultiline: true)
    editor.insert("a\r\nb")
    #expect(editor.text == "a\nb")
  }

  @Test("What the app makes of the text is taken over, and the cursor stays in it")
  func replaced() {
    var editor = FieldEditor("abc")
    editor.replace("ABCDEF")
    #expect(editor.cursor == 6)
    editor.move(to: 4)
    editor.replace("x")
    #expect(editor.cursor == 1)
  }

  @Test("No keys bring the cursor out of the text")
  func random() {
    var random = SeededGenerator(seed: 5)
    let keys: [KeyStroke.Key] = [
      .character("a"), .character("\u{301}"), .character("🇫"), .character("w"), .character("k"),
      .character("y"), .character("d"), .enter, .backspace, .delete, .left, .right, .home, .end,
    ]
    for _ in 0..<200 {
      var editor = FieldEditor("界 e\u{301}x", isMultiline: true)
      for _ in 0..<40 {
        let modifiers: [KeyStroke.Modifiers] = [[], [], .control, .option]
        _ = editor.handle(
          KeyStroke(
            keys.randomElement(using: &random) ?? .left,
            modifiers.randomElement(using: &random) ?? []))
        #expect((0...editor.characters.count).contains(editor.cursor))
        #expect(Array(editor.text) == editor.characters)
      }
    }
  }

  @Test("Lines of an editor keep every character, and the cursor goes up and down")
  func lines() {
    let text = Array("abcdef\n\n界界x")
    let lines = FieldLines(text, width: 4)
    #expect(lines.lines == [0..<4, 4..<7, 7..<8, 8..<10, 10..<11])
    #expect(lines.place(of: 5) == CellPoint(x: 1, y: 1))
    #expect(lines.moved(1, by: 1) == 5)
    #expect(lines.moved(0, by: -1) == nil)
    #expect(lines.moved(9, by: 1) == 11)
  }
}
