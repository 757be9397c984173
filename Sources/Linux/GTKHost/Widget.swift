#if GTK
  import CGtk

  /// A widget of GTK. Only functions of `CGtk` look into it.
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  extension Bool {
    /// The same as GLib has it.
    var g: gboolean { self ? 1 : 0 }
  }

  extension String {
    /// The text as C can take it: a NUL would end it early.
    var forC: String {
      utf8.contains(0) ? replacingNULs() : self
    }

    private func replacingNULs() -> String {
      String(map { $0 == "\0" ? "\u{FFFD}" : $0 })
    }

    /// The text as a label with a mnemonic shows it unchanged.
    var withoutMnemonic: String {
      guard utf8.contains(UInt8(ascii: "_")) else { return forC }
      return forC.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
    }
  }
#endif
