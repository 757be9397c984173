import SwiftUI

/// Says whether its window is active.
struct PhasesView: View {
  @Environment(\.scenePhase) private var phase
  @Environment(\.openWindow) private var openWindow
  @State private var isAsking = false

  var body: some View {
    VStack {
      Text("Phase: \(String(describing: phase))")
      Button("Ask") { isAsking = true }
        .alert("Over it", isPresented: $isAsking) {
          Button("Fine") {}
        }
      Button("New window") { openWindow(id: "second") }
    }
    .padding()
  }
}
