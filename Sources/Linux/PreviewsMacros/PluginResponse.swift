/// What the plugin answers.
enum PluginResponse: Encodable {
  case capability(protocolVersion: Int)
  case expansion(ExpansionResult)

  private enum CodingKeys: CodingKey {
    case getCapabilityResult, expandMacroResult
  }

  private struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      let protocolVersion: Int
    }

    let capability: Capability
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .capability(let version):
      let result = CapabilityResult(capability: .init(protocolVersion: version))
      try container.encode(result, forKey: .getCapabilityResult)
    case .expansion(let result):
      try container.encode(result, forKey: .expandMacroResult)
    }
  }
}

/// The source that takes a macro's place, or what is wrong with its use.
struct ExpansionResult: Encodable {
  let expandedSource: String?
  let diagnostics: [Diagnostic]
}

/// A message to the person at the compiler.
struct Diagnostic: Encodable {
  struct Position: Encodable {
    let fileName: String
    let offset: Int
  }

  /// Not used by these macros, but the compiler wants the fields.
  struct None: Encodable {}

  let message: String
  let severity = "error"
  let position: Position
  let highlights: [None] = []
  let notes: [None] = []
  let fixIts: [None] = []

  init(_ message: String, at place: SourceText?) {
    self.message = message
    // The compiler's offset is that of the text with the space and comments before it.
    let leading = place.map { DeclarationScanner.leadingTriviaLength(of: $0.source) } ?? 0
    position = Position(
      fileName: place?.location?.fileName ?? "", offset: (place?.location?.offset ?? 0) + leading)
  }
}
