#if GTK
  import CGtk
  import Foundation
  import SwiftUICore

  /// Shows an app in windows of GTK and libadwaita.
  @MainActor
  package final class GTKHost: SwiftUICore.Host {
    package let mainLoop: MainLoop
    package private(set) var session: AppSession?
    private var windows: [Element.ID: WindowController] = [:]
    private var arePhasesStale = false

    /// nil where there is no display.
    package init?<A: App>(_ app: A.Type) {
      guard cgtk_start(Self.programName).isTrue else { return nil }
      mainLoop = MainLoop()
      let session = AppSession(app, host: self)
      self.session = session
      g_set_application_name(session.appName)
      session.environment.colorScheme = Appearance.colorScheme
    }

    private static var programName: String {
      CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? "App"
    }

    /// Opens the first window.
    package func start() {
      Appearance.onChange { [weak self] in self?.refreshAppearance() }
      session?.menus.onChange = { [weak self] in
        for window in self?.windows.values ?? [:].values { window.refreshMenu() }
      }
      session?.start()
    }

    /// Serves the app until `stop()`.
    package func run() { mainLoop.run() }

    package func open(_ window: AppWindow) {
      if let shown = windows[window.id] {
        shown.bringToFront()
        return
      }
      guard let session else { return }
      let controller = WindowController(window, session.menus)
      windows[window.id] = controller
      controller.onFocusChange = { [weak self] in self?.refreshPhasesLater() }
      controller.show()
    }

    package func close(_ window: AppWindow) {
      windows.removeValue(forKey: window.id)?.close()
      refreshPhasesLater()
    }

    /// Between two windows the focus is nowhere for a moment: what counts is where it is then.
    private func refreshPhasesLater() {
      guard !arePhasesStale else { return }
      arePhasesStale = true
      Later.run { [weak self] in
        self?.arePhasesStale = false
        for window in self?.windows.values ?? [:].values { window.refreshPhase() }
      }
    }

    package func stop() { mainLoop.stop() }

    private func refreshAppearance() {
      session?.environment.colorScheme = Appearance.colorScheme
      session?.refreshEnvironment()
      for window in windows.values { window.refreshColors() }
    }
  }

  extension gboolean {
    var isTrue: Bool { self != 0 }
  }
#endif
