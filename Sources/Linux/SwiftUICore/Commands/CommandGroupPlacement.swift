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
