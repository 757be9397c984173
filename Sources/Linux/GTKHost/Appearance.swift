#if GTK
  import CGtk
  import SwiftUICore

  /// Light or dark, as the system has it.
  @MainActor
  enum Appearance {
    static var colorScheme: ColorScheme { cgtk_is_dark().isTrue ? .dark : .light }

    static func onChange(_ body: @escaping @MainActor () -> Void) {
      Signal.connect(cgtk_style_manager(), notify: "dark", body)
    }
  }
#endif
