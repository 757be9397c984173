import Foundation

/// Whether other threads of this process have something to do.
enum ThreadActivity {
  /// True while a thread besides the calling one runs, or would if it had a processor.
  static var isBusy: Bool {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self"))
      .map { ($0 as NSString).lastPathComponent }
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.contains { $0 != own && isRunning($0) }
  }

  /// Reads the letter behind the thread's name, which is in parentheses and may contain some.
  private static func isRunning(_ thread: String) -> Bool {
    guard let stat = FileManager.default.contents(atPath: "/proc/self/task/\(thread)/stat"),
      let end = stat.lastIndex(of: UInt8(ascii: ")")), end + 2 < stat.endIndex
    else { return false }
    return [UInt8(ascii: "R"), UInt8(ascii: "D")].contains(stat[end + 2])
  }
}
