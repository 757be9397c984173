import SwiftUI

/// A sheet with a bar above what is to be filled in, and a window that closes itself.
struct FormSheetView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Name: \(name)")
      Button("Fill in") { isOpen = true }
      Button("Leave") { dismiss() }
    }
    .sheet(isPresented: $isOpen) {
      NavigationStack {
        Form { TextField("Name", text: $name) }
          .navigationTitle("Form")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isOpen = false } }
          }
      }
    }
  }
}
