import Alerts
import AlertsTesting
import SwiftUI
import Testing

/// The view models of the article that this library starts from, word for word.
private enum Callbacks {
  struct ContentView {}
}

extension Callbacks.ContentView {
  final class ViewModel {
    @ShowAlert private var showAlert

    @MainActor
    func displayAlert() {
      showAlert(
        Alert(
          title: "Title",
          message: "Message",
          actions: [
            .init(
              title: "Button 1",
              onPressed: {
                print("Button 1 pressed")
              }
            ),
            .init(
              title: "Button 2",
              onPressed: {
                print("Button 2 pressed")
              }
            ),
          ]
        )
      )
    }
  }
}

private enum Awaiting {
  struct ContentView {}
}

extension Awaiting.ContentView {
  final class ViewModel {
    @ShowAlert private var showAlert

    @MainActor
    func displayAlert() async -> Int {
      await showAlert(
        AsyncAlert(
          title: "Title",
          message: "Message",
          actions: [
            .init(
              title: "Button 1",
              value: 10
            ),
            .init(
              title: "Button 2",
              value: 20
            ),
          ]
        )
      )
    }
  }
}

/// The first view model again, with handlers that a test can see.
@MainActor
private final class CountingViewModel {
  @ShowAlert private var showAlert
  var pressed: [Int] = []

  func displayAlert() {
    showAlert(
      Alert(
        title: "Title",
        message: "Message",
        actions: [
          .init(title: "Button 1", onPressed: { self.pressed.append(1) }),
          .init(title: "Button 2", onPressed: { self.pressed.append(2) }),
        ]
      )
    )
  }
}

@Suite("The article's view models", .timeLimit(.minutes(10)))
@MainActor
struct SeedTests {
  @Test("A view model shows an alert with two buttons, and pressing one closes it")
  func callbackForm() async throws {
    try await withAlerts { alerts in
      Callbacks.ContentView.ViewModel().displayAlert()
      let alert = try #require(alerts.presented)
      #expect(alert.title == "Title")
      #expect(alert.message == "Message")
      #expect(alert.actions == ["Button 1", "Button 2"])
      try alert.press("Button 1")
      await alerts.expectNone()
    }
  }

  @Test("Only the pressed button's closure is called, once", arguments: [1, 2])
  func onlyThePressed(button: Int) async throws {
    try await withAlerts { alerts in
      let model = CountingViewModel()
      model.displayAlert()
      try await alerts.press("Button \(button)", on: "Title")
      #expect(model.pressed == [button])
    }
  }

  @Test(
    "The awaiting view model returns the pressed button's value", arguments: [(1, 10), (2, 20)])
  func asyncForm(button: Int, value: Int) async throws {
    try await withAlerts { alerts in
      async let answer = Awaiting.ContentView.ViewModel().displayAlert()
      try await alerts.press("Button \(button)", on: "Title")
      #expect(await answer == value)
    }
  }
}
