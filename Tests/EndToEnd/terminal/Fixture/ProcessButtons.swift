import Foundation
import SwiftUI

/// What a process does beside showing views.
struct ProcessButtons: View {
  @Binding var last: String

  var body: some View {
    HStack {
      Button("Print") {
        print("printed by the app")
        last = "printed"
      }
      Button("Crash") { fatalError("crashed on purpose") }
      Button("Exit") { exit(3) }
      Button("Later") {
        Task.detached {
          try? await Task.sleep(for: .milliseconds(50))
          await MainActor.run { last = "later" }
        }
      }
      Button("Hang") { while true { Thread.sleep(forTimeInterval: 10) } }
    }
  }
}
