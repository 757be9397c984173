import SwiftUI

/// Alerts, dialogs and sheets.
struct DialogButtons: View {
  @Binding var last: String
  @State private var shown: Kind?
  @State private var name = ""
  @State private var password = ""
  @State private var isSuppressed = false
  @State private var isSheetShown = false

  enum Kind: String, CaseIterable {
    case delete, fields, long, many, evil, wide, choice
  }

  private func isShown(_ kind: Kind) -> Binding<Bool> {
    Binding(get: { shown == kind }, set: { if !$0, shown == kind { shown = nil } })
  }

  var body: some View {
    HStack {
      Button("Delete") { shown = .delete }
        .alert("Delete 3 files?", isPresented: isShown(.delete)) {
          Button("Delete", role: .destructive) { last = "deleted, \(isSuppressed)" }
          Button("Cancel", role: .cancel) { last = "kept" }
        } message: {
          Text("You cannot undo this.")
        }
        .dialogSeverity(.critical)
        .dialogSuppressionToggle(isSuppressed: $isSuppressed)
      Button("Fields") { shown = .fields }
        .alert("Sign in", isPresented: isShown(.fields)) {
          TextField("Name", text: $name)
          SecureField("Password", text: $password)
          Button("Sign in") { last = "\(name)/\(password)" }.disabled(name.isEmpty)
          Button("Cancel", role: .cancel) { last = "not signed in" }
        }
      Button("Choice") { shown = .choice }
        .confirmationDialog("Sort by", isPresented: isShown(.choice), titleVisibility: .visible) {
          Button("Name") { last = "by name" }
          Button("Date") { last = "by date" }
        }
      Button("Sheet") { isSheetShown = true }
        .sheet(isPresented: $isSheetShown, onDismiss: { last = "sheet closed" }) {
          SheetView(name: $name)
        }
    }
    texts
  }

  private var texts: some View {
    HStack {
      Button("Long") { shown = .long }
        .alert("Terms", isPresented: isShown(.long)) {
          Button("Agree") { last = "agreed" }
          Button("Decline", role: .cancel) { last = "declined" }
        } message: {
          Text((1...60).map { "Line \($0) of the terms." }.joined(separator: "\n"))
        }
      Button("Many") { shown = .many }
        .alert("Pick one", isPresented: isShown(.many)) {
          ForEach(1...40, id: \.self) { number in
            Button("Action \(number)") { last = "action \(number)" }
          }
        }
      Button("Evil") { shown = .evil }
        .alert(Text(verbatim: "a\u{1B}[31m\u{7}b\u{9B}2Jc"), isPresented: isShown(.evil)) {
          Button(String("\u{1B}]0;owned\u{7}OK")) { last = "safe" }
        } message: {
          Text(verbatim: "x\u{1B}c\u{8}\u{8}y\u{202E}z")
        }
      Button("Wide") { shown = .wide }
        .alert("変更を保存 😀", isPresented: isShown(.wide)) {
          Button("保存") { last = "保存" }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text(verbatim: "Family 👨‍👩‍👧 flag 🇫🇷 heart ❤️ combining e\u{301} 한국어 end")
        }
    }
  }
}

private struct SheetView: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var name: String
  @State private var isAsking = false

  var body: some View {
    VStack {
      Text("A sheet")
      TextField("Name", text: $name)
      HStack {
        Button("Ask") { isAsking = true }
        Button("Done") { dismiss() }
      }
    }
    .padding()
    .alert("Over the sheet", isPresented: $isAsking) {}
  }
}
