import Alerts
import SwiftUI

struct ContentView: View {
  @ShowAlert private var showAlert
  @State private var tour = Tour()
  @State private var isSheetOpen = false
  private let viewModel = ViewModel()

  var body: some View {
    VStack(alignment: .leading) {
      Text("Last answer: \(tour.answer)")
      simple
      waiting
      rich
    }
    .padding()
    .sheet(isPresented: $isSheetOpen) {
      SheetView().alertCoordinator(.shared)
    }
  }

  @ViewBuilder private var simple: some View {
    Button("From a view") {
      showAlert(title: "Hello", message: "A view shows this, with no modifier of its own.")
    }
    Button("From a view model") {
      viewModel.displayAlert()
    }
    Button("Await a number") {
      Task { tour.answer = "\(await viewModel.displayAlert())" }
    }
    Button("An error") { tour.fail() }
  }

  @ViewBuilder private var waiting: some View {
    Button("Two at once") { tour.showTwo() }
    Button("From a background task") { tour.workInBackground() }
    Button("Urgent") { tour.interrupt() }
    Button("Over a sheet") { isSheetOpen = true }
  }

  @ViewBuilder private var rich: some View {
    Button("Rename") { tour.rename() }
    Button("Sign in") { tour.signIn() }
    Button("Choose a size") { tour.chooseSize() }
    Button("Delete") { tour.delete() }
    Button("Forget answers") { tour.forget() }
    Button("Gone in five seconds") { tour.showBriefly() }
  }
}

/// Alerts appear over what is on top: a sheet has the modifier as well.
private struct SheetView: View {
  @Environment(\.dismiss) private var dismiss
  @ShowAlert private var showAlert

  var body: some View {
    VStack {
      Text("A sheet")
      Button("Ask here") { showAlert(title: "Over the sheet") }
      Button("Done") { dismiss() }
    }
    .padding()
  }
}
