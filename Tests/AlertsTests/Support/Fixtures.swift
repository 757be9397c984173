import SwiftUI

@testable import Alerts

/// A coordinator with a host whose alerts the test takes down itself, and a log.
@MainActor
struct Stage {
  let coordinator = AlertCoordinator(suppressionStore: .inMemory())
  let host = ManualHost()
  let log = Log()

  init(attached: Bool = true) {
    if attached { coordinator.attach(host) }
  }

  var show: ShowAlertAction { coordinator.showAlert }
  var up: String? { coordinator.current?.title }
  var waiting: [String] { coordinator.waiting.map { $0.title ?? "" } }

  /// An alert that logs the press of its "OK" and its end.
  func logged(_ title: String, then: @escaping @MainActor () -> Void = {}) -> Alerts.Alert {
    Alert(
      title: .verbatim(title),
      actions: [
        .init(title: "OK") {
          log.add("\(title) pressed")
          then()
        }
      ]
    ).onEnd { log.add("\(title) \($0)") }
  }

  /// An awaited alert with the values 1 and 2, and 0 for its cancel action.
  func question(_ title: String) -> AsyncAlert<Int> {
    AsyncAlert(
      title: .verbatim(title),
      actions: [
        .init(title: "One", value: 1), .init(title: "Two", value: 2),
        .init(title: "Cancel", role: .cancel, value: 0),
      ])
  }

  /// An awaited alert that has to be answered with 1 or 2.
  func demand(_ title: String) -> AsyncAlert<Int> {
    AsyncAlert(
      title: .verbatim(title),
      actions: [.init(title: "One", value: 1), .init(title: "Two", value: 2)])
  }
}
