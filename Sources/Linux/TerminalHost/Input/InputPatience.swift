import Dispatch

/// How long to wait for the rest of what a terminal has begun to send. Over a slow line its bytes come
/// in pieces.
struct InputPatience {
  /// After an Esc alone, in milliseconds.
  let escape: Int

  /// `ESCDELAY` is where curses, and so many a person's profile, has it from; in milliseconds:
  /// https://man7.org/linux/man-pages/man3/curs_variables.3x.html
  init(environment: [String: String]) {
    let wanted = environment["ESCDELAY"].flatMap { Int($0) }
    escape = wanted.flatMap { (1...30_000).contains($0) ? $0 : nil } ?? 100
  }

  /// nil where nothing is to come.
  func time(for pending: KeyDecoder.Pending) -> DispatchTimeInterval? {
    switch pending {
    case .nothing: nil
    // A person waits for what this key does.
    case .loneEscape: .milliseconds(escape)
    // No person types these bytes: what is missing is on its way.
    case .sequence: .milliseconds(max(1000, escape))
    case .pasteEnd: .seconds(2)
    }
  }
}
