#if GTK
  import Alerts
  import SwiftUI

  /// SwiftUI's own modifier.
  struct CallbackApp: App {
    var body: some Scene { WindowGroup("Counter") { CallbackView() } }
  }

  private struct CallbackView: View {
    @State private var count = 0
    @State private var isAsking = false

    var body: some View {
      VStack {
        Text("\(count)")
        Button("Increase") { isAsking = true }
      }
      .alert("Do you want to increase count?", isPresented: $isAsking) {
        Button("Yes") { count += 1 }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("The number in the window goes up by one.")
      }
    }
  }

  /// Alerts, with closures.
  struct ClosureApp: App {
    var body: some Scene { WindowGroup("Counter") { ClosureView().alertCoordinator(.shared) } }
  }

  private struct ClosureView: View {
    @State private var count = 0
    @ShowAlert private var showAlert

    var body: some View {
      VStack {
        Text("\(count)")
        Button("Increase") {
          showAlert(
            Alert(
              title: "Do you want to increase count?",
              message: "The number in the window goes up by one.",
              actions: [
                .init(title: "Yes", onPressed: { count += 1 }),
                .init(title: "Cancel", role: .cancel, onPressed: {}),
              ]))
        }
      }
    }
  }

  /// Alerts, awaited.
  struct AwaitApp: App {
    var body: some Scene { WindowGroup("Counter") { AwaitView().alertCoordinator(.shared) } }
  }

  private struct AwaitView: View {
    @State private var count = 0
    @ShowAlert private var showAlert

    var body: some View {
      VStack {
        Text("\(count)")
        Button("Increase") { Task { await ask() } }
      }
    }

    private func ask() async {
      let isWanted = await showAlert(
        AsyncAlert(
          title: "Do you want to increase count?",
          message: "The number in the window goes up by one.",
          actions: [
            .init(title: "Yes", value: true),
            .init(title: "Cancel", role: .cancel, value: false),
          ]))
      if isWanted { count += 1 }
    }
  }
#endif
