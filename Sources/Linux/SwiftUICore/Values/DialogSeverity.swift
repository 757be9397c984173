/// How serious a dialog is.
public struct DialogSeverity: Hashable, Sendable {
  package enum Level: Hashable, Sendable {
    case automatic, standard, critical
  }

  package let level: Level

  public static let automatic = DialogSeverity(level: .automatic)
  public static let standard = DialogSeverity(level: .standard)
  public static let critical = DialogSeverity(level: .critical)
}
