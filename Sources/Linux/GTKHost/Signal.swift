#if GTK
  import CGtk

  /// Connects closures to the signals of GObjects. The closure is freed with the connection, so it
  /// must not hold what holds the object: capture weakly.
  @MainActor
  enum Signal {
    /// A signal without arguments, such as "clicked".
    static func connect(
      _ object: gpointer, _ name: String, _ body: @escaping @MainActor () -> Void
    ) {
      _ = cgtk_connect_plain(
        object, name,
        { _, data in
          let box = Unmanaged<Handler<Void, Void>>.fromOpaque(data).takeUnretainedValue()
          Event.handle { box.body(()) }
        }, Handler(body).retained, release)
    }

    /// A notification that a property has changed.
    static func connect(
      _ object: gpointer, notify property: String, _ body: @escaping @MainActor () -> Void
    ) {
      _ = cgtk_connect_object(
        object, "notify::\(property)",
        { _, _, data in
          let box = Unmanaged<Handler<Void, Void>>.fromOpaque(data).takeUnretainedValue()
          Event.handle { box.body(()) }
        }, Handler(body).retained, release)
    }

    /// A signal with an object, such as "row-activated".
    static func connectRow(
      _ object: gpointer, _ name: String, _ body: @escaping @MainActor (Int) -> Void
    ) {
      _ = cgtk_connect_object(
        object, name,
        { _, row, data in
          let box = Unmanaged<Handler<Int, Void>>.fromOpaque(data).takeUnretainedValue()
          let index = Int(cgtk_row_index(row))
          Event.handle { box.body(index) }
        }, Handler(body).retained, release)
    }

    /// A signal with a string, such as "response".
    static func connect(
      _ object: gpointer, string name: String, _ body: @escaping @MainActor (String) -> Void
    ) {
      _ = cgtk_connect_string(
        object, name,
        { _, text, data in
          let box = Unmanaged<Handler<String, Void>>.fromOpaque(data).takeUnretainedValue()
          let string = String(cString: text)
          Event.handle { box.body(string) }
        }, Handler(body).retained, release)
    }

    /// A signal that asks whether it has been dealt with, such as "close-request".
    static func connect(
      _ object: gpointer, ask name: String, _ body: @escaping @MainActor () -> Bool
    ) {
      _ = cgtk_connect_ask(
        object, name,
        { _, data in
          let box = Unmanaged<Handler<Void, Bool>>.fromOpaque(data).takeUnretainedValue()
          return Event.handle { box.body(()) }.g
        }, Handler(body).retained, release)
    }

    /// A press of the pointer: how often in a row, and where.
    static func connect(
      _ object: gpointer, press name: String,
      _ body: @escaping @MainActor (_ press: Press) -> Void
    ) {
      _ = cgtk_connect_press(
        object, name,
        { _, count, x, y, data in
          let box = Unmanaged<Handler<Press, Void>>.fromOpaque(data).takeUnretainedValue()
          Event.handle { box.body(Press(count: Int(count), x: x, y: y)) }
        }, Handler(body).retained, release)
    }

    /// A gesture that says only where it was.
    static func connectPlace(
      _ object: gpointer, _ name: String, _ body: @escaping @MainActor () -> Void
    ) {
      _ = cgtk_connect_place(
        object, name,
        { _, _, _, data in
          let box = Unmanaged<Handler<Void, Void>>.fromOpaque(data).takeUnretainedValue()
          Event.handle { box.body(()) }
        }, Handler(body).retained, release)
    }

    /// A key: says whether it has been dealt with.
    static func connect(
      _ object: gpointer, key name: String,
      _ body: @escaping @MainActor (_ key: UInt32, _ state: UInt32) -> Bool
    ) {
      _ = cgtk_connect_key(
        object, name,
        { _, key, _, state, data in
          let box = Unmanaged<Handler<Key, Bool>>.fromOpaque(data)
            .takeUnretainedValue()
          return MainActor.assumeIsolated { box.body(Key(value: key, state: state.rawValue)) }.g
        }, Handler<Key, Bool> { body($0.value, $0.state) }.retained, release)
    }

    /// A row that is dropped: says whether it was taken.
    static func connectDrop(
      _ object: gpointer, _ body: @escaping @MainActor (_ number: UInt64) -> Bool
    ) {
      _ = cgtk_connect_drop(
        object, "drop",
        { _, value, _, _, data in
          let box = Unmanaged<Handler<UInt64, Bool>>.fromOpaque(data).takeUnretainedValue()
          let number = cgtk_dropped_number(value)
          return MainActor.assumeIsolated { box.body(number) }.g
        }, Handler(body).retained, release)
    }

    private struct Key: Sendable {
      let value: UInt32
      let state: UInt32
    }

    struct Press: Sendable {
      let count: Int
      let x: Double
      let y: Double
    }

    /// A signal with an object that is of no interest, or missing, such as an action's "activate".
    static func connectActivation(
      _ action: gpointer, _ body: @escaping @MainActor () -> Void
    ) {
      _ = cgtk_connect_activate(
        action, "activate",
        { _, _, data in
          let box = Unmanaged<Handler<Void, Void>>.fromOpaque(data).takeUnretainedValue()
          Event.handle { box.body(()) }
        }, Handler(body).retained, release)
    }

    /// Adds keys to those that a window looks at.
    static func addWindowKeys(
      _ controller: gpointer, key: UInt32, modifiers: UInt32,
      _ body: @escaping @MainActor () -> Bool
    ) {
      cgtk_window_keys_add(
        controller, key, modifiers,
        { _, _, data in
          guard let data else { return 0 }
          let box = Unmanaged<Handler<Void, Bool>>.fromOpaque(data).takeUnretainedValue()
          return Event.handle { box.body(()) }.g
        }, Handler(body).retained, releaseData)
    }

    /// Keys that act wherever the focus in the window is. The result is the controller.
    static func addShortcut(
      _ widget: Widget, key: UInt32, modifiers: UInt32, _ body: @escaping @MainActor () -> Bool
    ) -> gpointer {
      cgtk_add_shortcut(
        widget, key, modifiers,
        { _, _, data in
          guard let data else { return 0 }
          let box = Unmanaged<Handler<Void, Bool>>.fromOpaque(data).takeUnretainedValue()
          return Event.handle { box.body(()) }.g
        }, Handler(body).retained, releaseData)
    }

    private static let releaseData: GDestroyNotify = { data in
      guard let data else { return }
      Unmanaged<AnyObject>.fromOpaque(data).release()
    }

    /// Keys that act while the focus is in the widget.
    static func addLocalShortcut(
      _ widget: Widget, key: Int32, modifiers: UInt32 = 0,
      _ body: @escaping @MainActor () -> Bool
    ) {
      cgtk_add_local_shortcut(
        widget, UInt32(key), modifiers,
        { _, _, data in
          guard let data else { return 0 }
          let box = Unmanaged<Handler<Void, Bool>>.fromOpaque(data).takeUnretainedValue()
          return MainActor.assumeIsolated { box.body(()) }.g
        }, Handler(body).retained,
        { data in
          guard let data else { return }
          Unmanaged<AnyObject>.fromOpaque(data).release()
        })
    }

    private static let release: GClosureNotify = { data, _ in
      guard let data else { return }
      Unmanaged<AnyObject>.fromOpaque(data).release()
    }

    /// What is behind the data pointer of a connection.
    private final class Handler<Arguments, Result> {
      let body: @MainActor (Arguments) -> Result

      init(_ body: @escaping @MainActor (Arguments) -> Result) {
        self.body = body
      }

      /// A reference that the connection owns.
      var retained: gpointer { Unmanaged.passRetained(self).toOpaque() }
    }
  }
#endif
