import SwiftUI

/// Rows that can be moved, with badges and looks of their own; keys, and menus over views.
struct TasksView: View {
  @State private var tasks = ["Wash", "Iron", "Fold"]
  @State private var text = ""
  @State private var heard = "nothing"
  @State private var count = 2

  var body: some View {
    TabView {
      page.tabItem { Text("Tasks") }.badge(count)
      Text("Elsewhere").tabItem { Text("Other") }
    }
  }

  private var page: some View {
    VStack {
      List {
        ForEach(tasks, id: \.self) { Text($0) }
          .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
        Text("Far in").badge(count).listRowInsets(
          EdgeInsets(top: 20, leading: 60, bottom: 20, trailing: 0))
        Text("On red").listRowBackground(Color(.sRGB, red: 1, green: 0, blue: 0))
      }
      Text("Order: \(tasks.joined(separator: " "))")
      Text("Heard: \(heard)")
      VStack {
        TextField("Search", text: $text)
          .onKeyPress(.downArrow) {
            heard = "down"
            return .handled
          }
          .onKeyPress("x") {
            heard = "x, left to the field"
            return .ignored
          }
      }
      .onKeyPress(phases: .up) { press in
        heard += ", \(press.characters) up"
        return .ignored
      }
      Text("Drum").focusable().onKeyPress(.space) {
        heard = "drum"
        return .handled
      }
      Text("Named actions")
        .focusable()
        .accessibilityAction(named: "Count on") { count += 1 }
    }
    .padding()
    .frame(width: 460, height: 520)
  }
}
