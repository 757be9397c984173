#if GTK
  import CGtk
  import SwiftUICore

  /// Light or dark, as the system has it.
  @MainActor
  enum Appearance {
    static var colorScheme: ColorScheme { cgtk_is_dark().isTrue ? .dark : .light }

    /// Makes the app light or dark; nil follows the system. libadwaita knows one look for all windows.
    static func prefer(_ scheme: ColorScheme?) {
      switch scheme {
      case .light: cgtk_set_color_scheme(1)
      case .dark: cgtk_set_color_scheme(2)
      default: cgtk_set_color_scheme(0)
      }
    }

    static func onChange(_ body: @escaping @MainActor () -> Void) {
      Signal.connect(cgtk_style_manager(), notify: "dark", body)
    }
  }
#endif
