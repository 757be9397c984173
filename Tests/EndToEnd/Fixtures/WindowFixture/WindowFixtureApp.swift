import SwiftUI

/// What tests of real windows press: every kind of dialog, each behind a button.
@main
struct WindowFixtureApp: App {
  @State private var drawing = Drawing()

  var body: some Scene {
    WindowGroup("Example") {
      switch CommandLine.arguments.dropFirst().first {
      case "controls": ControlsView()
      case "rows": RowsView()
      case "screens": ScreensView()
      case "form-sheet": FormSheetView()
      case "words": WordsView()
      case "effects": EffectsView()
      case "extremes": ExtremesView()
      case "long-words": LongWordsView()
      case "complaints": ComplaintsView()
      case "bars": BarsView()
      case "safety": SafetyView()
      case "leaving": LeavingView()
      case "busy": BusyView()
      case "images": ImagesView(folder: CommandLine.arguments.last ?? "")
      case "tasks": TasksView()
      case "lists": ListsView()
      case "reach": ReachView()
      case "tools": ToolsView()
      case "symbols": SymbolsView()
      case "commands": CommandsView(drawing: drawing)
      case "phases": PhasesView()
      case "harm": Alone { HarmView(answer: $0) }
      case "fields": Alone { FieldsView(answer: $0) }
      case "destructive": Alone { DestructiveView(answer: $0) }
      default: FixtureView()
      }
    }
    .commands {
      if CommandLine.arguments.contains("commands") { DrawingCommands(drawing: drawing) }
    }
    WindowGroup("Second", id: "second") {
      if CommandLine.arguments.contains("phases") { PhasesView() } else { CountView() }
    }
  }
}

/// One of the parts in a window of its own.
struct Alone<Content: View>: View {
  @ViewBuilder let content: (Binding<String>) -> Content
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text("Answer: \(answer)")
      content($answer)
    }
    .frame(width: 460, height: 320)
  }
}

struct FixtureView: View {
  @Environment(\.openWindow) private var openWindow
  @State private var answer = "none"

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      VStack(alignment: .leading) {
        CountView()
        Text("Answer: \(answer)")
        FieldsView(answer: $answer)
        DestructiveView(answer: $answer)
        TwoAlertsView(answer: $answer)
        SheetView(answer: $answer)
      }
      VStack(alignment: .leading) {
        ChoiceView(answer: $answer)
        LongTextView(answer: $answer)
        NoCancelView(answer: $answer)
        SuppressionView(answer: $answer)
        RefusalView(answer: $answer)
        PopoverView(answer: $answer)
        Button("New window") { openWindow(id: "second") }
      }
    }
    .padding()
  }
}

struct CountView: View {
  @State private var count = 0
  @State private var isAsking = false

  var body: some View {
    Text("Count: \(count)")
    Button("Increase") { isAsking = true }
      .alert("Do you want to increase count?", isPresented: $isAsking) {
        Button("Yes") { count += 1 }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("The number in the window goes up by one.")
      }
  }
}

struct FieldsView: View {
  @Binding var answer: String
  @State private var isAsking = false
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    Button("Sign in") { isAsking = true }
      .alert("Sign in to example_site.org", isPresented: $isAsking) {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Button("Sign In") { answer = "\(name)/\(password)" }
          .disabled(name.isEmpty)
        Button("Cancel", role: .cancel) { answer = "not signed in" }
      } message: {
        Text("Your name and password go nowhere.")
      }
  }
}

struct DestructiveView: View {
  @Binding var answer: String
  @State private var isAsking = false

  var body: some View {
    Button("Delete") { isAsking = true }
      .alert("Delete “Notes”?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { answer = "deleted" }
        Button("Cancel", role: .cancel) { answer = "kept" }
      } message: {
        Text("This cannot be undone. 変更 🗑️")
      }
  }
}

/// Alerts in which every action destroys something.
struct HarmView: View {
  @Binding var answer: String
  @State private var isDeleting = false
  @State private var isErasing = false

