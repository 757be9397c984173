import SwiftUICore

/// What is to be seen at a moment, as lines, and what can be done with it.
@MainActor
struct Screen {
  let heading: String
  let lines: [String]
  let controls: [Control]
  /// What lies on top of the window, if anything does.
  let presentation: Presentation?

  /// The alert or dialog that has to be answered before anything else.
  var dialog: Dialog? { presentation.flatMap { $0.isDialog ? $0.dialog : nil } }

  /// The screen as it is printed.
  func text(isStyled: Bool) -> String {
    let title = "== \(heading) =="
    let first = isStyled ? "\u{1B}[1m\(title)\u{1B}[0m" : title
    return ([first] + lines).joined(separator: "\n") + "\n"
  }
}

extension Screen {
  /// The screen of the window in front, with the app's menus; the other windows can be brought there.
  init(
    _ windows: [AppWindow], _ menus: CommandMenus? = nil,
    bringToFront: @escaping (AppWindow) -> Void
  ) {
    guard let front = Self.front(windows) else {
      self.init(heading: "", lines: [], controls: [], presentation: nil)
      return
    }
    var builder = ScreenBuilder()
    let heading = builder.add(front.graph, title: front.title)
    menus?.keyWindow = front
    if let menus, menus.isShown, !front.isBlocked { builder.add(menus.elements) }
    if front.graph.presentations.last?.isDialog != true {
      for window in windows where window !== front {
        builder.add(
          Control(
            label: VisibleText.line(window.title), role: "window",
            use: .press {
              bringToFront(window)
              return true
            }))
      }
    }
    self.init(
      heading: heading, lines: builder.finish(), controls: builder.controls,
      presentation: front.graph.presentations.last)
  }

  /// The window that is to be seen: the last one, but an alert wants its answer in whichever it is.
  static func front(_ windows: [AppWindow]) -> AppWindow? {
    windows.last { $0.graph.presentations.last?.isDialog == true } ?? windows.last
  }

  /// The screen of a view graph, for tests.
  init(_ graph: ViewGraph, title: String) {
    var builder = ScreenBuilder()
    let heading = builder.add(graph, title: title)
    self.init(
      heading: heading, lines: builder.finish(), controls: builder.controls,
      presentation: graph.presentations.last)
  }
}
