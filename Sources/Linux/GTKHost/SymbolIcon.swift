/// The icons of the desktop's theme that stand for the symbols of Apple's systems.
enum SymbolIcon {
  /// nil where there is no icon that says the same.
  static func name(for symbol: String) -> String? {
    if let icon = icons[symbol] { return icon }
    let parts = symbol.split(separator: ".")
    // "trash.fill", "plus.circle": the same thing in another frame.
    guard parts.count > 1 else { return nil }
    return name(for: parts.dropLast().joined(separator: "."))
  }

  /// The icon of just this symbol.
  static func exact(_ symbol: String) -> String? { icons[symbol] }

  private static let icons = [
    "plus": "list-add-symbolic", "minus": "list-remove-symbolic",
    "trash": "user-trash-symbolic", "xmark": "window-close-symbolic",
    "checkmark": "object-select-symbolic", "gear": "emblem-system-symbolic",
    "gearshape": "emblem-system-symbolic", "magnifyingglass": "edit-find-symbolic",
    "pencil": "document-edit-symbolic", "square.and.pencil": "document-edit-symbolic",
    "doc": "text-x-generic-symbolic", "doc.on.doc": "edit-copy-symbolic",
    "folder": "folder-symbolic", "star": "non-starred-symbolic",
    "star.fill": "starred-symbolic", "star.leadinghalf.filled": "semi-starred-symbolic",
    "person": "avatar-default-symbolic", "envelope": "mail-unread-symbolic",
    "bell": "preferences-system-notifications-symbolic", "house": "user-home-symbolic",
    "calendar": "x-office-calendar-symbolic", "clock": "preferences-system-time-symbolic",
    "lock": "changes-prevent-symbolic", "lock.open": "changes-allow-symbolic",
    "key": "dialog-password-symbolic", "wifi": "network-wireless-symbolic",
    "globe": "web-browser-symbolic", "link": "insert-link-symbolic",
    "photo": "image-x-generic-symbolic", "camera": "camera-photo-symbolic",
    "mic": "audio-input-microphone-symbolic", "speaker": "audio-volume-high-symbolic",
    "play": "media-playback-start-symbolic", "pause": "media-playback-pause-symbolic",
    "stop": "media-playback-stop-symbolic", "printer": "printer-symbolic",
    "arrow.clockwise": "view-refresh-symbolic", "arrow.uturn.backward": "edit-undo-symbolic",
    "arrow.uturn.forward": "edit-redo-symbolic", "square.and.arrow.up": "send-to-symbolic",
    "square.and.arrow.down": "document-save-symbolic", "tray": "folder-documents-symbolic",
    "chevron.left": "go-previous-symbolic", "chevron.right": "go-next-symbolic",
    "chevron.up": "go-up-symbolic", "chevron.down": "go-down-symbolic",
    "arrow.left": "go-previous-symbolic", "arrow.right": "go-next-symbolic",
    "arrow.up": "go-up-symbolic", "arrow.down": "go-down-symbolic",
    "ellipsis": "view-more-horizontal-symbolic", "line.3.horizontal": "open-menu-symbolic",
    "list.bullet": "view-list-symbolic", "square.grid.2x2": "view-grid-symbolic",
    "info": "dialog-information-symbolic", "info.circle": "dialog-information-symbolic",
    "questionmark": "dialog-question-symbolic",
    "questionmark.circle": "dialog-question-symbolic",
    "exclamationmark": "dialog-warning-symbolic",
    "exclamationmark.circle": "dialog-error-symbolic",
    "exclamationmark.triangle": "dialog-warning-symbolic",
    "exclamationmark.octagon": "dialog-error-symbolic",
    "moon": "weather-clear-night-symbolic", "sun.max": "weather-clear-symbolic",
    "cloud": "weather-overcast-symbolic", "eye": "view-reveal-symbolic",
    "eye.slash": "view-conceal-symbolic", "bookmark": "user-bookmarks-symbolic",
    "paperclip": "mail-attachment-symbolic", "phone": "phone-symbolic",
    "location": "find-location-symbolic", "map": "find-location-symbolic",
    "bell.slash": "notifications-disabled-symbolic", "mic.slash": "microphone-disabled-symbolic",
    "speaker.slash": "audio-volume-muted-symbolic", "person.2": "system-users-symbolic",
    "arrowshape.turn.up.left": "mail-reply-sender-symbolic", "doc.text": "text-x-generic-symbolic",
    "cart": "system-software-install-symbolic", "sidebar.left": "sidebar-show-symbolic",
  ]
}
