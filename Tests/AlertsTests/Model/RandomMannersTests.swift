// Whole views under a system that presents as it likes, in random order. On Linux only, where what
// the system does can be set.
#if os(Linux)
  import Foundation
  import Testing

  @Suite("Random schedules under random manners of the system", .timeLimit(.minutes(20)))
  @MainActor
  struct RandomMannersTests {
    private nonisolated static let environment = ProcessInfo.processInfo.environment
    private nonisolated static let runs =
      Int(environment["ALERTS_MANNERS_RUNS"] ?? "") ?? 300

    @Test("One up at most, everyone told once, nobody left")
    func schedules() async {
      if let seed = Self.environment["ALERTS_MANNERS_SEED"].flatMap(UInt64.init) {
        return await check(seed)
      }
      for seed in 0..<UInt64(Self.runs) { await check(seed) }
    }

    private func check(_ seed: UInt64) async {
      let run = MannersRun(seed: seed)
      await run.run(steps: 40)
      guard !run.faults.isEmpty else { return }
      let schedule = run.schedule.map { "  \($0)" }.joined(separator: "\n")
      Issue.record(
        """
        seed \(seed): rerun with ALERTS_MANNERS_SEED=\(seed)
        \(schedule)
        \(run.faults.joined(separator: "\n"))
        """)
    }
  }
#endif
