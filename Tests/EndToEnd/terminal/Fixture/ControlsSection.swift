import SwiftUI

/// Controls that are no buttons.
struct ControlsSection: View {
  @State private var isOn = false
  @State private var text = "text"
  @State private var size = 1
  @State private var amount = 2.0
  @FocusState private var isTextFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Toggle("Sound", isOn: $isOn)
      Text("Sound is \(isOn ? "on" : "off"), size \(size), amount \(Int(amount)), text \(text)")
      TextField("Text", text: $text).focused($isTextFocused).frame(width: 200)
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Medium").tag(2)
        Text("Large").tag(3)
      }
      Slider(value: $amount, in: 0...10, step: 1)
      Button("To the field") { isTextFocused = true }
    }
  }
}
