// The compiler starts this program and asks it to expand macros, one message after another, until
// it closes the pipe.
PluginConnection().serve { request in
  switch request {
  case .getCapability:
    .capability(protocolVersion: 7)
  case .expand(let expansion):
    .expansion(Expander.expand(expansion))
  case .unknown:
    .expansion(ExpansionResult(expandedSource: nil, diagnostics: []))
  }
}
