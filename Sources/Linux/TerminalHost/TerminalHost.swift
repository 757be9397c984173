import Foundation
import SwiftUICore

/// Shows an app's windows full-screen in a terminal, the last opened one in front.
@MainActor
final class TerminalHost {
  private let device: TerminalDevice
  private var session: AppSession?
  private var windows: [(window: AppWindow, screen: WindowScreen)] = []
  private var decoder = KeyDecoder()
  private let patience = InputPatience(environment: ProcessInfo.processInfo.environment)
  private var decoderTimer: (any DispatchSourceTimer)?
  private var shown: CellBuffer?
  private var shownCursor: CellPoint?
  private var isDrawingPlanned = false
  private(set) var isRunning = true
  /// The signal by which the app was asked to end.
  private(set) var endedBy: Int32?

  init<A: App>(_ app: A.Type, device: TerminalDevice) {
    self.device = device
    session = AppSession(app, host: self)
    device.onInput = { [weak self] in self?.take($0) }
    device.onHangUp = { [weak self] in self?.end(by: SIGHUP) }
    device.onSignal = { [weak self] in self?.take(signal: $0) }
    device.onReady = { [weak self] in self?.planDrawing() }
  }

  /// Runs the app until it ends.
  func run() {
    device.listen()
    session?.menus.onChange = { [weak self] in
      self?.front?.menusChanged()
      self?.planDrawing()
    }
    session?.start()
    while isRunning {
      // Serves the main queue and Foundation's timers, and sleeps in between.
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    device.stopListening()
    device.giveBack()
  }

  private var front: WindowScreen? { windows.last?.screen }

  // MARK: Input

  private func take(_ bytes: [UInt8]) {
    decoderTimer?.cancel()
    decoderTimer = nil
    handle(decoder.feed(bytes))
    waitForMore()
  }

  private func waitForMore() {
    guard let time = patience.time(for: decoder.waitsFor) else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + time)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.decoderTimer = nil
        self.handle(self.decoder.flush())
      }
    }
    timer.resume()
    decoderTimer = timer
  }

  private func handle(_ events: [InputEvent]) {
    for event in events {
      guard let screen = front, isRunning else { return }
      if handleByHost(event, screen) { continue }
      // What was typed ahead meets the screen that the person will see, not an older one.
      screen.handle(event)
      screen.graph.update()
      if let front { front.render(device.size) }
    }
    if !events.isEmpty { draw() }
  }

  private func handleByHost(_ event: InputEvent, _ screen: WindowScreen) -> Bool {
    guard case .key(let press) = event else { return false }
    switch (press.key, press.modifiers) {
    case (.character("q"), .control) where !screen.takes(press):
      session?.end()
      return true
    case (.character("l"), .control):
      shown = nil
      return true
    case (.function(6), _) where windows.count > 1:
      windows.insert(windows.removeLast(), at: 0)
      noteFront()
      return true
    default: return false
    }
  }

  // MARK: Signals

  private func take(signal: Int32) {
    switch signal {
    case SIGWINCH: draw()
    case SIGTSTP:
      device.suspend()
      redrawAll()
    case SIGCONT: redrawAll()
    default: end(by: signal)
    }
  }

  private func redrawAll() {
    device.resume()
    shown = nil
    shownCursor = nil
    draw()
  }

  private func end(by signal: Int32) {
    guard endedBy == nil, isRunning else { return }
    endedBy = signal
    session?.end()
  }

  // MARK: Drawing

  /// Draws once, however much changes in this turn of the loop.
  private func planDrawing() {
    guard !isDrawingPlanned else { return }
    isDrawingPlanned = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isDrawingPlanned else { return }
        self.draw()
      }
    }
  }

  /// Writes what differs from what is shown. While the terminal has not taken the last picture,
  /// newer ones wait, and only the newest is written.
  private func draw() {
    isDrawingPlanned = false
    guard isRunning, device.isReady, let screen = front else { return }
    let canvas = screen.render(device.size)
    let bytes = CellDifference.bytes(
      from: shown, to: canvas.buffer, cursor: canvas.cursor, wasCursor: shownCursor,
      depth: device.capabilities.colors)
    shown = canvas.buffer
    shownCursor = canvas.cursor
    if !bytes.isEmpty { device.write(bytes) }
  }
}

extension TerminalHost: SwiftUICore.Host {
  func open(_ window: AppWindow) {
    if let index = windows.firstIndex(where: { $0.window === window }) {
      windows.append(windows.remove(at: index))
    } else {
      let screen = WindowScreen(
        window.graph, theme: Theme(device.capabilities),
        title: { [weak window] in window?.title ?? "" })
      screen.menuBar = session.map { MenuBar($0.menus, window) }
      window.graph.onUpdate = { [weak self, weak screen] update in
        screen?.take(update)
        self?.planDrawing()
      }
      windows.append((window, screen))
    }
    noteFront()
    planDrawing()
  }

  func close(_ window: AppWindow) {
    windows.removeAll { $0.window === window }
    noteFront()
    planDrawing()
  }

  /// The window in front is the active one, and no other is to be seen.
  private func noteFront() {
    if let front = windows.last?.window { session?.activate(front, others: .background) }
  }

  func stop() { isRunning = false }
}
