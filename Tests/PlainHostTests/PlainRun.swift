import Foundation
import PlainHost
import SwiftUI
import Testing

/// Runs an app on the plain host, within the process, and returns all that it printed.
@MainActor
struct PlainRun {
  let output: String
  let status: Int32?

  init<A: App>(_ app: A.Type, _ input: String) async throws {
    let descriptors = try Self.makeFiles(input)
    let host = PlainHost(
      app, input: descriptors.input, output: descriptors.output, environment: [:])
    await withCheckedContinuation { continuation in
      host.onEnd = { continuation.resume() }
      host.start()
    }
    status = host.status
    lseek(descriptors.output, 0, SEEK_SET)
    output = String(
      decoding: try FileHandle(fileDescriptor: descriptors.output).readToEnd() ?? Data(),
      as: UTF8.self)
    Foundation.close(descriptors.input)
    Foundation.close(descriptors.output)
  }

  /// Nameless files: the kernel removes them with their last descriptor.
  private static func makeFiles(_ input: String) throws -> (input: Int32, output: Int32) {
    let inputFile = try open()
    let outputFile = try open()
    try FileHandle(fileDescriptor: inputFile).write(contentsOf: Data(input.utf8))
    lseek(inputFile, 0, SEEK_SET)
    return (inputFile, outputFile)
  }

  private static func open() throws -> Int32 {
    var path = Array((NSTemporaryDirectory() + "plain-XXXXXX").utf8CString)
    let descriptor = mkstemp(&path)
    try #require(descriptor >= 0)
    unlink(path)
    return descriptor
  }

  /// The screens, in the order in which they were printed.
  var screens: [String] { output.components(separatedBy: "\n\n") }
}
