import Alerts
import SwiftUI

extension ContentView {
  final class ViewModel {
    @ShowAlert private var showAlert

    @MainActor
    func displayAlert() {
      showAlert(
        Alert(
          title: "Title",
          message: "Message",
          actions: [
            .init(
              title: "Button 1",
              onPressed: {
                print("Button 1 pressed")
              }
            ),
            .init(
              title: "Button 2",
              onPressed: {
                print("Button 2 pressed")
              }
            ),
          ]
        )
      )
    }

    @MainActor
    func displayAlert() async -> Int {
      await showAlert(
        AsyncAlert(
          title: "Title",
          message: "Message",
          actions: [
            .init(
              title: "Button 1",
              value: 10
            ),
            .init(
              title: "Button 2",
              value: 20
            ),
          ]
        )
      )
    }
  }
}
