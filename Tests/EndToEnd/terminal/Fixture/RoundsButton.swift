import SwiftUI

/// One alert after the other, for as long as somebody answers.
struct RoundsButton: View {
  @Binding var last: String
  @State private var round = 0
  @State private var isAsking = false

  var body: some View {
    Button("Rounds") { isAsking = true }
      .alert("Round \(round)", isPresented: $isAsking) {
        Button("Next") {
          round += 1
          last = "round \(round)"
        }
        Button("Enough", role: .cancel) {}
      } message: {
        Text("Press Next to count.")
      }
  }
}
