import Foundation

/// What Xcode shows as a purple warning: a mistake in the app that does not stop it.
package enum RuntimeWarning {
  package static func report(_ message: @autoclosure () -> String) {
    FileHandle.standardError.write(Data("SwiftUI: \(message())\n".utf8))
  }

  /// Says, once for each name, that a host has no likeness of a symbol.
  @MainActor
  package static func reportUnknownSymbol(_ name: String) {
    guard unknownSymbols.insert(name).inserted else { return }
    report("there is no symbol like \"\(name)\" here")
  }

  @MainActor private static var unknownSymbols: Set<String> = []
}
