#if GTK
  import CGtk
  import SwiftUICore

  /// How a symbol of Apple's systems is shown.
  enum Symbol: Equatable {
    /// An icon of the desktop's theme.
    case icon(String)
    case drawing(SymbolDrawing)

    /// What is shown for symbols that have no likeness here.
    static let placeholder = Symbol.icon("image-missing-symbolic")

    /// Warns of a name that is not known, once.
    @MainActor
    init(_ name: String) {
      let known = Self.known(name)
      self = known ?? .placeholder
      guard known == nil else { return }
      RuntimeWarning.reportUnknownSymbol(name)
    }

    /// nil for a symbol that is not known.
    static func known(_ name: String) -> Symbol? {
      let drawing = SymbolDrawing(name)
      if let drawing, drawing.mark == nil { return .drawing(drawing) }
      if let icon = SymbolIcon.exact(name) { return .icon(icon) }
      if let drawing { return .drawing(drawing) }
      return SymbolIcon.name(for: name).map(Symbol.icon)
    }
  }
#endif
