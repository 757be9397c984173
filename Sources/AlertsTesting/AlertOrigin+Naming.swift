import Alerts

extension AlertOrigin {
  /// How messages name an alert that is not a test's own to look at.
  func naming(_ title: String?) -> String { "“\(title ?? "")”, shown at \(self)" }
}
