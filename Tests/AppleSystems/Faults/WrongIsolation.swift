import Alerts
import SwiftUI

@MainActor final class Model {
  var count = 0
}

func increase(_ model: Model) {
  // iOS: main actor-isolated property 'count' can not be mutated from a nonisolated context
  model.count += 1
}

func show(_ showAlert: ShowAlertAction) {
  // iOS: call to main actor-isolated instance method
  showAlert(Alert(title: "Title"))
}
