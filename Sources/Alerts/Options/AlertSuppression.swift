import SwiftUI

/// The "don't ask again" toggle of an alert, as a host draws it.
public struct AlertSuppression: Equatable, Sendable {
  /// Under what the answer is stored.
  public var key: String
  /// What the toggle says.
  public var title: AlertText

  package init(key: String, title: AlertText = "Don’t ask again") {
    self.key = key
    self.title = title
  }
}
