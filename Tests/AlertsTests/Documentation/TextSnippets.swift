// The code of Texts.md, word for word but for the indentation.

import Alerts
import Foundation
import SwiftUI

// The test's target has no resources, so no bundle of its own either.
extension Bundle {
  fileprivate static var module: Bundle { .main }
}

private func interpolated(name: String, reason: String) -> Alerts.Alert {
  Alert(title: "Delete \(name)?", message: .verbatim(reason))
}

private func packaged(count: Int) -> Alerts.Alert {
  Alert(title: .localized("Delete \(count) items", bundle: .module))
}

private func keyed(count: Int) -> Alerts.Alert {
  let title = LocalizedStringResource("delete.title", defaultValue: "Delete \(count) items")
  return Alert(title: AlertText(title))
}

private func nested(isApple: Bool) -> Alerts.Alert {
  let fruit: AlertText = isApple ? "an apple" : "a pear"
  return Alert(title: "Eat \(fruit)?")
}
