import SwiftUI

/// An app with everything that the terminal has to show, one button each.
@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup("Fixture") {
      FixtureView()
    }
    .commands {
      if CommandLine.arguments.contains("commands") { FixtureCommands() }
    }
  }
}

struct FixtureCommands: Commands {
  @State private var counter = Counter()

  @Observable @MainActor
  final class Counter {
    var value = 0
    var isLoud = false
  }

  var body: some Commands {
    CommandMenu("Counting") {
      Button("Add to \(counter.value)") { counter.value += 1 }.keyboardShortcut("t")
      Toggle("Loud", isOn: $counter.isLoud)
      Divider()
      Menu("More") { Button("Ten") { counter.value += 10 } }
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
