/// The walk through a format that gives each specifier its argument.
struct FormatExpansion {
  private let arguments: [FormatArgument]
  private let language: String
  /// Whether what does not fit makes the format unusable. Else it is shown as it is written.
  private let isStrict: Bool
  private(set) var pieces: [ExpandedText.Piece] = []
  /// False once the format has asked for what is not there.
  private(set) var isUsable = true

  private var variables: [String: PluralVariable] = [:]
  private var next = 0
  private var depth = 0
  private var steps = 0

  // Forms may name one another, in a circle too, or a hundred times.
  private static let deepest = 8
  private static let mostSteps = 10_000

  init(arguments: [FormatArgument], language: String, isStrict: Bool) {
    self.arguments = arguments
    self.language = language
    self.isStrict = isStrict
  }

  mutating func expand(_ value: LocalizedValue) {
    switch value {
    case .string(let format): expand(format, implicit: nil)
    case .plural(let plural):
      variables = plural.variables
      expand(plural.format, implicit: nil)
    case .varied(let forms): expand(forms)
    }
  }

  // Forms of the whole text: the first number says which, and `%arg` is that number.
  private mutating func expand(_ forms: [PluralCategory: String]) {
    guard let index = arguments.firstIndex(where: { $0.number != nil }),
      let number = arguments[index].number,
      let form = PluralVariable(forms: forms).form(for: number, language: language)
    else { return isUsable = false }
    let specifier = "%\(index + 1)$\(arguments[index].specifier.dropFirst())"
    expand(form.replacing("%arg", with: specifier), implicit: nil)
  }

  /// - Parameter implicit: The argument of the variable whose form this is.
  private mutating func expand(_ format: String, implicit: Int?) {
    for piece in FormatString.of(format).pieces {
      steps += 1
      guard isUsable, steps < Self.mostSteps else { return isUsable = false }
      switch piece {
      case .literal(let text): append(text)
      case .specifier(let specifier): expand(specifier, implicit: implicit)
      case .variable(let name, let position, let source):
        expandVariable(name, position: position, source: source)
      }
    }
  }

  private mutating func expand(_ specifier: FormatSpecifier, implicit: Int?) {
    let index = specifier.position.map { $0 - 1 } ?? implicit ?? takeNext()
    guard arguments.indices.contains(index) else { return reject(specifier.source) }
    guard !isStrict || specifier.kind == arguments[index].kind else { return isUsable = false }
    pieces.append(.argument(arguments[index], specifier))
  }

  private mutating func expandVariable(_ name: String, position: Int?, source: String) {
    let variable = variables[name]
    let index = (position ?? variable?.position).map { $0 - 1 } ?? takeNext()
    guard depth < Self.deepest, let variable, arguments.indices.contains(index),
      let number = arguments[index].number,
      let form = variable.form(for: number, language: language)
    else { return reject(source) }
    let specifier = "%\(index + 1)$\(variable.specifier ?? "lld")"
    depth += 1
    expand(form.replacing("%arg", with: specifier), implicit: index)
    depth -= 1
  }

  private mutating func reject(_ source: String) {
    if isStrict { isUsable = false } else { append(source) }
  }

  private mutating func takeNext() -> Int {
    defer { next += 1 }
    return next
  }

  private mutating func append(_ text: String) {
    pieces.append(.literal(text))
  }
}
