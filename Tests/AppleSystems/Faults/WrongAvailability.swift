import SwiftUI

struct Numbers {
  var iterator: AsyncStream<Int>.Iterator

  mutating func next() async -> Int? {
    // iOS: 'next(isolation:)' is only available in iOS 18.0 or newer
    await iterator.next(isolation: nil)
  }
}

struct SeriousView: View {
  var body: some View {
    // iOS: 'dialogSeverity' is unavailable in iOS
    Text("Serious").dialogSeverity(.critical)
  }
}

struct KeyView: View {
  var body: some View {
    // tvOS: 'keyboardShortcut' is unavailable in tvOS
    Button("Save") {}.keyboardShortcut(.defaultAction)
  }
}
