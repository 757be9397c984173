#if GTK
  import CGtk
  import SwiftUICore

  /// Offers keys to the app before the control that has the keyboard takes them. Of several elements
  /// around the focus the innermost one is asked, and passes on what it does not want.
  @MainActor
  final class KeyPresses {
    private unowned let owner: ElementWidget
    private let widget: Widget
    private var held: Set<UInt32> = []

    init(_ owner: ElementWidget, in widget: Widget) {
      self.owner = owner
      self.widget = widget
      let controller = cgtk_add_key_controller(widget)
      Signal.connect(controller, key: "key-pressed") { [weak self] key, state in
        guard let self else { return false }
        let isNew = self.held.insert(key).inserted
        return self.offer(key, state, isNew ? .down : .repeat)
      }
      // The release of a key that moves the focus is told elsewhere.
      Signal.connect(cgtk_add_focus_controller(widget), "leave") { [weak self] in self?.held = [] }
      Signal.connect(controller, key: "key-released") { [weak self] key, state in
        guard let self, self.held.remove(key) != nil else { return false }
        return self.offer(key, state, .up)
      }
    }

    private func offer(_ key: UInt32, _ state: UInt32, _ phase: KeyPress.Phases) -> Bool {
      guard cgtk_is_first_for_keys(widget).isTrue,
        let press = GTKKeys.press(key, state, phase)
      else { return false }
      return owner.element.press(press)
    }
  }
#endif
