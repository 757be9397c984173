import SwiftUI

/// What the roles of an alert's buttons make of them.
struct AlertRoles: Sendable {
  /// The position of the button with the cancel role.
  var cancel: Int? {
    get { cancelPosition < 0 ? nil : Int(cancelPosition) }
    set { cancelPosition = newValue.map { Int16($0) } ?? -1 }
  }
  /// The position of the first button without a role.
  var firstPlain: Int? { plainPosition < 0 ? nil : Int(plainPosition) }
  private(set) var hasSeveralCancels = false

  // Small, for a million alerts may wait.
  private var cancelPosition: Int16 = -1
  private var plainPosition: Int16 = -1

  /// The first cancel button is the cancel button; UIKit would trap on a second.
  init(settling buttons: inout [AlertButton]) {
    // Nobody can look through more actions than an Int16 counts.
    for position in buttons.indices.prefix(Int(Int16.max)) {
      switch buttons[position].role {
      case .destructive: break
      case .cancel where cancelPosition < 0: cancelPosition = Int16(position)
      case .cancel:
        // It loses its role, but does not become what Return presses.
        buttons[position].role = nil
        hasSeveralCancels = true
      default: if plainPosition < 0 { plainPosition = Int16(position) }
      }
    }
  }
}
