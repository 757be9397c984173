/// The hosts that are attached, and which of them presents.
///
/// Hosts form windows: the first is the window's root, the others lie over it, as a sheet does. In
/// a window the top-most host presents, for one below cannot present over a sheet.
package struct AlertHostList: Sendable {
  private struct Entry: Sendable {
    let id: AlertHostID
    /// The root of the window.
    let window: AlertHostID
    /// The host in which it is an anchor for dialogs; nil where it is a host of its own.
    let anchored: AlertHostID?
  }

  /// In the order in which they came; a later one lies over the earlier ones of its window.
  private var entries: [Entry] = []
  /// In the order in which they became active; the last is.
  private var windows: [AlertHostID] = []
  private var busy: Set<AlertHostID> = []

  package var count: Int { entries.count }
  package var isEmpty: Bool { entries.isEmpty }

  package func contains(_ id: AlertHostID) -> Bool { entries.contains { $0.id == id } }

  /// Adds a host: in the window of its parent, or as the root of a window, which is active then.
  package mutating func add(
    _ id: AlertHostID, over parent: AlertHostID? = nil, isAnchor: Bool = false
  ) {
    guard !contains(id) else { return }
    let parent = entries.first { $0.id == parent }
    let window = parent?.window ?? id
    // An anchor in an anchor lies in the same host.
    let anchored = isAnchor ? parent?.anchored ?? parent?.id : nil
    entries.append(Entry(id: id, window: window, anchored: anchored))
    if !windows.contains(window) { windows.append(window) }
  }

  package mutating func remove(_ id: AlertHostID) {
    busy.remove(id)
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    let window = entries.remove(at: index).window
    guard !entries.contains(where: { $0.window == window }) else { return }
    windows.removeAll { $0 == window }
  }

  /// The window of a host is the one that the user works in.
  package mutating func activate(_ id: AlertHostID) {
    guard let window = entries.first(where: { $0.id == id })?.window, windows.last != window
    else { return }
    windows.removeAll { $0 == window }
    windows.append(window)
  }

  /// A host cannot present for the time being, or can again.
  package mutating func setBusy(_ isBusy: Bool, _ id: AlertHostID) {
    if isBusy, contains(id) { busy.insert(id) } else { busy.remove(id) }
  }

  /// The host that presents an alert now; nil where there is none.
  ///
  /// - Parameters:
  ///   - asking: The host of the view that asked, where a view did. Its window presents.
  ///   - isDialog: Whether the alert may stand at an anchor.
  package func host(for asking: AlertHostID?, isDialog: Bool) -> AlertHostID? {
    let asking = entries.last { $0.id == asking }
    let window = asking?.window ?? windows.last
    guard let top = entries.last(where: { $0.window == window && $0.anchored == nil })?.id else {
      return nil
    }
    guard !busy.contains(top) else { return nil }
    guard isDialog, let asking, asking.anchored == top, !busy.contains(asking.id) else {
      return top
    }
    return asking.id
  }
}

/// Names a host in the queue.
package struct AlertHostID: Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }
}
