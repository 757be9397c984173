/// In which order a platform lays out the buttons of a dialog.
///
/// A dialog keeps its author's order. The order on screen depends on nothing but the roles, so that it
/// can be read and tested.
package enum DialogButtonOrder: Hashable, Sendable, CaseIterable {
  /// As the author wrote them: for lists that are read from the top.
  case source
  /// Side by side, from the left: cancel, then the others, of which the first that was written stands
  /// at the end: https://developer.gnome.org/hig/patterns/feedback/dialogs.html
  case gnome
  /// One above the other: the others as they were written, cancel last.
  case column
  /// From the right: the others as they were written, then cancel, then the destructive ones:
  /// https://developer.apple.com/design/human-interface-guidelines/alerts
  case macOS

  /// The positions of the buttons in the order in which they are read, from left to right or from top
  /// to bottom.
  ///
  /// ```swift
  /// DialogButtonOrder.gnome.positions(of: [nil, .destructive, .cancel])  // [2, 1, 0]
  /// ```
  ///
  /// - Parameter roles: The roles of the buttons in the author's order.
  /// - Returns: Each position once. Buttons of one kind keep the author's order among themselves, seen
  ///   from where reading starts on that platform.
  package func positions(of roles: [ButtonRole?]) -> [Int] {
    let all = Array(roles.indices)
    let cancels = all.filter { roles[$0] == .cancel }
    let others = all.filter { roles[$0] != .cancel }
    switch self {
    case .source: return all
    case .gnome: return cancels + others.reversed()
    case .column: return others + cancels
    case .macOS:
      let plain = others.filter { roles[$0] != .destructive }
      let destructive = others.filter { roles[$0] == .destructive }
      return (plain + cancels + destructive).reversed()
    }
  }
}
