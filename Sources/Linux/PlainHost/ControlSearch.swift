/// Finds the control that a person means.
@MainActor
struct ControlSearch {
  enum Result {
    case one(Control)
    /// Several numbers, of the controls that it could be.
    case several([Int])
    case none
  }

  let controls: [Control]

  /// A whole name wins over a number, a number over the beginning of a name. A name that several
  /// controls have is that of the one which can be used, where there is only one such.
  func find(_ text: String) -> Result {
    let text = VisibleText.line(text)
    guard !text.isEmpty else { return .none }
    let exact = exactly(text)
    if case .none = exact {} else { return exact }
    if let number = number(text) {
      return controls.indices.contains(number - 1) ? .one(controls[number - 1]) : .none
    }
    let wanted = text.lowercased()
    return choose { $0.names.contains { $0.lowercased().hasPrefix(wanted) } }
  }

  func exactly(_ text: String) -> Result {
    let same = choose { $0.names.contains(text) }
    if case .none = same {} else { return same }
    let wanted = text.lowercased()
    return choose { $0.names.contains { $0.lowercased() == wanted } }
  }

  /// `3`, `#3` and `[3]`.
  private func number(_ text: String) -> Int? {
    if let number = Int(text) { return number }
    if text.hasPrefix("#") { return Int(text.dropFirst()) }
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    return Int(text.dropFirst().dropLast())
  }

  private func choose(_ isMeant: (Control) -> Bool) -> Result {
    let found = controls.indices.filter { isMeant(controls[$0]) }
    let usable = found.filter { controls[$0].isEnabled }
    let candidates = usable.isEmpty ? found : usable
    switch candidates.count {
    case 0: return .none
    case 1: return .one(controls[candidates[0]])
    default: return .several(candidates.map { $0 + 1 })
    }
  }
}
