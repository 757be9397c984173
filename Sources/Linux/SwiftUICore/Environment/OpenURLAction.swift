import Foundation

/// Opens URLs, with a handler of the app's or with the system's.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What a handler has done with a URL.
  public struct Result: Sendable {
    package enum Kind: Equatable, Sendable {
      case handled, discarded
      /// The system is to open this URL, or the one that was asked for.
      case system(URL?)
    }

    package let kind: Kind

    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .system(nil))

    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  @preconcurrency
  nonisolated public init(handler: @escaping @MainActor (URL) -> OpenURLAction.Result) {
    self.handler = handler
  }

  /// Opens a URL.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens a URL and says whether that worked.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(SystemOpener.open(other ?? url))
    }
  }
}

/// Hands URLs to the desktop.
enum SystemOpener {
  /// Starts the desktop's opener and says whether it could be started; what it shows is its own.
  static func open(_ url: URL) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", url.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      return true
    } catch {
      RuntimeWarning.report("\(url.absoluteString) could not be opened: \(error)")
      return false
    }
  }
}

extension EnvironmentValues {
  /// Opens URLs.
  @Entry public var openURL = OpenURLAction { _ in .systemAction }
}
