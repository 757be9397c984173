import SwiftUI

extension ShowAlertAction {
  /// Not for SwiftUI's older `Alert`, which is chosen where its texts are given as `Text`.
  @available(
    *, unavailable,
    message:
      "This is SwiftUI's Alert. Give the texts themselves: Alert(title: \"…\", message: \"…\")."
  )
  @MainActor
  @discardableResult
  public func callAsFunction(
    _ alert: SwiftUI.Alert, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AlertHandle {
    self(Alert(title: ""))
  }

  /// Shows a text, with an OK.
  ///
  /// ```swift
  /// showAlert("Saved")
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title, a localized key.
  ///   - message: The text under the title, a localized key.
  ///   - actions: The actions; none means an OK.
  /// - Returns: A hold on the alert, to change it or dismiss it.
  @MainActor
  @discardableResult
  public func callAsFunction(
    _ title: LocalizedStringResource, message: LocalizedStringResource? = nil,
    actions: [AlertAction] = [], fileID: StaticString = #fileID, line: UInt = #line
  ) -> AlertHandle {
    let alert = Alert(title: AlertText(title), message: message.alertText, actions: actions)
    return self(alert, fileID: fileID, line: line)
  }

  /// Shows a text made at run time, with an OK.
  ///
  /// - Returns: A hold on the alert, to change it or dismiss it.
  @_disfavoredOverload
  @MainActor
  @discardableResult
  public func callAsFunction(
    _ title: some AlertTextConvertible, message: LocalizedStringResource? = nil,
    actions: [AlertAction] = [], fileID: StaticString = #fileID, line: UInt = #line
  ) -> AlertHandle {
    let alert = Alert(
      title: AlertText(title), message: message.alertText, actions: actions)
    return self(alert, fileID: fileID, line: line)
  }

  /// Shows a text with a message made at run time, with an OK.
  ///
  /// - Returns: A hold on the alert, to change it or dismiss it.
  @_disfavoredOverload
  @MainActor
  @discardableResult
  public func callAsFunction(
    _ title: LocalizedStringResource, message: some AlertTextConvertible,
    actions: [AlertAction] = [], fileID: StaticString = #fileID, line: UInt = #line
  ) -> AlertHandle {
    let alert = Alert(
      title: AlertText(title), message: message.alertText, actions: actions)
    return self(alert, fileID: fileID, line: line)
  }

  /// Shows an alert without naming its type.
  ///
  /// ```swift
  /// showAlert(title: "Offline", message: error.localizedDescription)
  /// ```
  ///
  /// - Returns: A hold on the alert, to change it or dismiss it.
  @MainActor
  @discardableResult
  public func callAsFunction(
    title: LocalizedStringResource, message: LocalizedStringResource? = nil,
    actions: [AlertAction] = [], fileID: StaticString = #fileID, line: UInt = #line
  ) -> AlertHandle {
    self(title, message: message, actions: actions, fileID: fileID, line: line)
  }

  /// Shows an alert, with a title made at run time, without naming its type.
  ///
  /// - Returns: A hold on the alert, to change it or dismiss it.
  @_disfavoredOverload
  @MainActor
  @discardableResult
  public func callAsFunction(
    title: some AlertTextConvertible, message: LocalizedStringResource? = nil,
    actions: [AlertAction] = [], fileID: StaticString = #fileID, line: UInt = #line
  ) -> AlertHandle {
    self(title, message: message, actions: actions, fileID: fileID, line: line)
  }

  /// Shows an alert, with a message made at run time, without naming its type.
  ///
  /// - Returns: A hold on the alert, to change it or dismiss it.
  @_disfavoredOverload
  @MainActor
  @discardableResult
  public func callAsFunction(
    title: LocalizedStringResource, message: some AlertTextConvertible,
    actions: [AlertAction] = [], fileID: StaticString = #fileID, line: UInt = #line
  ) -> AlertHandle {
    self(title, message: message, actions: actions, fileID: fileID, line: line)
  }

  /// Shows an alert, from texts that there are, without naming its type.
  ///
  /// - Returns: A hold on the alert, to change it or dismiss it.
  @_disfavoredOverload
  @MainActor
  @discardableResult
  public func callAsFunction(
    title: AlertText, message: AlertText? = nil, actions: [AlertAction] = [],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AlertHandle {
    self(Alert(title: title, message: message, actions: actions), fileID: fileID, line: line)
  }

  /// Not offered, for Swift would read a literal beside a `String` as a `String` too.
  @available(
    *, unavailable,
    message:
      "Where both texts are made at run time, write 'title: .verbatim(title), message: .verbatim(message)'."
  )
  @_disfavoredOverload
  @MainActor
  @discardableResult
  public func callAsFunction(
    title: some AlertTextConvertible, message: some AlertTextConvertible,
    actions: [AlertAction] = []
  ) -> AlertHandle {
    self(Alert(title: AlertText(title), message: message.alertText, actions: actions))
  }

  /// Not offered, for Swift would read a literal beside a `String` as a `String` too.
  @available(
    *, unavailable,
    message:
      "Where both texts are made at run time, write 'title: .verbatim(title), message: .verbatim(message)'."
  )
  @_disfavoredOverload
  @MainActor
  @discardableResult
  public func callAsFunction(
    _ title: some AlertTextConvertible, message: some AlertTextConvertible,
    actions: [AlertAction] = []
  ) -> AlertHandle {
    self(Alert(title: AlertText(title), message: message.alertText, actions: actions))
  }
}

extension ShowAlertAction {
  /// Shows a text with actions that are listed in a builder.
  ///
  /// ```swift
  /// showAlert("Save changes?") {
  ///   AlertAction("Save") { save() }
  ///   AlertAction.cancel
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title, a localized key.
  ///   - message: The text under the title, a localized key.
  ///   - actions: The actions.
  /// - Returns: A hold on the alert, to change it or dismiss it.
  @MainActor
  @discardableResult
  public func callAsFunction(
    _ title: LocalizedStringResource, message: LocalizedStringResource? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    @AlertActionBuilder<AlertAction> actions: () -> [AlertAction]
  ) -> AlertHandle {
    self(title, message: message, actions: actions(), fileID: fileID, line: line)
  }

  /// Shows a text made at run time with actions that are listed in a builder.
  ///
  /// - Returns: A hold on the alert, to change it or dismiss it.
  @_disfavoredOverload
  @MainActor
  @discardableResult
  public func callAsFunction(
    _ title: some AlertTextConvertible, message: LocalizedStringResource? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    @AlertActionBuilder<AlertAction> actions: () -> [AlertAction]
  ) -> AlertHandle {
    self(title, message: message, actions: actions(), fileID: fileID, line: line)
  }

  /// Shows a text, with a message made at run time and actions that are listed in a builder.
  ///
  /// - Returns: A hold on the alert, to change it or dismiss it.
  @_disfavoredOverload
  @MainActor
  @discardableResult
  public func callAsFunction(
    _ title: LocalizedStringResource, message: some AlertTextConvertible,
    fileID: StaticString = #fileID, line: UInt = #line,
    @AlertActionBuilder<AlertAction> actions: () -> [AlertAction]
  ) -> AlertHandle {
    self(title, message: message, actions: actions(), fileID: fileID, line: line)
  }
}
