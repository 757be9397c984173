import SwiftUI

/// Rows that go when they are chosen, and rows with menus.
struct ListsView: View {
  @State private var tasks = ["Wash", "Iron", "Fold"]
  @State private var chosen: String?
  @State private var fruits = ["Fig", "Plum", "Quince"]
  @State private var fruit: String?
  @State private var marked: Set<String> = ["Ash", "Elm"]
  @State private var trees = ["Ash", "Elm", "Oak", "Yew"]
  @State private var heard = "nothing"

  var body: some View {
    VStack {
      Text("Tasks: \(tasks.joined(separator: " ")), \(chosen ?? "none")")
      Text("Fruits: \(fruits.joined(separator: " ")), \(fruit ?? "none")")
      Text("Trees: \(marked.sorted().joined(separator: " "))")
      Text("Heard: \(heard)")
      Menu("More") {
        Button("Empty", role: .destructive) { heard = "empty" }
      }
      HStack(spacing: 0) {
        List(selection: $chosen) {
          ForEach(tasks, id: \.self) { Text($0) }
        }
        .onChange(of: chosen) { _, new in
          if let new { tasks.removeAll { $0 == new } }
        }
        List(selection: $fruit) {
          ForEach(fruits, id: \.self) { name in
            Text(name).contextMenu {
              Button("Rename \(name)") { heard = "rename \(name)" }
              Button("Delete \(name) Now", role: .destructive) { heard = "delete \(name)" }
            }
          }
          .onDelete { fruits.remove(atOffsets: $0) }
        }
        List(selection: $marked) {
          ForEach(trees, id: \.self) { Text($0) }
            .onDelete { trees.remove(atOffsets: $0) }
        }
      }
    }
    .frame(width: 600, height: 400)
  }
}
