import Alerts
import SwiftUI

/// Showing, answering and keeping alerts, without any screen.
@MainActor
enum AlertBenchmarks {
  static func run() async -> [Measurement] {
    [await make(), await cycle(), await callback()] + (await waiting())
  }

  /// A host that draws nothing and is quick about it.
  private final class InstantHost: AlertHost {
    func present(_ presentation: AlertPresentation) {}
    func dismiss(_ presentation: AlertPresentation) { presentation.didDismiss() }
  }

  /// The least that an alert can be: two texts, and two buttons that call back.
  private struct PlainAlert {
    struct Button {
      let title: String
      let role: ButtonRole?
      let action: () -> Void
    }
    let title: String
    let message: String
    let buttons: [Button]
  }

  private final class Counter { var count = 0 }

  @inline(never)
  private static func plainAlert(_ counter: Counter) -> PlainAlert {
    PlainAlert(
      title: "Delete?", message: "You cannot undo this.",
      buttons: [
        .init(title: "Delete", role: .destructive, action: { counter.count += 1 }),
        .init(title: "Cancel", role: .cancel, action: { counter.count -= 1 }),
      ])
  }

  @inline(never)
  private static func alert(_ counter: Counter) -> Alerts.Alert {
    Alerts.Alert(
      title: "Delete?", message: "You cannot undo this.",
      actions: [
        .init(title: "Delete", role: .destructive, onPressed: { counter.count += 1 }),
        .init(title: "Cancel", role: .cancel, onPressed: { counter.count -= 1 }),
      ])
  }

  private static func make() async -> Measurement {
    let counter = Counter()
    return await compare(
      "making an alert with two actions", floor: "a plain struct with two closures", aim: 1.5,
      operations: 100_000
    ) {
      for _ in 0..<100_000 { blackHole(alert(counter)) }
    } floor: {
      for _ in 0..<100_000 { blackHole(plainAlert(counter)) }
    }
  }

  private static let question = AsyncAlert(
    title: "Title", message: "Message",
    actions: [.init(title: "Button 1", value: 10), .init(title: "Button 2", value: 20)])

  private static func cycle() async -> Measurement {
    let coordinator = AlertCoordinator()
    let host = InstantHost()
    coordinator.attach(host)
    var waiting: [CheckedContinuation<Int, Never>] = []
    return await compare(
      "awaited alert shown, answered, resumed",
      floor: "a checked continuation, an array, the main actor", aim: 1.5, operations: 10_000
    ) {
      for _ in 0..<10_000 {
        Task { @MainActor in coordinator.current?.press("Button 1") }
        blackHole(await coordinator.showAlert(question))
      }
    } floor: {
      for _ in 0..<10_000 {
        Task { @MainActor in waiting.removeFirst().resume(returning: 10) }
        blackHole(await withCheckedContinuation { waiting.append($0) })
      }
    }
  }

  private static func callback() async -> Measurement {
    let coordinator = AlertCoordinator()
    let host = InstantHost()
    coordinator.attach(host)
    let counter = Counter()
    let value = alert(counter)
    let plain = plainAlert(counter)
    var queue: [PlainAlert] = []
    return await compare(
      "alert with callbacks shown and answered", floor: "an array and a call", operations: 10_000
    ) {
      for _ in 0..<10_000 {
        coordinator.showAlert(value)
        coordinator.current?.press("Delete")
      }
    } floor: {
      for _ in 0..<10_000 {
        queue.append(plain)
        queue.removeFirst().buttons[0].action()
      }
    }
  }

  private static func waiting() async -> [Measurement] {
    let count = 1_000_000
    let coordinator = AlertCoordinator()
    let value = alert(Counter())
    let before = residentBytes()
    var handles: [AlertHandle] = []
    handles.reserveCapacity(count)
    let add = seconds { for _ in 0..<count { handles.append(coordinator.showAlert(value)) } }
    print("a waiting alert holds \((residentBytes() - before) / count) bytes, its handle included")
    // Every second one, from the middle outwards: no order that suits the queue.
    let withdrawn = stride(from: 0, to: count, by: 2).map { ($0 + count / 2) % count }
    let withdraw = seconds { for index in withdrawn { handles[index].dismiss() } }
    let host = InstantHost()
    coordinator.attach(host)
    let take = seconds { while let current = coordinator.current { current.press("Cancel") } }
    let floor = floorOfWaiting(count, plainAlert(Counter()))
    func measurement(_ name: String, _ seconds: Double, _ operations: Int, _ floor: Double)
      -> Measurement
    {
      Measurement(
        name: name, nanoseconds: seconds * 1e9 / Double(operations),
        floor: "an array of plain structs", floorNanoseconds: floor, aim: nil)
    }
    return [
      measurement("a million waiting: add one", add, count, floor.add),
      measurement("a million waiting: withdraw from the middle", withdraw, count / 2, floor.take),
      measurement("a million waiting: take and answer one", take, count / 2, floor.take),
    ]
  }

  private static func floorOfWaiting(
    _ count: Int, _ alert: PlainAlert
  ) -> (add: Double, take: Double) {
    var queue: [PlainAlert] = []
    let add = seconds { for _ in 0..<count { queue.append(alert) } }
    let take = seconds { while let last = queue.popLast() { last.buttons[1].action() } }
    return (add * 1e9 / Double(count), take * 1e9 / Double(count))
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }
}
