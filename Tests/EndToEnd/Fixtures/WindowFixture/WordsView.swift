import SwiftUI

/// Words in the room they have: beside a button, and on the buttons of dialogs.
struct WordsView: View {
  @State private var answer = "none"
  @State private var isChoosing = false
  @State private var isAsking = false

  private static let longTitle = String(repeating: "Delete everything in the house ", count: 20)

  var body: some View {
    VStack {
      Text("Unbroken")
      HStack {
        Text("Unbroken")
        Spacer()
        Button("Beside it") {}.padding(.vertical)
      }
      List {
        HStack {
          Text("Unbroken")
          Spacer()
          Button("Beside that") {}.padding(.vertical)
        }
      }
      Text("Answer: \(answer)")
      Button("Colour") { isChoosing = true }
        .confirmationDialog("Which colour?", isPresented: $isChoosing, titleVisibility: .visible) {
          Button("Red") { answer = "red" }
          Button("Green") { answer = "green" }
        }
      Button("Long title") { isAsking = true }
        .alert("Really?", isPresented: $isAsking) {
          Button(Self.longTitle) { answer = "long" }
          Button("Short") { answer = "short" }
          Button("Cancel", role: .cancel) { answer = "cancelled" }
        }
    }
    .frame(width: 460, height: 400)
  }
}
