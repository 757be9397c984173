import SwiftUICore

/// How a button's role shows: in colour, and with a mark where there are no colours.
@MainActor
struct ButtonLook {
  let style: CellStyle
  let lead: String

  init(
    role: ButtonRole?, isDefault: Bool, isProminent: Bool = false, isEnabled: Bool, _ theme: Theme
  ) {
    var style = CellStyle.plain
    var lead = " "
    if role == .destructive {
      style.foreground = theme.destructive
      if !theme.hasColors { lead = "!" }
    } else if isProminent || isDefault {
      style.foreground = theme.accent
    }
    if isProminent || isDefault { style.attributes.insert(.bold) }
    if !isEnabled {
      style.attributes.insert(.dim)
      style.foreground = .standard
    }
    self.style = style
    self.lead = lead
  }

  /// Gives a label the look, where it has none of its own.
  var apply: (inout CellStyle) -> Void {
    { [style] label in
      if label.foreground == .standard { label.foreground = style.foreground }
      label.attributes.formUnion(style.attributes)
    }
  }
}
