import SwiftUI

extension Alert {
  /// Makes an alert from an error.
  ///
  /// What the error says to a person is shown: its description as the title, its reason and its
  /// recovery suggestion as the message. An error that says nothing to a person (a plain Swift
  /// error, a `DecodingError`) gives a general title, and what it is goes to the log.
  ///
  /// - Parameters:
  ///   - error: What went wrong.
  ///   - actions: The actions; none means an OK.
  public init(error: any Error, actions: [Action]? = nil) {
    let texts = ErrorTexts(error)
    self.init(title: texts.title, message: texts.message, actions: actions)
  }
}

/// What an error says to a person.
struct ErrorTexts {
  let title: AlertText
  let message: AlertText?

  init(_ error: any Error) {
    let said = Self.said(by: error)
    let details = [said.reason, said.suggestion].compactMap { $0 }.filter { !$0.isEmpty }
    message = details.isEmpty ? nil : .verbatim(details.joined(separator: "\n"))
    if let description = said.description, !description.isEmpty {
      title = .verbatim(description)
      return
    }
    title = AlertText("Something went wrong" as LocalizedStringResource)
    if details.isEmpty { AlertLog.write("An error that says nothing to a person: \(error)") }
  }

  /// Whether somebody cancelled what was going on, so that nothing went wrong.
  static func isCancellation(_ error: any Error) -> Bool {
    if error is CancellationError { return true }
    // The system's own errors have these domains and codes, in whatever form they come.
    let error = error as NSError
    switch error.domain {
    case NSURLErrorDomain: return error.code == URLError.Code.cancelled.rawValue
    case NSCocoaErrorDomain: return error.code == CocoaError.Code.userCancelled.rawValue
    default: return false
    }
  }

  private typealias Said = (description: String?, reason: String?, suggestion: String?)

  private static func said(by error: any Error) -> Said {
    if error is DecodingError || error is EncodingError { return (nil, nil, nil) }
    if let error = error as? any LocalizedError {
      return (error.errorDescription, error.failureReason, error.recoverySuggestion)
    }
    if let error = error as? any CustomNSError {
      return said(by: error.errorUserInfo, error, domain: type(of: error).errorDomain)
    }
    guard type(of: error) is NSError.Type else { return (nil, nil, nil) }
    let error = error as NSError
    return said(by: error.userInfo, error, domain: error.domain)
  }

  private static func said(
    by info: [String: Any], _ error: any Error, domain: String
  ) -> Said {
    let description = info[NSLocalizedDescriptionKey] as? String
    return (
      description ?? (knownDomains.contains(domain) ? error.localizedDescription : nil),
      info[NSLocalizedFailureReasonErrorKey] as? String,
      info[NSLocalizedRecoverySuggestionErrorKey] as? String
    )
  }

  /// Domains of the system, whose descriptions are sentences. For any other one the description is
  /// the domain and a number.
  private static let knownDomains: Set = [
    NSCocoaErrorDomain, NSURLErrorDomain, NSPOSIXErrorDomain,
  ]
}
