/// What the compiler asks.
enum PluginRequest: Decodable {
  case getCapability
  case expand(Expansion)
  /// A request that this plugin knows nothing of, from another version of the compiler.
  case unknown

  private enum CodingKeys: CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch container.allKeys.first {
    case .getCapability:
      self = .getCapability
    case .expandFreestandingMacro:
      self = .expand(try container.decode(Expansion.self, forKey: .expandFreestandingMacro))
    case .expandAttachedMacro:
      self = .expand(try container.decode(Expansion.self, forKey: .expandAttachedMacro))
    case nil:
      self = .unknown
    }
  }
}

/// A use of a macro.
struct Expansion: Decodable {
  struct Macro: Decodable {
    let typeName: String
  }

  let macro: Macro
  let macroRole: String?
  /// The use of a freestanding macro.
  let syntax: SourceText?
  /// The attribute by which a macro is attached.
  let attributeSyntax: SourceText?
  /// What it is attached to.
  let declSyntax: SourceText?
  /// What stands around it, the innermost first.
  let lexicalContext: [SourceText]?
}

/// A piece of a source file.
struct SourceText: Decodable {
  struct Location: Decodable {
    let fileName: String
    let offset: Int
  }

  let source: String
  let location: Location?
}
