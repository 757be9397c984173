/// Finds the macro by its name and turns what it throws into a diagnostic.
enum Expander {
  static func expand(_ expansion: Expansion) -> ExpansionResult {
    do throws(MacroError) {
      let source = try source(of: expansion)
      return ExpansionResult(expandedSource: source, diagnostics: [])
    } catch {
      let place = expansion.attributeSyntax ?? expansion.syntax
      return ExpansionResult(
        expandedSource: nil, diagnostics: [Diagnostic(error.message, at: place)])
    }
  }

  private static func source(of expansion: Expansion) throws(MacroError) -> String {
    switch expansion.macro.typeName {
    // The compiler has checked what they stand at by then, and there is nothing to show it in.
    case "PreviewMacro", "PreviewableMacro": ""
    case "EntryMacro": try EntryMacro.expand(expansion)
    default: throw MacroError(message: "unknown macro '\(expansion.macro.typeName)'")
    }
  }
}

/// A wrong use of a macro.
struct MacroError: Error {
  let message: String
}
