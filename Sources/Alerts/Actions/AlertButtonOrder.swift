import SwiftUI

/// In which order a platform lays out the actions of an alert.
///
/// An alert keeps its author's order. Apple's systems sort the buttons themselves; a host that
/// draws its own asks here. The order depends on nothing but the roles, so it can be read and
/// tested.
package enum AlertButtonOrder: Hashable, Sendable, CaseIterable {
  /// As the author wrote them: for lists that are read from the top.
  case author
  /// Side by side, the cancel action first: as two actions stand on iOS, and all on GNOME.
  case cancelFirst
  /// One above the other, the cancel action last: as three or more stand on iOS.
  case cancelLast
  /// From the right: the others in the author's order, then cancel, then the destructive ones:
  /// macOS.
  case fromTheRight

  /// The positions of the actions in the order in which they are read, from left to right or from
  /// top to bottom.
  ///
  /// ```swift
  /// AlertButtonOrder.cancelFirst.positions(of: [.destructive, .cancel])  // [1, 0]
  /// ```
  ///
  /// - Parameter roles: The roles of the actions in the author's order.
  /// - Returns: Each position once. Actions of one kind keep the author's order among themselves,
  ///   seen from where reading starts on that platform.
  package func positions(of roles: [ButtonRole?]) -> [Int] {
    let all = Array(roles.indices)
    let cancels = all.filter { roles[$0] == .cancel }
    let others = all.filter { roles[$0] != .cancel }
    switch self {
    case .author: return all
    case .cancelFirst: return cancels + others
    case .cancelLast: return others + cancels
    case .fromTheRight:
      let plain = others.filter { roles[$0] != .destructive }
      let destructive = others.filter { roles[$0] == .destructive }
      return (plain + cancels + destructive).reversed()
    }
  }
}
