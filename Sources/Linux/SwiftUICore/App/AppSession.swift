import Foundation

/// Puts an app's windows on screen and tells the session what the person does with them.
@MainActor
package protocol Host: AnyObject {
  /// Shows a new window, whose graph has its first elements. Called by the session.
  func open(_ window: AppWindow)
  /// Takes a window off screen; its graph is still there. Called by the session.
  func close(_ window: AppWindow)
  /// Leaves the main loop: the last window has been closed, or the app has to end.
  func stop()
}

/// A running app: its scenes, its open windows, the host that shows them.
@MainActor
package final class AppSession {
  /// The session of the running app, for what ends a process from outside.
  package private(set) static weak var current: AppSession?
  /// What the launcher does when a host has taken the app on.
  package static var willStart: (() -> Void)?

  package let appName: String
  package private(set) var windows: [AppWindow] = []
  /// What the app's scenes add to the menus.
  private(set) var commands: [AnyView] = []
  /// The menus of the app, for the host to show.
  package private(set) lazy var menus = CommandMenus(self)
  /// What windows inherit; a host may set the colour scheme here before it starts.
  package var environment = EnvironmentValues()

  /// What the app's own body reads: the phases of all windows taken together.
  package private(set) var scenePhase: ScenePhase = .active

  private unowned let host: any Host
  private let appGraph = ViewGraph()
  private var descriptions: [WindowDescription] = []
  private var node: _ViewNode?
  private var isEnding = false
  private var heldChanges = 0

  package init<A: App>(_ type: A.Type, host: any Host) {
    self.host = host
    appName = "\(type)".hasSuffix("App") ? String("\(type)".dropLast(3)) : "\(type)"
    let inputs = _ViewInputs(
      graph: appGraph, parent: nil, context: NodeContext(environment: windowEnvironment))
    let node = AppNode(A(), inputs)
    self.node = node
    take(node.outputs)
    node.onChange = { [weak self] in self?.refresh($0) }
    Self.current = self
  }

  /// Opens the app's first window.
  package func start() {
    Self.willStart?()
    guard let first = descriptions.first(where: { $0.kind != .settings }) else {
      RuntimeWarning.report("the app has no window to open")
      host.stop()
      return
    }
    open(first)
  }

  /// Opens a window of the scene with this identifier; a single window comes to the front.
  package func openWindow(id: String) {
    guard let description = descriptions.first(where: { $0.id == id }) else {
      RuntimeWarning.report("no scene has the identifier \(id)")
      return
    }
    open(description)
  }

  /// Opens one more window of the app's first scene.
  package func openNewWindow() {
    guard let first = descriptions.first(where: { $0.kind != .settings }) else { return }
    open(first)
  }

  /// Opens the window of the app's settings; says whether there is one.
  @discardableResult
  package func openSettings() -> Bool {
    guard let description = descriptions.first(where: { $0.kind == .settings }) else {
      return false
    }
    open(description)
    return true
  }

  /// Brings the app's own body and its windows up to date now; otherwise that happens in a turn of
  /// the main queue.
  package func settle() {
    appGraph.update()
    for window in windows { window.graph.update() }
    menus.settle()
  }

  /// Closes the windows of the scene with this identifier.
  package func dismissWindow(id: String) {
    for window in windows where window.description.id == id { close(window) }
  }

  package func close(_ window: AppWindow) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    hold {
      window.scenePhase = .background
      windows.remove(at: index)
      host.close(window)
      window.graph.tearDown()
      // A host that knows better has said so.
      if scenePhase == .active, let next = windows.last, !windows.contains(where: \.isActive) {
        activate(next)
      }
    }
    guard windows.isEmpty else { return }
    menus.tearDown()
    host.stop()
  }

  /// Ends the app in order: views disappear, their tasks are cancelled, the loop is left.
  package func end() {
    guard !isEnding else { return }
    isEnding = true
    guard !windows.isEmpty else { return host.stop() }
    for window in windows.reversed() { close(window) }
  }

  private func open(_ description: WindowDescription) {
    if description.kind != .group,
      let shown = windows.first(where: { $0.description.isSameScene(as: description) })
    {
      activate(shown)
      host.open(shown)
      return
    }
    let window = AppWindow(description, self)
    windows.append(window)
    activate(window)
    window.refresh(windowEnvironment)
    // A view may have dismissed it as it appeared.
    guard windows.contains(where: { $0 === window }) else { return }
    host.open(window)
  }

  /// A window is in front now, and no other is.
  ///
  /// - Parameter others: What the others are then: in sight without the focus, or not in sight.
  package func activate(_ window: AppWindow, others: ScenePhase = .inactive) {
    guard !isEnding else { return }
    hold {
      for other in windows where other !== window {
        if other.isActive || others == .background { other.scenePhase = others }
      }
      window.scenePhase = .active
    }
  }

  /// Makes one change of the app's phase out of several of its windows'.
  private func hold(_ changes: () -> Void) {
    heldChanges += 1
    changes()
    heldChanges -= 1
    phaseDidChange()
  }

  /// The app's phase is the highest of its windows': "active if any scene is active, or inactive
  /// when no scenes are active". https://developer.apple.com/documentation/swiftui/scenephase
  func phaseDidChange() {
    guard heldChanges == 0, let new = windows.map(\.scenePhase).max(), new != scenePhase else {
      return
    }
    scenePhase = new
    (node as? any AppBody)?.inherit(windowEnvironment)
    menus.refresh()
  }

  /// What windows inherit, and the menus that a host shows.
  package var windowEnvironment: EnvironmentValues {
    var result = environment
    result.scenePhase = scenePhase
    result.appSession = AppSessionReference(self)
    return result
  }

  private func take(_ outputs: _SceneOutputs) {
    descriptions = outputs.windows
    commands = outputs.commands
  }

  /// Hands the windows what they inherit anew, after a change of `environment`.
  package func refreshEnvironment() {
    for window in windows { window.refresh(windowEnvironment) }
    menus.refresh()
  }

  private func refresh(_ outputs: _SceneOutputs) {
    take(outputs)
    menus.refresh()
    for window in windows {
      guard let new = descriptions.first(where: { $0.isSameScene(as: window.description) })
      else { continue }
      window.description = new
      window.refresh(windowEnvironment)
    }
  }
}

