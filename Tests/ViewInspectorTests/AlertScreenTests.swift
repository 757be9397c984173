import SwiftUI
import Testing
import ViewInspector

private struct LoadError: LocalizedError {
  var errorDescription: String? { "Could not load" }
}

private struct Item: Identifiable {
  let id: Int
  var name: String { "Item \(id)" }
}

/// One screen with an alert in each of the ways in which people write them.
private struct Screen: View {
  let inspection = Inspection<Self>()
  @State private var log: [String] = []
  @State private var asksToDelete = false
  @State private var chosen: Item?
  @State private var showsChosen = false
  @State private var error: LoadError?
  @State private var showsError = false
  @State private var asksForName = false
  @State private var name = ""
  @State private var showsOld = false

  var body: some View {
    VStack {
      Text(log.joined(separator: ","))
      Button("Delete…", role: .destructive) { asksToDelete = true }
        .alert("Delete everything?", isPresented: $asksToDelete) {
          Button("Delete", role: .destructive) { log.append("deleted") }
          Button("Keep", role: .cancel) {}
        } message: {
          Text("This cannot be undone.")
        }
      Button("Choose") {
        chosen = Item(id: 3)
        showsChosen = true
      }
      Button("Load") {
        error = LoadError()
        showsError = true
      }
      Button("Rename") { asksForName = true }
      Button("Old") { showsOld = true }
        .inspectableAlert(isPresented: $showsOld) {
          Alert(
            title: Text("Old"), primaryButton: .default(Text("Fine")) { log.append("fine") },
            secondaryButton: .cancel())
        }
    }
    .alert("Chosen", isPresented: $showsChosen, presenting: chosen) { item in
      Button("Open \(item.name)") { log.append("opened \(item.id)") }
    } message: {
      Text($0.name)
    }
    .alert(isPresented: $showsError, error: error) { Button("Retry") { log.append("retried") } }
    .alert("Rename", isPresented: $asksForName) {
      TextField("New name", text: $name)
      Button("Save") { log.append(name) }.disabled(name.isEmpty)
    }
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}

@MainActor
@Suite("A screen with alerts of every kind", .timeLimit(.minutes(10)))
struct AlertScreenTests {
  @Test("Each alert opens, says what it should, acts and closes")
  func everyAlert() async throws {
    try await ViewHosting.host(Screen()) { screen in
      try await screen.inspection.inspect { view in
        #expect(view.findAll(ViewType.Alert.self).isEmpty)

        try view.find(button: "Delete…").tap()
        let deletion = try view.find(ViewType.Alert.self, containing: "Delete everything?")
        #expect(try deletion.message().text().string() == "This cannot be undone.")
        try deletion.find(button: "Delete").tap()
        try deletion.dismiss()
        #expect(view.findAll(ViewType.Alert.self).isEmpty)

        try view.find(button: "Choose").tap()
        try view.find(button: "Open Item 3").tap()
        try view.find(ViewType.Alert.self).dismiss()

        try view.find(button: "Load").tap()
        #expect(try view.find(ViewType.Alert.self).title().string() == "Could not load")
        try view.find(button: "Retry").tap()
        try view.find(ViewType.Alert.self).dismiss()

        try view.find(button: "Rename").tap()
        let save = { try view.find(button: "Save").tap() }
        #expect(throws: InspectionError.self) { try save() }
        try view.find(ViewType.TextField.self).setInput("Ada")
        try save()
        try view.find(ViewType.Alert.self).dismiss()

        try view.find(button: "Old").tap()
        try view.find(ViewType.AlertButton.self, containing: "Fine").tap()
        #expect(throws: InspectionError.self) { try view.find(ViewType.Alert.self) }

        let log = try view.vStack().text(0).string()
        #expect(log == "deleted,opened 3,retried,Ada,fine")
      }
    }
  }
}
