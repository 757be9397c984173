import SwiftUI

/// Bars that are hidden, large titles, sheets of a height, and rows to scroll to.
struct BarsView: View {
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        VStack {
          Button("To the end") { proxy.scrollTo(99) }
          Button("To the middle") { proxy.scrollTo(50, anchor: .top) }
          Button("Sheet") { isOpen = true }
          NavigationLink("No way back") {
            Text("Bare").toolbar(.hidden, for: .navigationBar)
          }
          NavigationLink("No button") {
            Text("No button here").navigationTitle("Locked").navigationBarBackButtonHidden()
          }
          HStack(spacing: 0) {
            Text("What gives way to others where there is no room").lineLimit(1)
            Text("What comes first in any case").lineLimit(1).layoutPriority(isOpen ? 0 : 1)
          }
          .frame(width: 300)
          ScrollView {
            VStack {
              ForEach(0..<100) { Text("Line \($0)") }
            }
          }
        }
      }
      .navigationTitle("Lines")
      .navigationBarTitleDisplayMode(.large)
      .toolbar { Button("Tool") {} }
    }
    .frame(width: 400, height: 500)
    .sheet(isPresented: $isOpen) {
      Text("In the sheet").presentationDetents([.height(222), .large])
    }
  }
}
