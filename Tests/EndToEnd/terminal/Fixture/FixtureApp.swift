import SwiftUI

/// An app with everything that the terminal has to show, one button each.
@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup("Fixture") {
      FixtureView()
    }
  }
}

struct FixtureView: View {
  @State private var last = "nothing"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Last: \(last)").bold()
      DialogButtons(last: $last)
      RoundsButton(last: $last)
      ProcessButtons(last: $last)
      ControlsSection()
    }
  }
}
