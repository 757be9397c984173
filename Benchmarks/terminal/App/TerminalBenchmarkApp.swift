import SwiftUI

/// Return shows an alert, and the next Return answers it. Every character of the token is another
/// one each time, so that whoever watches the terminal sees when it has been drawn.
@main
struct TerminalBenchmarkApp: App {
  var body: some Scene {
    WindowGroup("Benchmark") {
      BenchmarkView()
    }
  }
}

private struct BenchmarkView: View {
  @State private var round = 0
  @State private var isAsking = false

  var body: some View {
    VStack {
      Text(token(round))
      Button("Ask") { isAsking = true }
    }
    .alert("Again?", isPresented: $isAsking) {
      Button("Yes") { round += 1 }
      Button("No", role: .cancel) {}
    } message: {
      Text("The token is \(token(round + 500_000)).")
    }
  }

  private func token(_ number: Int) -> String {
    String((0..<8).map { Character(Unicode.Scalar(UInt8(65 + (number * 7 + $0) % 26))) })
  }
}
