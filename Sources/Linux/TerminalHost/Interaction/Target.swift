import SwiftUICore

/// Names a place that takes the focus: what it belongs to, and which part of that.
struct TargetID: Hashable, Sendable {
  var owner: Element.ID
  var part = 0

  init(_ owner: Element.ID, part: Int = 0) {
    self.owner = owner
    self.part = part
  }
}

/// A place on the screen with which a person can do something.
@MainActor
struct Target {
  let id: TargetID
  /// Where it is, seen or not.
  var rect: CellRect
  /// The part of the screen in which it is seen.
  var viewport: CellRect
  /// The scrolling blocks around it, outermost first.
  var regions: [TargetID] = []
  var isEnabled = true
  /// Whether the mouse finds it; else only the keyboard does.
  var takesMouse = true
  /// Whether it is in the bar above a screen: the focus begins in the content.
  var isInBar = false
  /// What Return, Space and a click do.
  var press: (() -> Void)?
  /// What the left (-1) and right (1) arrows do.
  var adjust: ((Int) -> Void)?
  /// The field whose text is edited here.
  var field: Field?
  var shortcut: KeyboardShortcut?
  /// The letter that presses it with Alt.
  var accessKey: Character?
  /// What else can be done with it.
  var menu: [MenuItem] = []
  var help: String?
  var focusContents: [FocusContent] = []
  weak var element: Element?

  /// What the keyboard does in a field.
  struct Field {
    let element: Element
    let isMultiline: Bool
    let isSecure: Bool
    /// Columns of a line of text, for the arrows in texts of several lines.
    var width = 0
  }

  init(_ id: TargetID, rect: CellRect, viewport: CellRect) {
    self.id = id
    self.rect = rect
    self.viewport = viewport
  }

  /// Where a click hits it.
  var visible: CellRect { rect.intersection(viewport) }
}

/// A line of a menu.
@MainActor
struct MenuItem {
  var title: String
  var isEnabled = true
  var isDestructive = false
  var isOn: Bool?
  /// The keys that do the same.
  var keys = ""
  /// Whether it is a line between others.
  var isDivider = false
  /// The menu that it leads to.
  var submenu: [MenuItem] = []
  var action: () -> Void
}

/// A block that scrolls, as it was drawn last.
struct ScrollRegion {
  let id: TargetID
  let viewport: CellRect
  let content: CellSize
  var offset: CellPoint

  var furthest: CellPoint {
    CellPoint(
      x: max(0, content.width - viewport.width), y: max(0, content.height - viewport.height))
  }
}
