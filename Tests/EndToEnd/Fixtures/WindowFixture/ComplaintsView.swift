import Foundation
import SwiftUI

/// What GLib writes of a mistake, for the tests of the tests.
struct ComplaintsView: View {
  private typealias Complaint =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?,
      UnsafePointer<CChar>?
    ) -> Void

  var body: some View {
    Text("Ready")
    Button("Warn") { Self.warn("Gtk") }
    Button("Print") { print("A word of the app's own") }
  }

  /// A function of GLib without a variable number of arguments, as they are in its documentation:
  /// https://docs.gtk.org/glib/func.warn_message.html
  private static func warn(_ domain: String) {
    guard let symbol = dlsym(nil, "g_warn_message") else { return }
    unsafeBitCast(symbol, to: Complaint.self)(domain, "file.c", 1, "function", "of no concern")
  }
}