extension WindowDescription {
  func isSameScene(as other: WindowDescription) -> Bool {
    kind == other.kind && id == other.id
  }
}

/// The session in which a view runs.
@MainActor
package struct AppSessionReference {
  package private(set) weak var session: AppSession?
  nonisolated private let id: ObjectIdentifier

  init(_ session: AppSession) {
    self.session = session
    id = ObjectIdentifier(session)
  }
}

extension AppSessionReference: ComparableByIdentity {
  package func isIdentical(to other: AppSessionReference) -> Bool { id == other.id }
}

private struct AppSessionKey: EnvironmentKey {
  static var defaultValue: AppSessionReference? { nil }
}

extension EnvironmentValues {
  package var appSession: AppSessionReference? {
    get { self[AppSessionKey.self] }
    set { self[AppSessionKey.self] = newValue }
  }

  /// Opens windows of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(appSession) }

  /// Closes windows of the app.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(appSession) }

  /// Opens the app's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(appSession) }
}

/// Opens a window of a scene.
@MainActor @preconcurrency
public struct OpenWindowAction {
  private let reference: AppSessionReference?

  nonisolated init(_ reference: AppSessionReference?) { self.reference = reference }

  @MainActor @preconcurrency
  public func callAsFunction(id: String) { reference?.session?.openWindow(id: id) }
}

/// Closes the windows of a scene.
@MainActor @preconcurrency
public struct DismissWindowAction {
  private let reference: AppSessionReference?

  nonisolated init(_ reference: AppSessionReference?) { self.reference = reference }

  @MainActor @preconcurrency
  public func callAsFunction(id: String) { reference?.session?.dismissWindow(id: id) }
}

/// Opens the window of the app's settings.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  private let reference: AppSessionReference?

  nonisolated init(_ reference: AppSessionReference?) { self.reference = reference }

  @MainActor @preconcurrency
  public func callAsFunction() { reference?.session?.openSettings() }
}
