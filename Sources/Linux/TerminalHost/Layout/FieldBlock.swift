import SwiftUICore

/// A field in which text is typed, on one line or several.
final class FieldBlock: Block {
  private let element: Element
  private let id: TargetID
  private let prompt: String
  private let isSecure: Bool
  private let isMultiline: Bool

  init(_ element: Element, prompt: String, isSecure: Bool, isMultiline: Bool) {
    self.element = element
    id = TargetID(element.id)
    self.prompt = prompt
    self.isSecure = isSecure
    self.isMultiline = isMultiline
  }

  private static let usualWidth = 24
  private static let editorHeight = 5

  private var isEditor: Bool { if case .textEditor = element.content { true } else { false } }

  override func flexibility(_ axis: CellAxis, _ proposal: Proposal) -> ClosedRange<Int> {
    if axis == .horizontal { return 6...Proposal.unlimited }
    let height = size(proposal).height
    return isEditor ? 1...Proposal.unlimited : height...height
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    let width = max(6, proposal.width ?? Self.usualWidth)
    if isEditor {
      return CellSize(width: width, height: max(1, proposal.height ?? Self.editorHeight))
    }
    guard isMultiline, let (text, _) = InteractionState.text(of: element) else {
      return CellSize(width: width, height: 1)
    }
    let lines = FieldLines(Array(text), width: width - 2).lines.count
    return CellSize(width: width, height: min(max(1, lines), Self.editorHeight))
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    guard rect.width > 2, let editor = canvas.state.editor(for: element) else { return }
    let isFocused = canvas.isFocused(id)
    canvas.add(id, rect) { target in
      target.isEnabled = element.isEnabled
      target.element = element
      target.field = Target.Field(
        element: element, isMultiline: isMultiline, isSecure: isSecure, width: rect.width - 2)
    }
    drawMarks(rect, isFocused, on: canvas)
    let inside = rect.inset(left: 1, right: 1)
    canvas.clipped(to: inside) {
      if isMultiline {
        drawLines(editor, inside, isFocused, on: canvas)
      } else {
        drawLine(editor, inside, isFocused, on: canvas)
      }
    }
    canvas.restyle(inside) { $0.attributes.insert(.underline) }
    if !element.isEnabled { canvas.restyle(rect) { $0.attributes.insert(.dim) } }
  }

  private func drawMarks(_ rect: CellRect, _ isFocused: Bool, on canvas: Canvas) {
    let style = isFocused ? CellStyle(attributes: [.bold, .reverse]) : .plain
    for y in rect.y..<rect.maxY {
      canvas.put(isFocused ? ">" : "[", x: rect.x, y: y, style: style)
      canvas.put(isFocused ? "<" : "]", x: rect.maxX - 1, y: y, style: style)
    }
  }

  private func shown(_ characters: [Character]) -> [Glyph] {
    isSecure
      ? characters.compactMap { _ in Glyph("•") }
      : characters.map { Glyph($0) ?? Glyph("\u{FFFD}") ?? .blank }
  }

  private func drawLine(
    _ editor: FieldEditor, _ rect: CellRect, _ isFocused: Bool, on canvas: Canvas
  ) {
    let glyphs = shown(editor.characters)
    let before = glyphs[..<min(editor.cursor, glyphs.count)].reduce(0) { $0 + $1.columns }
    // As far to the left as the cursor allows.
    let hidden = isFocused ? max(0, before - rect.width + 1) : 0
    var x = rect.x - hidden
    for glyph in glyphs {
      canvas.put(glyph, x: x, y: rect.y, style: .plain)
      x += glyph.columns
      if x >= rect.maxX { break }
    }
    if glyphs.isEmpty { canvas.put(prompt, x: rect.x, y: rect.y, style: .dim) }
    if isFocused { canvas.setCursor(CellPoint(x: rect.x - hidden + before, y: rect.y)) }
  }

  private func drawLines(
    _ editor: FieldEditor, _ rect: CellRect, _ isFocused: Bool, on canvas: Canvas
  ) {
    let lines = FieldLines(editor.characters, width: rect.width)
    let place = lines.place(of: editor.cursor)
    let first = isFocused ? max(0, place.y - rect.height + 1) : 0
    for (row, line) in lines.lines.enumerated().dropFirst(first).prefix(rect.height) {
      var x = rect.x
      for glyph in shown(editor.characters[line].filter { $0 != "\n" }) {
        canvas.put(glyph, x: x, y: rect.y + row - first, style: .plain)
        x += glyph.columns
      }
    }
    if editor.characters.isEmpty { canvas.put(prompt, x: rect.x, y: rect.y, style: .dim) }
    if isFocused {
      canvas.setCursor(
        CellPoint(x: rect.x + min(place.x, rect.width - 1), y: rect.y + place.y - first))
    }
  }
}
