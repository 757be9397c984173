/// The place of an item in a toolbar.
public struct ToolbarItemPlacement {
  package enum Kind: String, Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction
    case navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing
    case bottomBar, keyboard
  }

  package let kind: Kind

  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  public static let principal = ToolbarItemPlacement(kind: .principal)
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
  public static let status = ToolbarItemPlacement(kind: .status)
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .navigationBarLeading)
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .navigationBarTrailing)
  public static let topBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
  public static let topBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
  public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
}

extension ToolbarItemPlacement: Sendable {}
