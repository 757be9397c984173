import SwiftUICore

/// How things look in a terminal.
struct Theme: Sendable {
  let colors: ColorDepth
  let corners: [String]

  init(_ capabilities: TerminalCapabilities) {
    colors = capabilities.colors
    corners = capabilities.hasRoundCorners ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
  }

  /// Whether things can be told apart by colour.
  var hasColors: Bool { colors > .none }

  let accent = Paint.brightBlue
  let destructive = Paint.red
  let warning = Paint.yellow
}
