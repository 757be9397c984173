/// Reloads what a view shows.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) {
    self.action = action
  }

  public func callAsFunction() async {
    await action()
  }
}

extension EnvironmentValues {
  /// Reloads what the view shows; nil where there is nothing to reload.
  @Entry public internal(set) var refresh: RefreshAction? = nil
}

extension View {
  /// Says how the view is reloaded.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action))
  }
}
