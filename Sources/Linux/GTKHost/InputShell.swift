#if GTK
  import CGtk
  import SwiftUICore

  /// Takes the keyboard for a widget that is no control, and offers the app the keys pressed in it.
  final class InputShell: BinShell {
    private unowned let owner: ElementWidget
    private var keyPresses: KeyPresses?
    private(set) var isFocusable = false

    init(_ inner: Widget, _ owner: ElementWidget) {
      self.owner = owner
      super.init(inner, cgtk_bin_new())
    }

    /// There is one for all modifiers that have to do with the keyboard.
    override func apply(_ modifier: ElementModifier) {
      var isFocusable = false
      for modifier in owner.element.modifiers {
        switch modifier {
        case .focusable(let isOn): isFocusable = isOn
        case .keyPress: if keyPresses == nil { keyPresses = KeyPresses(owner, in: widget) }
        default: break
        }
      }
      guard isFocusable != self.isFocusable else { return }
      self.isFocusable = isFocusable
      cgtk_set_focusable(widget, isFocusable.g)
      rename()
    }

    /// Takes over what the element is called now.
    func rename() {
      if isFocusable { cgtk_set_accessible_label(widget, owner.element.accessibleName.forC) }
    }
  }
#endif
