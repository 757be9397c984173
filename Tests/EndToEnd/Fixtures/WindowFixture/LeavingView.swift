import SwiftUI

/// Views that leave the window while something is open over them, or by what is typed in them.
struct LeavingView: View {
  @State private var isHere = true
  @State private var tab = 1
  @State private var turns = 0

  var body: some View {
    VStack {
      HStack {
        Button("Remove") { isHere = false }
        Button("Bring back") { isHere = true }
        Button("Next tab") { tab = 3 - tab }
        Button("Turn \(turns)") { turns += 1 }
      }
      if isHere {
        OpenersView { isHere = false }
        LeavingFieldsView { isHere = false }
      } else {
        Text("Gone")
      }
      ZStack {
        if isHere { Color.clear }
        Menu("In the pile") { Button("Nothing") {} }
      }
      TabView(selection: $tab) {
        Menu("In the tab") { Button("Nothing") {} }.tabItem { Text("One") }.tag(1)
        Text("Second tab").tabItem { Text("Two") }.tag(2)
      }
    }
    .padding()
    .frame(width: 640, height: 420)
  }
}

/// Each of them opens something over the window.
private struct OpenersView: View {
  let leave: @MainActor () -> Void
  @State private var choice = 1
  @State private var date = Date(timeIntervalSince1970: 86_400 * 200)
  @State private var isOpen = false

  var body: some View {
    HStack {
      Menu("Menu") {
        Button("Leave by the menu", action: leave)
      }
      Picker("Choice", selection: $choice) {
        ForEach(1..<4) { Text("Choice \($0)").tag($0) }
      }
      .onChange(of: choice) { leave() }
      DatePicker("Date", selection: $date, displayedComponents: .date)
        .onChange(of: date) { leave() }
    }
    HStack {
      Button("Context") {}
        .contextMenu { Button("Leave by the context menu", action: leave) }
      Button("Popover") { isOpen = true }
        .popover(isPresented: $isOpen) {
          Button("Leave by the popover", action: leave).padding()
        }
    }
  }
}

private struct LeavingFieldsView: View {
  let leave: @MainActor () -> Void
  @State private var text = ""
  @State private var secret = ""
  @State private var isAsking = false

  var body: some View {
    HStack {
      SecureField("Secret", text: $secret).onSubmit(leave)
      TextField("Text", text: $text).onSubmit(leave)
      Button("Ask") { isAsking = true }
        .alert("Who?", isPresented: $isAsking) {
          TextField("Name", text: $text)
          SecureField("Password", text: $secret)
          Button("Sign in", action: leave)
          Button("Cancel", role: .cancel) {}
        }
    }
  }
}
