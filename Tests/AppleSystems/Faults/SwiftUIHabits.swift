import Alerts
import SwiftUI

struct Habits {
  @ShowAlert var showAlert

  @MainActor func tell() {
    // iOS: 'callAsFunction(_:fileID:line:)' is unavailable: This is SwiftUI's Alert.
    showAlert(Alert(title: Text("Saved"), message: Text("Now")))
    showAlert("Saved") {
      // iOS: 'buildExpression' is unavailable: Write AlertAction(…) { … } instead of SwiftUI's Button
      Button("OK") {}
    }
    showAlert("Saved") {
      // iOS: 'buildExpression' is unavailable: An action with a value is one of a question
      AsyncAlertAction("One", value: 1)
    }
  }
}
