extension App {
  /// Starts the app and returns when it has ended.
  @MainActor @preconcurrency
  public static func main() {
    Launcher<Self>.launch()
  }
}
