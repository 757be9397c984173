import Alerts
import SwiftUI

/// What alerts can do, one button each.
@main
struct TourApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView().alertCoordinator(.shared)
    }
    .commands { TourCommands() }
  }
}

/// A menu shows alerts, too: in the window that is in front.
struct TourCommands: Commands {
  @ShowAlert private var showAlert

  var body: some Commands {
    CommandMenu("Alerts") {
      Button("From a menu") {
        showAlert(title: "Hello", message: "A menu shows this, or its keys do.")
      }
      .keyboardShortcut("k")
    }
  }
}
