import SwiftUI

/// One of each control, with what it says under it.
struct ControlsView: View {
  @State private var isOn = false
  @State private var isChecked = true
  @State private var name = "Ada"
  @State private var size = "Medium"
  @State private var count = 3
  @State private var level = 0.5
  @State private var notes = "Two\nlines"
  @State private var presses = 0
  @State private var isExpanded = false
  @State private var date = Date(timeIntervalSince1970: 86_400 * 200)

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      VStack(alignment: .leading) {
        Text("Controls").font(.title)
        Toggle("Sound", isOn: $isOn)
        Toggle("Checked", isOn: $isChecked).toggleStyle(.checkbox)
        TextField("Full name", text: $name)
        TextEditor(text: $notes)
        Stepper("Copies: \(count)", value: $count, in: 0...4)
        Slider(value: $level)
        Text("\(name), \(size), \(isOn ? "on" : "off"), \(presses)")
        Text("Plain, **bold**, *italic* and `code`").foregroundColor(.secondary)
      }
      VStack(alignment: .leading) {
        Picker("Size", selection: $size) {
          ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
        }
        Picker("Size", selection: $size) {
          ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        ProgressView(value: level)
        ProgressView()
        DatePicker("Due", selection: $date, displayedComponents: .date)
        Menu("More") {
          Button("Reset") { presses = 0 }
          Button("Ten") { presses = 10 }
        }
        HStack {
          Button("Press") { presses += 1 }.keyboardShortcut("p")
          Button("Off") {}.disabled(true)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Button("Drop", role: .destructive) {}
        }
        Label("Settings", systemImage: "gear")
        ZStack {
          RoundedRectangle(cornerRadius: 8).fill(.blue)
          Text("On blue").foregroundColor(.white).padding()
        }
        HStack {
          Text("Left")
          Spacer()
          Text("Right")
        }
        Divider()
      }
    }
    .padding()
  }
}
