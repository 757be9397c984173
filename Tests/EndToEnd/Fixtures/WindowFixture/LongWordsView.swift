import SwiftUI

/// A text of 4,000 letters in each control that has a label, one after the other.
struct LongWordsView: View {
  private static let words = String(repeating: "word ", count: 800)
  private let words = Self.words
  @State private var step = Int(CommandLine.arguments.last ?? "") ?? 0
  @State private var isOn = false
  @State private var choice = 1
  @State private var value = 1.0
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var text = ""

  var body: some View {
    VStack {
      Text("Step \(step)")
      Button("Next") { step += 1 }
      ScrollView {
        if step < 10 { choices } else { others }
      }
    }
    .frame(width: 500, height: 400)
  }

  @ViewBuilder private var choices: some View {
    switch step {
    case 0: Text(words)
    case 1: Label(words, systemImage: "star")
    case 2: Toggle(words, isOn: $isOn)
    case 3: Toggle(words, isOn: $isOn).toggleStyle(.checkbox)
    case 4: Toggle(words, isOn: $isOn).toggleStyle(.button)
    case 5: Picker(words, selection: $choice) { Text(words).tag(1) }
    case 6: Picker(words, selection: $choice) { Text(words).tag(1) }.pickerStyle(.radioGroup)
    case 7: Picker(words, selection: $choice) { Text(words).tag(1) }.pickerStyle(.segmented)
    case 8: Stepper(words, value: $value)
    default: Slider(value: $value, in: 0...2) { Text(words) }
    }
  }

  @ViewBuilder private var others: some View {
    switch step {
    case 10: DatePicker(words, selection: $date)
    case 11: ProgressView(words)
    case 12: LabeledContent(words, value: words)
    case 13: Button(words) {}
    case 14: TextField(words, text: $text)
    case 15: Form { Toggle(words, isOn: $isOn) }
    case 16: DisclosureGroup(words, isExpanded: .constant(true)) { Text(words) }
    case 17: Menu(words) { Button(words) {} }
    default:
      HStack {
        Text(words); Text(words)
      }
    }
  }
}
