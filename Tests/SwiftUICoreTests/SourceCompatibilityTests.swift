import Foundation
import SwiftUICore
import Testing

@Suite("Source compatibility", .timeLimit(.minutes(10)))
struct SourceCompatibilityTests {
  @Test("Literals, strings and resources find their initialisers")
  func literals() {
    let locale = Locale(identifier: "en")
    let name = "Ann"
    let resource: LocalizedStringResource = "Hi \(name), \(3)"
    let texts = [
      Text("Hi \(name), \(3)"), Text(resource), Text(LocalizedStringKey("Hi Ann, 3")),
      Text(String(localized: "Hi \(name), \(3)")), Text(String(localized: resource)),
      Text("Hi \(Text(name)), \(NSNumber(value: 3))"), Text(name.prefix(0) + "Hi Ann, 3"),
      Text("Hi \(name), \(3, format: .number)", tableName: nil, comment: "a greeting"),
      Text(AttributedString("Hi Ann, 3")),
    ]
    for text in texts { #expect(text.resolve(locale: locale).string == "Hi Ann, 3") }
    #expect(String(localized: "plain") == "plain")
  }

  @Test("Styles are found by their short names")
  func styles() {
    _ = Circle().stroke(.red, lineWidth: 2, antialiased: false)
    _ = Circle().stroke(.red, style: StrokeStyle(lineWidth: 2), antialiased: false)
    _ = Circle().strokeBorder(.red, lineWidth: 2, antialiased: false)
    let text = Text("a")
    let styled = [
      text.foregroundStyle(.red), text.foregroundColor(.red), text.foregroundStyle(Color.red),
    ]
    #expect(styled.allSatisfy { $0 == styled[0] })
    #expect(text.foregroundStyle(.tint) == text.foregroundColor(.accentColor))
    #expect(text.foregroundStyle(.primary) == text.foregroundColor(.primary))
    #expect(text.fontDesign(.serif).underline(pattern: .dot) != text)
  }

  @Test("A string that looks like a key is shown as it is where an error or a model brings it")
  func strings() {
    struct Failure: LocalizedError {
      var errorDescription: String? { "50% of **all** %@" }
    }
    let text = Text(Failure().localizedDescription)
    #expect(text == Text(verbatim: "50% of **all** %@"))
  }

  @Test("A stepper takes its label after its range, and its older forms where nothing else fits")
  @MainActor
  func steppers() {
    struct Steppers: View {
      @State private var value = 1
      var body: some View {
        Stepper(value: $value, in: 0...3) { Text("range \(value)") }
        Stepper(value: $value, in: 0...9, step: 2) { Text("step") }
        Stepper(value: $value) { Text("plain") }
        Stepper(
          value: $value, in: 0...3, onEditingChanged: { _ in }, label: { Text("older") })
        Stepper(onIncrement: { value += 1 }, onDecrement: nil) { Text("functions") }
      }
    }
    let graph = ViewGraph()
    graph.setRoot(Steppers())
    graph.update()
    #expect(graph.root.plainText.contains("range 1"))
  }

  @Test("What says which keyboard suits a field reaches it")
  @MainActor
  func keyboards() {
    struct Reader: View {
      @Environment(\.self) private var environment
      let read: (EnvironmentValues) -> Void
      var body: some View {
        let _ = read(environment)
        Text("x")
      }
    }
    var found = EnvironmentValues()
    let graph = ViewGraph()
    graph.setRoot(
      Reader { found = $0 }
        .keyboardType(.emailAddress).textContentType(.emailAddress).autocapitalization(.none))
    graph.update()
    #expect(found.keyboardType == .emailAddress)
    #expect(found.textInputAutocapitalization?.kind == .never)
  }
}
