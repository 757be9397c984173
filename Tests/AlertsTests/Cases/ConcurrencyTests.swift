import SwiftUI
import Testing

@testable import Alerts

/// Counts its living instances.
private final class Tracked: Sendable {
  @MainActor static var living: Int { counter.value }
  private static let counter = Counter()

  init() { Self.counter.add(1) }
  deinit { Self.counter.add(-1) }

  final class Counter: @unchecked Sendable {
    // Safe: every access to the number holds the lock.
    private let lock = NSLock()
    private var number = 0
    var value: Int { lock.withLock { number } }
    func add(_ difference: Int) { lock.withLock { number += difference } }
  }
}

@Suite("Many at once, and nothing left", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct ConcurrencyTests {
  @Test("Shows from many tasks at once are each answered once, also where they are cancelled")
  func manyTasks() async {
    let coordinator = AlertCoordinator()
    let host = InstantHost()
    coordinator.attach(host)
    let show = coordinator.showAlert
    var most = 0
    coordinator.observer = { event in
      if case .presented = event.kind { most = max(most, coordinator.isPresented ? 1 : 0) }
    }
    let answers = Task.detached {
      await withTaskGroup(of: Int.self) { group in
        for number in 0..<2_000 {
          group.addTask {
            let inner = Task.detached {
              await show(
                AsyncAlert(
                  title: "x",
                  actions: [
                    .init(title: "Yes", value: number),
                    .init(title: "No", role: .cancel, value: -1),
                  ]
                ).identity(number % 50, ifShown: number % 3 == 0 ? .takeOver : .showBoth))
            }
            if number % 7 == 0 { inner.cancel() }
            return await inner.value
          }
        }
        return await group.reduce(into: 0) { total, _ in total += 1 }
      }
    }
    let presser = Task { @MainActor in
      while !Task.isCancelled {
        coordinator.current?.press(at: 0)
        await Task.yield()
      }
    }
    #expect(await answers.value == 2_000)
    presser.cancel()
    #expect(most == 1)
    #expect(coordinator.queue.count == 0)
    #expect(coordinator.queue.violations.isEmpty)
  }

  @Test("Two hundred thousand alerts shown and answered leave nothing behind")
  func flow() async {
    let coordinator = AlertCoordinator()
    let host = ForgetfulHost()
    coordinator.attach(host)
    for number in 0..<200_000 {
      let tracked = number % 100 == 0 ? Tracked() : nil
      coordinator.showAlert(
        Alert(title: "x", actions: [.init(title: "OK") { _ = tracked }]))
      if number % 10_000 == 0 { await Task.yield() }
    }
    #expect(host.count == 200_000)
    #expect(Tracked.living == 0)
    #expect(coordinator.queue.count == 0)
    #expect(coordinator.queue.lanes.slotCount <= 64)
  }

  @Test("A flood of waiting alerts passes, and leaves nothing behind")
  func flood() {
    let coordinator = AlertCoordinator()
    var handles: [AlertHandle] = []
    for number in 0..<100_000 {
      let tracked = number % 100 == 0 ? Tracked() : nil
      handles.append(
        coordinator.showAlert(
          Alert(title: "x", actions: [.init(title: "OK") { _ = tracked }])
            .priority(AlertPriority(rawValue: Int8(truncatingIfNeeded: number)))))
    }
    #expect(coordinator.waitingCount == 100_000)
    #expect(Tracked.living == 1_000)
    for handle in handles where handle.id.serial % 2 == 0 { handle.dismiss() }
    #expect(coordinator.waitingCount == 50_000)
    let host = ForgetfulHost()
    coordinator.attach(host)
    #expect(host.count == 50_000)
    #expect(Tracked.living == 0)
    #expect(coordinator.queue.lanes.slotCount == 0)
  }

  @Test("What an alert captures is let go when it ends, in every way")
  func captures() async {
    let stage = Stage()
    let endings: [@MainActor (AlertHandle) -> Void] = [
      { _ in stage.host.up?.press(at: 0) }, { $0.dismiss() },
      { _ in stage.coordinator.dismissAll() },
      { _ in stage.host.up?.dismiss() }, { $0.replace(with: Alert(title: "y")) },
    ]
    for end in endings {
      do {
        let tracked = Tracked()
        let handle = stage.show(
          Alert(title: "x", actions: [.init(title: "OK") { _ = tracked }])
            .onEnd { _ in _ = tracked })
        #expect(Tracked.living == 1)
        end(handle)
        stage.host.up?.didDismiss()
      }
      stage.coordinator.dismissAll()
      stage.host.up?.didDismiss()
      stage.host.forget()
      #expect(Tracked.living == 0)
    }
    let cancelled = Task { [tracked = Tracked()] in
      await stage.show(
        AsyncAlert(
          title: "x", actions: [.init(title: "OK", role: .cancel, value: tracked)]))
    }
    await until { stage.coordinator.isPresented }
    cancelled.cancel()
    await until { stage.host.isAskedToDismiss }
    stage.host.up?.didDismiss()
    _ = await cancelled.value
    stage.host.forget()
  }
}

/// Presses the first action of every alert as soon as it is up, and keeps none.
@MainActor
private final class ForgetfulHost: AlertHost {
  private(set) var count = 0

  func present(_ presentation: AlertPresentation) {
    count += 1
    presentation.press(at: 0)
  }

  func dismiss(_ presentation: AlertPresentation) { presentation.didDismiss() }
}
