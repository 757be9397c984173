import SwiftUI

/// Lists whose first rows take no keyboard, and controls of every kind in rows.
struct ReachView: View {
  @State private var heard = "nothing"
  @State private var isOn = false
  @State private var chosen: String?

  var body: some View {
    VStack {
      Text("Heard: \(heard), \(chosen ?? "none")")
      List {
        Text("Just words")
        Section("Open") {
          Button("One") { heard = "one" }
          Text("Words in between")
          Button("Two") { heard = "two" }
        }
        Toggle("Three", isOn: $isOn)
      }
      List(selection: $chosen) {
        Section("First") { Text("Ash").tag("Ash") }
        Section("Second") { Text("Elm").tag("Elm") }
      }
    }
    .frame(width: 400, height: 500)
  }
}
