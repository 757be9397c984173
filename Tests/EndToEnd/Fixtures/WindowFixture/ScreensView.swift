import SwiftUI

/// Screens over and beside one another.
struct ScreensView: View {
  @State private var query = ""

  var body: some View {
    TabView {
      NavigationStack {
        List {
          NavigationLink("Apples") { Text("All about apples").navigationTitle("Apples") }
          NavigationLink("Pears") { Text("All about pears").navigationTitle("Pears") }
        }
        .navigationTitle("Fruits")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Add") { query += "+" } }
        }
      }
      .tabItem { Text("Browse") }
      Text("Nothing here: \(query)")
        .tabItem { Text("Empty") }
    }
  }
}
