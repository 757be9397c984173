/// `@Entry var name: Type = value`, in an extension of `EnvironmentValues`.
///
/// It writes the key type and the accessors that read and write the value by that key.
enum EntryMacro {
  static func expand(_ expansion: Expansion) throws(MacroError) -> String {
    switch expansion.macroRole {
    case "accessor":
      return accessors(of: try variable(of: expansion))
    case "peer":
      // What is wrong with the declaration is told once, by the other role.
      guard let variable = try? variable(of: expansion) else { return "" }
      return try key(of: variable)
    default:
      throw MacroError(message: "'@Entry' cannot be used here")
    }
  }

  private static func variable(
    of expansion: Expansion
  ) throws(MacroError) -> VariableDeclaration {
    try checkContext(expansion.lexicalContext?.first)
    var scanner = DeclarationScanner(expansion.declSyntax?.source ?? "")
    if let variable = scanner.variable() { return variable }
    throw MacroError(message: "'@Entry' can only be attached to a 'var' without accessors")
  }

  private static func checkContext(_ context: SourceText?) throws(MacroError) {
    guard let context else { return }
    let words = DeclarationScanner.words(in: context.source)
    guard let keyword = words.firstIndex(of: "extension"), keyword + 1 < words.count,
      words[(keyword + 1)...].prefix(2).contains("EnvironmentValues")
    else {
      throw MacroError(message: "'@Entry' is only supported in an extension of EnvironmentValues")
    }
  }

  private static func accessors(of variable: VariableDeclaration) -> String {
    """
    get { self[\(variable.keyName).self] }
    set { self[\(variable.keyName).self] = newValue }
    """
  }

  private static func key(of variable: VariableDeclaration) throws(MacroError) -> String {
    """
    private struct \(variable.keyName): EnvironmentKey {
    \(try defaultValue(of: variable))
    }
    """
  }

  /// A computed property where the type is known: it asks nothing of a type, whereas a stored one
  /// would have to be `Sendable`.
  private static func defaultValue(of variable: VariableDeclaration) throws(MacroError) -> String {
    switch (variable.type ?? variable.value.flatMap(literalType), variable.value) {
    case (let type?, let value?):
      return "static var defaultValue: \(type) {\n\(value)\n}"
    case (let type?, nil) where type.hasSuffix("?") || type.hasPrefix("Optional<"):
      return "static var defaultValue: \(type) { nil }"
    case (nil, let value?):
      return "static let defaultValue = \(value)\n"
    case (_, nil):
      throw MacroError(message: "'@Entry' needs a default value, unless the type is optional")
    }
  }

  private static func literalType(_ value: String) -> String? {
    if value == "true" || value == "false" { return "Bool" }
    if value.wholeMatch(of: /-?(0x[0-9A-Fa-f_]+|0o[0-7_]+|0b[01_]+|[0-9][0-9_]*)/) != nil {
      return "Int"
    }
    if value.wholeMatch(of: /-?[0-9][0-9_]*(\.[0-9][0-9_]*)?([eE][-+]?[0-9]+)?/) != nil {
      return "Double"
    }
    let quotes = value.filter { $0 == "\"" }.count
    let isString = value.hasPrefix("\"") && value.hasSuffix("\"") && quotes == 2
    return isString && !value.contains("\\") ? "String" : nil
  }
}

extension VariableDeclaration {
  fileprivate var keyName: String {
    "__Key_\(name.filter { $0 != "`" })"
  }
}
