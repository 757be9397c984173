/// A place in the standard menus.
public struct CommandGroupPlacement: Sendable {
  /// The places in the order of the menus.
  package enum Kind: Int, Comparable, Sendable {
    case appInfo, appSettings, systemServices, appVisibility, appTermination
    case newItem, saveItem, importExport, printItem
    case undoRedo, pasteboard, textEditing, textFormatting
    case toolbar, sidebar
    case windowSize, windowArrangement, windowList, singleWindowList
    case help

    package static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  package let kind: Kind

  public static let appInfo = CommandGroupPlacement(kind: .appInfo)
  public static let appSettings = CommandGroupPlacement(kind: .appSettings)
  public static let systemServices = CommandGroupPlacement(kind: .systemServices)
  public static let appVisibility = CommandGroupPlacement(kind: .appVisibility)
  public static let appTermination = CommandGroupPlacement(kind: .appTermination)
  public static let newItem = CommandGroupPlacement(kind: .newItem)
  public static let saveItem = CommandGroupPlacement(kind: .saveItem)
  public static let importExport = CommandGroupPlacement(kind: .importExport)
  public static let printItem = CommandGroupPlacement(kind: .printItem)
  public static let undoRedo = CommandGroupPlacement(kind: .undoRedo)
  public static let pasteboard = CommandGroupPlacement(kind: .pasteboard)
  public static let textEditing = CommandGroupPlacement(kind: .textEditing)
  public static let textFormatting = CommandGroupPlacement(kind: .textFormatting)
  public static let toolbar = CommandGroupPlacement(kind: .toolbar)
  public static let sidebar = CommandGroupPlacement(kind: .sidebar)
  public static let windowSize = CommandGroupPlacement(kind: .windowSize)
  public static let windowArrangement = CommandGroupPlacement(kind: .windowArrangement)
  public static let windowList = CommandGroupPlacement(kind: .windowList)
  public static let singleWindowList = CommandGroupPlacement(kind: .singleWindowList)
  public static let help = CommandGroupPlacement(kind: .help)
}

/// What one set of commands adds to the menus.
package enum CommandDescription {
  package enum Position: Int, Sendable { case before, replacing, after }

  case menu(Text, AnyView)
  case group(CommandGroupPlacement, Position, AnyView)
}

/// Arranges commands into menus, in the usual order: the app's own stand before Window and Help.
@MainActor
enum CommandMenus {
  private struct Group {
    let kind: CommandGroupPlacement.Kind
    let position: CommandDescription.Position
    let content: AnyView
  }

  static func make(_ descriptions: [CommandDescription]) -> [AnyView] {
    var groups: [Group] = []
    var own: [AnyView] = []
    for description in descriptions {
      switch description {
      case .menu(let title, let content):
        own.append(AnyView(Menu(label: title, content: content, storedPrimaryAction: nil)))
      case .group(let placement, let position, let content):
        groups.append(Group(kind: placement.kind, position: position, content: content))
      }
    }
    var first: [AnyView] = []
    var last: [AnyView] = []
    for (title, kinds) in standardMenus {
      guard let menu = standardMenu(title, groups.filter { kinds.contains($0.kind) }) else {
        continue
      }
      if kinds.lowerBound < .windowSize { first.append(menu) } else { last.append(menu) }
    }
    return first + own + last
  }

  private static func standardMenu(_ title: String, _ groups: [Group]) -> AnyView? {
    guard !groups.isEmpty else { return nil }
    // The order of the source where place and position are the same.
    let sorted = groups.enumerated().sorted {
      ($0.element.kind.rawValue, $0.element.position.rawValue, $0.offset)
        < ($1.element.kind.rawValue, $1.element.position.rawValue, $1.offset)
    }
    let content = ForEach(sorted, id: \.offset) { $0.element.content }
    return AnyView(Menu(label: Text(verbatim: title), content: content, storedPrimaryAction: nil))
  }

  private static let standardMenus: [(String, ClosedRange<CommandGroupPlacement.Kind>)] = [
    ("Application", .appInfo ... .appTermination), ("File", .newItem ... .printItem),
    ("Edit", .undoRedo ... .textEditing), ("Format", .textFormatting ... .textFormatting),
    ("View", .toolbar ... .sidebar), ("Window", .windowSize ... .singleWindowList),
    ("Help", .help ... .help),
  ]
}
