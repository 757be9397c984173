import SwiftUI
import Testing

@testable import Alerts

@Suite("What errors say", .timeLimit(.minutes(10)))
@MainActor
struct ErrorTests {
  let stage = Stage()

  private struct Partial: LocalizedError {
    var errorDescription: String?
    var failureReason: String?
    var recoverySuggestion: String?
  }

  private func texts(_ error: any Error) -> [String?] {
    let texts = ErrorTexts(error)
    return [texts.title.presentable, texts.message?.presentable]
  }

  @Test("What somebody cancelled is not an error, in every form")
  func cancelled() async {
    let errors: [any Error] = [
      CancellationError(), URLError(.cancelled), CocoaError(.userCancelled),
      NSError(domain: NSURLErrorDomain, code: URLError.Code.cancelled.rawValue),
      NSError(domain: NSCocoaErrorDomain, code: CocoaError.Code.userCancelled.rawValue),
    ]
    for error in errors {
      #expect(stage.show(error) == nil, "\(error)")
      await stage.show.acknowledge(error)
      await #expect(throws: (any Error).self) {
        try await stage.show.retrying { () async throws -> Int in throw error }
      }
    }
    #expect(stage.up == nil)
    #expect(stage.show(URLError(.timedOut)) != nil)
    #expect(stage.show(NSError(domain: "App", code: URLError.Code.cancelled.rawValue)) != nil)
  }

  @Test("Each part of a localized error is shown, whichever there are")
  func partial() {
    let general = "Something went wrong"
    #expect(
      texts(Partial(errorDescription: "D", failureReason: "R", recoverySuggestion: "S"))
        == ["D", "R\nS"])
    #expect(texts(Partial(failureReason: "R")) == [general, "R"])
    #expect(texts(Partial(recoverySuggestion: "S")) == [general, "S"])
    #expect(texts(Partial(errorDescription: "D")) == ["D", nil])
    #expect(texts(Partial(errorDescription: "", failureReason: "")) == [general, nil])
  }

  @Test("An NSError's description, reason and suggestion are shown")
  func nsError() {
    let error = NSError(
      domain: "App", code: 1,
      userInfo: [
        NSLocalizedDescriptionKey: "The file is locked.",
        NSLocalizedFailureReasonErrorKey: "Somebody has it open.",
        NSLocalizedRecoverySuggestionErrorKey: "Close it there.",
      ])
    #expect(texts(error) == ["The file is locked.", "Somebody has it open.\nClose it there."])
  }

  @Test("An error that says nothing to a person: a general sentence, and the detail in the log")
  func saysNothing() {
    enum Plain: Error { case brokenPipe }
    struct Shape: Decodable { let corners: Int }
    let decoding = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Shape.self, from: Data("{}".utf8))
    }
    let errors: [any Error] = [
      Plain.brokenPipe, NSError(domain: "App", code: 7), decoding.map { $0 as any Error }!,
    ]
    for error in errors {
      let lines = LogLines()
      AlertLog.$sink.withValue(lines.sink) {
        #expect(texts(error) == ["Something went wrong", nil])
      }
      #expect(lines.all.count == 1)
      #expect(lines.all.first?.contains("\(error)") == true)
    }
  }
}
