import Foundation
import Testing

/// A built program of this package, run as a process of its own.
struct Program {
  let name: String

  struct Result {
    let output: String
    let errors: String
    let status: Int32
  }

  /// Where the build has put it: beside the bundle of the tests.
  var path: String {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return bundle.appendingPathComponent(name).path
  }

  /// Runs it with lines from a pipe.
  func run(_ input: String, environment: [String: String] = [:]) async throws -> Result {
    try await run(input: .data(Data(input.utf8)), environment: environment)
  }

  /// Runs it in a shell script, in which `$0` is the program.
  func run(script: String, environment: [String: String] = [:]) async throws -> Result {
    try await run(
      input: .null, executable: "/bin/bash", arguments: ["-c", script, path],
      environment: environment)
  }

  enum Input {
    case data(Data)
    case null
  }

  private func run(
    input: Input, executable: String? = nil, arguments: [String] = [],
    environment: [String: String]
  ) async throws -> Result {
    signal(SIGPIPE, SIG_IGN)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable ?? path)
    process.arguments = arguments
    process.environment = Self.environment(environment)
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    let inputPipe = Pipe()
    if case .data = input {
      process.standardInput = inputPipe
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    async let outputData = Self.readAll(output)
    async let errorData = Self.readAll(errors)
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
        return
      }
      guard case .data(let data) = input else { return }
      Self.write(data, to: inputPipe)
    }
    return await Result(
      output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self), status: status)
  }

  /// What of the surroundings may matter to the program is set by the test alone.
  static func environment(_ changes: [String: String]) -> [String: String] {
    var result = ProcessInfo.processInfo.environment
    for name in ["SWIFTUI_HOST", "NO_COLOR", "DISPLAY", "WAYLAND_DISPLAY"] { result[name] = nil }
    result["TERM"] = "dumb"
    result["LC_ALL"] = nil
    result["LANG"] = "en_US.UTF-8"
    return result.merging(changes) { $1 }
  }

  private static func write(_ data: Data, to pipe: Pipe) {
    DispatchQueue.global().async {
      try? pipe.fileHandleForWriting.write(contentsOf: data)
      try? pipe.fileHandleForWriting.close()
    }
  }

  private static func readAll(_ pipe: Pipe) async -> Data {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        continuation.resume(returning: data)
      }
    }
  }
}
