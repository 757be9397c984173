import SwiftUI

/// What the menus and the window have in common.
@Observable @MainActor
final class Drawing {
  var name = "Circle"
  var count = 0
  var hasGrid = false
  var size = "Small"
  var isAsking = false
  var isLocked = true
}

/// The menus of a drawing.
struct DrawingCommands: Commands {
  @Bindable var drawing: Drawing

  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("Import_me") { drawing.name = "Imported" }
    }
    CommandMenu("Shapes") {
      Button("Add \(drawing.name)") { drawing.count += 1 }
        .keyboardShortcut("a", modifiers: [.command, .shift])
      Button("Remove") { drawing.count -= 1 }
        .keyboardShortcut("r")
        .disabled(drawing.isLocked)
      Button("Clear…", role: .destructive) { drawing.isAsking = true }
        .keyboardShortcut("e")
      Divider()
      Toggle("Grid", isOn: $drawing.hasGrid).keyboardShortcut("g")
      Toggle("Locked", isOn: $drawing.isLocked)
      Picker("Size", selection: $drawing.size) {
        ForEach(["Small", "Large"], id: \.self) { Text($0) }
      }
      Menu("More") {
        Button("Ten more") { drawing.count += 10 }
        Button("Delete") { drawing.count = -1 }.keyboardShortcut(.delete, modifiers: [])
      }
    }
  }
}

/// What the menus act on.
struct CommandsView: View {
  @Environment(\.openWindow) private var openWindow
  @Bindable var drawing: Drawing
  @State private var isSheetOpen = false

  var body: some View {
    VStack {
      Text(
        "\(drawing.count), \(drawing.size), \(drawing.hasGrid ? "grid" : "plain"), \(drawing.name)")
      TextField("Name", text: $drawing.name)
      Button("Own") { drawing.count += 100 }.keyboardShortcut("o")
      Button("Sheet") { isSheetOpen = true }
        .sheet(isPresented: $isSheetOpen) { Text("In the sheet").padding() }
    }
    .padding()
    .alert("Clear the drawing?", isPresented: $drawing.isAsking) {
      Button("Clear", role: .destructive) { drawing.count = 0 }
      Button("Cancel", role: .cancel) {}
    }
  }
}
