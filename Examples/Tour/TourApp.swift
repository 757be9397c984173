import Alerts
import SwiftUI

/// What alerts can do, one button each.
@main
struct TourApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView().alertCoordinator(.shared)
    }
  }
}
