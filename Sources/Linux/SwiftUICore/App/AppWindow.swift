/// An open window of an app, with its view graph.
@MainActor
package final class AppWindow: Identifiable {
  package nonisolated let id: Element.ID
  package let graph = ViewGraph()
  package internal(set) var description: WindowDescription
  /// Whether the window is active, in sight or neither: what its views read. The host says so.
  package var scenePhase: ScenePhase = .active {
    didSet {
      guard scenePhase != oldValue else { return }
      phaseDidChange()
    }
  }
  private unowned let session: AppSession

  init(_ description: WindowDescription, _ session: AppSession) {
    id = Element.nextID()
    self.description = description
    self.session = session
  }

  var isActive: Bool { scenePhase == .active }

  /// What the window's title bar says: the scene's title, else the app's name.
  package var title: String {
    description.title?.resolve(locale: .current).string ?? session.appName
  }

  /// Closes the window as the person does.
  package func close() { session.close(self) }

  /// A window may sleep in the background, once it knows that it is there.
  private func phaseDidChange() {
    graph.isSuspended = false
    refresh(session.windowEnvironment)
    graph.isSuspended = scenePhase == .background && !graph.manners.evaluatesInBackground
    session.phaseDidChange()
  }

  func refresh(_ environment: EnvironmentValues) {
    var environment = environment
    environment.scenePhase = scenePhase
    environment.appWindow = AppWindowReference(self)
    graph.setRoot(description.content, environment: environment)
  }
}

/// The window in which a view is.
@MainActor
package struct AppWindowReference {
  package private(set) weak var window: AppWindow?
  nonisolated private let id: Element.ID

  init(_ window: AppWindow) {
    self.window = window
    id = window.id
  }
}

extension AppWindowReference: ComparableByIdentity {
  package func isIdentical(to other: AppWindowReference) -> Bool { id == other.id }
}

private struct AppWindowKey: EnvironmentKey {
  static var defaultValue: AppWindowReference? { nil }
}

extension EnvironmentValues {
  package var appWindow: AppWindowReference? {
    get { self[AppWindowKey.self] }
    set { self[AppWindowKey.self] = newValue }
  }
}
