/// The settings of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}
