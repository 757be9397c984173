import Foundation
import SwiftUI

/// Work on the main actor that never rests, but lets others have their turn.
struct BusyView: View {
  @State private var isWorking = false
  @State private var isFlickering = false
  @State private var steps = 0

  var body: some View {
    VStack {
      Text(isWorking ? "working" : "resting")
      Color(.sRGB, red: isWorking ? 0 : 1, green: 0, blue: isWorking ? 1 : 0)
        .frame(width: 80, height: 80)
      Text("square")
      Toggle("Flicker", isOn: $isFlickering)
      Text("Steps: \(steps)")
      Button("Work") { work() }
      Button("Rest") { isWorking = false }
    }
    .padding()
  }

  private func work() {
    isWorking = true
    Task {
      while isWorking {
        step()
        await Task.yield()
      }
    }
    stepInTurns()
  }

  private func step() {
    steps += 1
    isFlickering.toggle()
  }

  private func stepInTurns() {
    guard isWorking else { return }
    step()
    DispatchQueue.main.async {
      MainActor.assumeIsolated { stepInTurns() }
    }
  }
}
