import SwiftUI

/// What must not go wrong: a destructive choice under the Return key, and an alert that is withdrawn
/// before it could be seen.
struct SafetyView: View {
  @State private var answer = "none"
  @State private var isErasing = false
  @State private var isBlinking = false

  var body: some View {
    VStack {
      Text("Answer: \(answer)")
      Button("Erase") { isErasing = true }
        .confirmationDialog("Erase the disk?", isPresented: $isErasing, titleVisibility: .visible) {
          Button("Erase All", role: .destructive) { answer = "erased" }
          Button("Keep Photos") { answer = "photos kept" }
          Button("Cancel", role: .cancel) { answer = "kept" }
        }
      Button("Blink") {
        isBlinking = true
        Task { await withdraw() }
      }
      .alert("Blink", isPresented: $isBlinking) {
        Button("Seen") { answer = "seen" }
      }
      CountView()
    }
    .frame(width: 460, height: 320)
  }

  private func withdraw() async {
    await Task.yield()
    isBlinking = false
    answer = "withdrawn"
  }
}
