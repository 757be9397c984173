import SwiftUI

/// Lists and forms.
struct RowsView: View {
  @State private var fruits = ["Apple", "Banana", "Cherry"]
  @State private var chosen: String?
  @State private var isOn = true
  @State private var name = ""
  @State private var isOpen = false

  var body: some View {
    HStack(spacing: 0) {
      List(selection: $chosen) {
        Section("Fruits") {
          ForEach(fruits, id: \.self) { Text($0) }
            .onDelete { fruits.remove(atOffsets: $0) }
        }
        Section("Nuts") {
          Text("Hazelnut").tag("Hazelnut")
        }
      }
      Form {
        Section("General") {
          Toggle("Sound", isOn: $isOn)
          TextField("Name", text: $name)
          LabeledContent("Chosen", value: chosen ?? "nothing")
        }
        Section("More") {
          DisclosureGroup("Details", isExpanded: $isOpen) {
            Text("Here they are")
          }
          Button("Add a fruit") { fruits.append("Fruit \(fruits.count + 1)") }
        }
      }
    }
  }
}
