import Foundation

/// The pipe to the compiler: each message is its length, in eight bytes, and JSON.
struct PluginConnection {
  private let input = FileHandle.standardInput
  private let output = FileHandle.standardOutput

  /// Answers requests until the compiler has no more.
  func serve(_ answer: (PluginRequest) -> PluginResponse) {
    while let message = readMessage() {
      let request = (try? JSONDecoder().decode(PluginRequest.self, from: message)) ?? .unknown
      guard send(answer(request)) else { return }
    }
  }

  /// The next message; nil at the end of input, which the compiler may write as an empty message.
  private func readMessage() -> Data? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0, let count = Int(exactly: length) else { return nil }
    return read(count)
  }

  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try? input.read(upToCount: count - data.count), !part.isEmpty else {
        return nil
      }
      data += part
    }
    return data
  }

  private func send(_ response: PluginResponse) -> Bool {
    guard let body = try? JSONEncoder().encode(response) else { return false }
    let length = UInt64(body.count)
    let header = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) })
    return (try? output.write(contentsOf: header + body)) != nil
  }
}
