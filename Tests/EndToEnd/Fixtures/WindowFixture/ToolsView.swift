import SwiftUI

/// A bar with buttons that have an icon, and rows of buttons that want more than the least window.
struct ToolsView: View {
  @State private var heard = "nothing"
  @State private var isLong = false

  var body: some View {
    NavigationStack {
      VStack {
        Text("Heard: \(heard)")
        List {
          HStack {
            Button("One of the rows") { heard = "one" }
            Button("Another of the rows") { heard = "two" }
          }
        }
        HStack {
          Button("Complete everything") { heard = "complete" }
          Button("Remove completed") { heard = "remove" }
          Button("Archive") { isLong.toggle() }
          Button("Start all over") { heard = "start" }
        }
      }
      .navigationTitle("Tools")
      .toolbar {
        ToolbarItem(placement: .navigation) {
          Button("Refresh", systemImage: "arrow.clockwise") { heard = "refresh" }
        }
        ToolbarItemGroup(placement: .primaryAction) {
          Button(isLong ? "Add many" : "Add", systemImage: "plus") { heard = "add" }
          Button {
            heard = "both"
          } label: {
            Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
          }
          Button("Plain") { heard = "plain" }
        }
      }
    }
  }
}
