/// Who watches the preferences of a graph. Without watchers nothing is ever collected.
@MainActor
struct PreferenceWatch {
  private var watchers: [any PreferenceWatching] = []
  private var isDue = false

  mutating func add(_ watcher: any PreferenceWatching) { watchers.append(watcher) }

  mutating func remove(_ watcher: any PreferenceWatching) {
    watchers.removeAll { $0 === watcher }
  }

  /// Says whether a look has to be arranged.
  mutating func note() -> Bool {
    guard !watchers.isEmpty, !isDue else { return false }
    isDue = true
    return true
  }

  /// The watchers that are to look now.
  mutating func take() -> [any PreferenceWatching] {
    isDue = false
    return watchers
  }
}

extension ViewGraph {
  /// A view has given a preference, or one that did has gone or moved.
  func preferencesDidChange() {
    guard preferenceWatch.note() else { return }
    afterUpdate { [weak self] in
      guard let self else { return }
      for watcher in self.preferenceWatch.take() { watcher.lookAtPreferences() }
    }
  }

  func watchPreferences(_ watcher: any PreferenceWatching) { preferenceWatch.add(watcher) }
  func unwatchPreferences(_ watcher: any PreferenceWatching) { preferenceWatch.remove(watcher) }
}
