import Foundation

/// What Xcode shows as a purple warning: a mistake in the app that does not stop it.
package enum RuntimeWarning {
  package static func report(_ message: @autoclosure () -> String) {
    FileHandle.standardError.write(Data("SwiftUI: \(message())\n".utf8))
  }
}
