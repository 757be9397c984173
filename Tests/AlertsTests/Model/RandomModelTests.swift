import Foundation
import Testing

@testable import Alerts

@Suite("The coordinator and a model of a few lines agree", .timeLimit(.minutes(20)))
struct RandomModelTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let sequences = Int(environment["ALERTS_MODEL_SEQUENCES"] ?? "") ?? 5_000
  private static let length = 100

  @MainActor
  @Test("Half a million random steps: one up, nobody forgotten, nobody told twice, order kept")
  func randomSteps() async {
    if let seed = Self.environment["ALERTS_MODEL_SEED"].flatMap(UInt64.init) {
      return check(seed)
    }
    for seed in 0..<UInt64(Self.sequences) {
      check(seed)
      await Task.yield()
    }
  }

  @MainActor
  @Test("Every order of five steps of the most delicate ones")
  func smallWorlds() async {
    let plain = ReferenceModel.Item(actions: 2, escape: 1)
    let must = ReferenceModel.Item(rank: 65, interrupts: true, actions: 2, mustBeAnswered: true)
    let same = ReferenceModel.Item(actions: 2, escape: 1, identity: 0, policy: .takeOver)
    let steps: [Step] = [
      .show(plain), .show(must), .show(same), .press(0), .dismissThenPress(0), .confirm, .cancel(0),
      .dismissAll, .detach(0), .attach,
    ]
    let count = steps.count
    for number in 0..<(count * count * count * count * count) {
      var rest = number
      var sequence: [Step] = [.attach]
      for _ in 0..<5 {
        sequence.append(steps[rest % count])
        rest /= count
      }
      if let failure = ModelRun.firstFailure(in: sequence) {
        report(sequence, failure, "small world \(number)")
        return
      }
      if number % 1_000 == 0 { await Task.yield() }
    }
  }

  @MainActor
  private func check(_ seed: UInt64) {
    var random = SeededRandom(seed: seed + 1)
    let steps = (0..<Self.length).map { _ in Step.random(using: &random) }
    guard let failure = ModelRun.firstFailure(in: steps) else { return }
    let shrunk = shrink(Array(steps[...failure.step]))
    let last = ModelRun.firstFailure(in: shrunk) ?? failure
    report(shrunk, last, "seed \(seed): rerun with ALERTS_MODEL_SEED=\(seed)")
  }

  /// Leaves out steps for as long as the rest still fails.
  @MainActor
  private func shrink(_ steps: [Step]) -> [Step] {
    var steps = steps
    var size = steps.count / 2
    while size > 0 {
      var start = 0
      while start < steps.count {
        var shorter = steps
        shorter.removeSubrange(start..<min(start + size, steps.count))
        if ModelRun.firstFailure(in: shorter) != nil { steps = shorter } else { start += size }
      }
      size /= 2
    }
    return steps
  }

  private func report(_ steps: [Step], _ failure: (step: Int, text: String), _ name: String) {
    let list = steps.map { "  \($0)" }.joined(separator: "\n")
    Issue.record("\(name)\n\(list)\n\(failure.text)")
  }
}
