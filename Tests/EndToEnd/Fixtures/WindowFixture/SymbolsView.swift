import SwiftUI

/// Symbols of every kind, black on white in squares of 32.
struct SymbolsView: View {
  private static let names = [
    "circle", "circle.fill", "checkmark.circle", "checkmark.circle.fill", "square", "square.fill",
    "checkmark.square", "star", "star.fill", "heart", "heart.fill", "trash", "plus", "plus.circle",
    "minus", "minus.circle", "xmark", "xmark.circle", "xmark.circle.fill", "pencil", "gear",
    "gearshape", "bell", "flag", "flag.fill", "tag", "folder", "doc", "doc.text", "calendar",
    "clock", "person", "person.circle", "house", "magnifyingglass", "info.circle",
    "questionmark.circle", "exclamationmark.triangle", "arrow.left", "arrow.right", "arrow.up",
    "arrow.down", "chevron.left", "chevron.right", "chevron.up", "chevron.down", "ellipsis",
    "ellipsis.circle", "square.and.arrow.up", "list.bullet", "paperclip", "lock", "lock.open",
    "eye", "eye.slash", "bookmark", "link", "envelope", "phone", "camera", "photo", "play", "pause",
    "stop", "mic", "wifi", "bolt", "bolt.fill", "sun.max", "moon", "cloud", "no.such.symbol",
  ]

  var body: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      ForEach(0..<8) { row in
        GridRow {
          ForEach(Self.names[(row * 9)..<min(row * 9 + 9, Self.names.count)], id: \.self) { name in
            SymbolTile(name: name)
          }
        }
      }
    }
    .foregroundColor(Color(.sRGB, red: 0, green: 0, blue: 0))
    .padding()
    .background(Color(.sRGB, red: 1, green: 1, blue: 1))
  }
}

/// A symbol at the size of text, and one that is stretched.
struct SymbolTile: View {
  let name: String

  var body: some View {
    HStack(spacing: 0) {
      Image(systemName: name).frame(width: 32, height: 32)
      Image(systemName: name).resizable().frame(width: 32, height: 32)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(name)
  }
}
