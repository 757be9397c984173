import SwiftUI

extension AlertCoordinator {
  /// Adds a place for alerts to appear.
  ///
  /// Hosts that lie over each other share a window: the one added last is the top-most, and
  /// presents. An alert appears in the window of the view that asked for it; where no view did, in
  /// the active window: the one whose host was attached, or said to be active, last.
  ///
  /// The coordinator does not keep the host alive: one that is released counts as detached from the
  /// next time on that anything happens to the coordinator. Adding it again changes nothing.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - parent: The host over which it lies, as a sheet's over a window's; nil where it is the
  ///     first of a window.
  public func attach(_ host: any AlertHost, over parent: (any AlertHost)? = nil) {
    attach(host, over: parent, isAnchor: false)
  }

  func attach(_ host: any AlertHost, over parent: (any AlertHost)?, isAnchor: Bool) {
    guard hostID(host) == nil else { return }
    lastHost += 1
    let id = AlertHostID(rawValue: lastHost)
    let parent = parent.flatMap { hostID($0) }
    forgetReleasedHosts()
    hosts.append(HostEntry(id: id, reference: AlertHostReference(host)))
    isDeserted = false
    report { $0.hosts.add(id, over: parent, isAnchor: isAnchor) }
  }

  /// Removes a host. What it had on screen goes back to the head of the queue, or, where it had
  /// been answered or dismissed, ends now.
  ///
  /// When the last host of a window's own coordinator goes and none comes in the same turn of the
  /// main actor, its alerts end as ``AlertDismissal/abandoned``: nobody could present them. Those of
  /// ``shared`` wait for the next host.
  public func detach(_ host: any AlertHost) {
    guard let id = hostID(host) else { return }
    hosts.removeAll { $0.id == id }
    let ending = endingIfDismissed
    report { $0.detach(id, byUser: ending) }
    desertIfNeeded()
  }

  /// A host that had refused an alert can present again.
  public func hostIsReady(_ host: any AlertHost) {
    guard let id = hostID(host) else { return }
    report { $0.ready(id) }
  }

  /// The user works in the window of a host now: alerts that no view asked for appear there.
  public func hostIsActive(_ host: any AlertHost) {
    guard let id = hostID(host) else { return }
    report { $0.hosts.activate(id) }
  }

  func refuse(_ presentation: AlertPresentation) {
    let ending = endingIfDismissed
    report { $0.refuse(presentation.id, byUser: ending) }
  }

  /// What the user's dismissal means, where there was one.
  private var endingIfDismissed: AlertEnding? {
    queue.isDismissedByUser ? onScreen?.endingByUser : nil
  }

  // Loops, for they are run for every alert, and the closure of a search, being of the main actor,
  // would be checked for its actor at each call.
  func hostID(_ host: any AlertHost) -> AlertHostID? {
    for entry in hosts where entry.reference.host === host { return entry.id }
    return nil
  }

  func host(_ id: AlertHostID) -> (any AlertHost)? {
    for entry in hosts where entry.id == id { return entry.reference.host }
    return nil
  }

  /// A host that was released without a word counts as detached.
  func forgetReleasedHosts() {
    for entry in hosts where entry.reference.host == nil {
      hosts.removeAll { $0.id == entry.id }
      queue.detach(entry.id, byUser: endingIfDismissed)
      desertIfNeeded()
    }
  }
}

extension AlertCoordinator {
  /// Whether alerts wait for the next host when the last one has gone.
  private var waitsForHosts: Bool { self === Self.main }

  /// The last host has gone. Another may come in the same turn: a view that takes its place.
  func desertIfNeeded() {
    guard hosts.isEmpty, !waitsForHosts else { return }
    isDeserted = true
    abandonNextTurn()
  }

  /// What was shown to a deserted coordinator, or is left there, ends a turn later.
  func abandonNextTurn() {
    guard isDeserted else { return }
    Task { [weak self] in self?.abandonIfDeserted() }
  }

  /// Nobody presents what is left. It ends, and what must be answered goes to the shared
  /// coordinator, which shows it over the next window that it has.
  func abandonIfDeserted() {
    guard isDeserted, hosts.isEmpty, queue.count > 0 else { return }
    report { $0.endAll(.abandoned) }
    let heir = Self.shared === self ? Self.main : Self.shared
    guard heir !== self else { return }
    while let id = queue.firstWaiting, let request = queue.handOver(id) {
      note(.handedOver, id, request)
      heir.enqueue(request)
    }
  }

  /// Says in the log, once, that somebody waits and no host has come.
  func watchForHosts() {
    guard !watchesForHosts, hosts.isEmpty else { return }
    watchesForHosts = true
    Task { [weak self, sleep] in
      guard (try? await sleep(.seconds(3))) != nil else { return }
      self?.tellThatNobodyPresents()
    }
  }

  private func tellThatNobodyPresents() {
    guard hosts.isEmpty, let id = queue.firstWaiting, let request = queue[id] else {
      // Somebody has come; the next time that nobody does is told.
      watchesForHosts = false
      return
    }
    note(.warned(.nobodyPresents), id, request)
    AlertLog.write(
      "the alert “\(request.title?.source ?? "")” shown at \(request.origin) waits, and nobody "
        + "presents it. Put .alertCoordinator(_:) on the root view of a window, or in a test use "
        + "withAlerts of AlertsTesting.")
  }
}

extension AlertCoordinator {
  /// Whether an alert has not ended, and there is no host to present it: for tests.
  package func isUnattended(_ id: AlertID) -> Bool { hosts.isEmpty && queue[id] != nil }

  /// Everything ends without an answer, also what must be answered: for a test that is over.
  package func endAll(_ reason: AlertDismissal) {
    report { $0.endAll(reason, force: true) }
  }
}
