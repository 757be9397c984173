import Foundation

/// Keeps the optimizer from removing what is measured.
@inline(never)
func blackHole<T>(_ value: T) {
  withExtendedLifetime(value) {}
}

/// One measured thing beside its floor, both taken in the same run.
struct Measurement: Codable {
  let name: String
  /// Nanoseconds for each operation, the median over the batches.
  let nanoseconds: Double
  /// What the floor does, in words.
  let floor: String
  let floorNanoseconds: Double
  /// The ratio aimed at, where there is one.
  let aim: Double?

  var ratio: Double { nanoseconds / floorNanoseconds }

  var line: String {
    let numbers = String(
      format: "%10.0f ns  %10.0f ns  %6.2f x", nanoseconds, floorNanoseconds, ratio)
    let goal = aim.map { String(format: "  (aim %.2f x)", $0) } ?? ""
    return name.padding(toLength: 52, withPad: " ", startingAt: 0) + numbers + goal
  }
}

/// The time of one operation: the median over batches that alternate with the floor's, so that both
/// see the same machine.
@MainActor
func compare(
  _ name: String, floor floorName: String, aim: Double? = nil, batches: Int = 15,
  operations: Int, _ subject: @MainActor () async -> Void, floor: @MainActor () async -> Void
) async -> Measurement {
  await subject()
  await floor()
  var times: [Double] = []
  var floorTimes: [Double] = []
  for _ in 0..<batches {
    times.append(await time(subject) / Double(operations))
    floorTimes.append(await time(floor) / Double(operations))
  }
  return Measurement(
    name: name, nanoseconds: median(times), floor: floorName,
    floorNanoseconds: median(floorTimes), aim: aim)
}

@MainActor
private func time(_ body: @MainActor () async -> Void) async -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  await body()
  return Double(DispatchTime.now().uptimeNanoseconds - start)
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}

/// What the process holds in memory, in bytes.
func residentBytes() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
    let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
  else { return 0 }
  return pages * sysconf(Int32(_SC_PAGESIZE))
}