  var body: some View {
    Button("One harm") { isDeleting = true }
      .alert("Delete all?", isPresented: $isDeleting) {
        Button("Delete", role: .destructive) { answer = "deleted" }
      }
    Button("Two harms") { isErasing = true }
      .alert("Delete or erase?", isPresented: $isErasing) {
        Button("Delete", role: .destructive) { answer = "deleted" }
        Button("Erase", role: .destructive) { answer = "erased" }
      }
  }
}

struct TwoAlertsView: View {
  @Binding var answer: String
  @State private var isFirst = false
  @State private var isSecond = false
  @State private var isNext = false

  var body: some View {
    Button("Two") {
      isFirst = true
      isSecond = true
    }
    .alert("First", isPresented: $isFirst) {
      Button("One") {
        answer = "one"
        isNext = true
      }
    }
    // Refused while the first one is up, and not tried again.
    Text("")
      .alert("Second", isPresented: $isSecond) {}
    Text("")
      .alert("Next", isPresented: $isNext) {
        Button("Two") { answer += " two" }
      }
  }
}

struct SheetView: View {
  @Binding var answer: String
  @State private var isOpen = false

  var body: some View {
    Button("Sheet") { isOpen = true }
      .sheet(isPresented: $isOpen, onDismiss: sheetClosed) {
        SheetContent(answer: $answer)
      }
  }
}

extension SheetView {
  private func sheetClosed() { answer += ", sheet closed" }
}

private struct SheetContent: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var answer: String
  @State private var isAsking = false

  var body: some View {
    VStack {
      Text("In the sheet")
      Button("Ask") { isAsking = true }
        .alert("Over the sheet", isPresented: $isAsking) {
          Button("Agree") { answer = "agreed" }
        }
      Button("Done") { dismiss() }
    }
    .padding()
  }
}

struct ChoiceView: View {
  @Binding var answer: String
  @State private var isAsking = false

  var body: some View {
    Button("Choose") { isAsking = true }
      .confirmationDialog("Which size?", isPresented: $isAsking, titleVisibility: .visible) {
        ForEach(1..<11) { size in
          Button("Size \(size)") { answer = "size \(size)" }
        }
      } message: {
        Text("Ten of them.")
      }
  }
}

struct LongTextView: View {
  @Binding var answer: String
  @State private var isAsking = false

  var body: some View {
    Button("Long text") { isAsking = true }
      .alert("Terms", isPresented: $isAsking) {
        Button("Accept") { answer = "accepted" }
        Button("Cancel", role: .cancel) { answer = "refused" }
      } message: {
        Text(
          verbatim: (1...200).map { "\($0). A clause that nobody reads." }.joined(separator: "\n"))
      }
  }
}

struct NoCancelView: View {
  @Binding var answer: String
  @State private var isAsking = false

  var body: some View {
    Button("No way out") { isAsking = true }
      .alert("Left or right?", isPresented: $isAsking) {
        Button("Left") { answer = "left" }
        Button("Right") { answer = "right" }
      }
  }
}

struct SuppressionView: View {
  @Binding var answer: String
  @State private var isAsking = false
  @State private var isSuppressed = false

  var body: some View {
    Button("Suppress") { isAsking = true }
      .alert("The disk is almost full", isPresented: $isAsking) {
        Button("OK") { answer = isSuppressed ? "never again" : "again" }
      }
      .dialogSeverity(.critical)
      .dialogSuppressionToggle(isSuppressed: $isSuppressed)
  }
}

/// An alert that a wrong answer does not close.
struct RefusalView: View {
  @Binding var answer: String
  @State private var isAsking = false
  @State private var code = ""

  var body: some View {
    Button("Code") { isAsking = true }
      .alert(
        "Enter the code",
        isPresented: Binding(
          get: { isAsking },
          set: { isWanted in isAsking = isWanted || code != "42" })
      ) {
        TextField("Code", text: $code)
        Button("Check") { answer = code == "42" ? "right code" : "wrong code" }
      }
  }
}

struct PopoverView: View {
  @Binding var answer: String
  @State private var isOpen = false

  var body: some View {
    Button("Popover") { isOpen = true }
      .popover(isPresented: $isOpen) {
        VStack {
          Text("In the popover")
          Button("Take") {
            answer = "taken"
            isOpen = false
          }
        }
        .padding()
      }
  }
}
