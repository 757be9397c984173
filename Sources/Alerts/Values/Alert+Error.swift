import SwiftUI

extension Alert {
  /// Makes an alert from an error.
  ///
  /// A `LocalizedError` gives the title, and its reason and recovery suggestion the message. Any
  /// other error gives its localized description under a general title.
  ///
  /// - Parameters:
  ///   - error: What went wrong.
  ///   - actions: The actions; none means an OK.
  public init(error: any Error, actions: [Action]? = nil) {
    let (title, message) = Self.texts(for: error)
    self.init(title: title, message: message, actions: actions)
  }

  static func texts(for error: any Error) -> (title: AlertText, message: AlertText?) {
    let localized = error as? any LocalizedError
    guard let title = localized?.errorDescription, !title.isEmpty else {
      return ("Something went wrong", .verbatim(Self.plainDescription(of: error)))
    }
    let details = [localized?.failureReason, localized?.recoverySuggestion].compactMap { $0 }
    let message = details.isEmpty ? nil : AlertText.verbatim(details.joined(separator: "\n"))
    return (.verbatim(title), message)
  }

  /// What an error without a description of its own says.
  ///
  /// A Swift error's localized description only says that it could not be completed, with a number.
  /// Its case says more.
  private static func plainDescription(of error: any Error) -> String {
    guard type(of: error) is NSError.Type || error is any CustomNSError else {
      return String(describing: error)
    }
    return error.localizedDescription
  }
}
