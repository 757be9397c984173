import SwiftUI

extension View {
  /// Presents an alert when there is an error, and clears it when the user has taken note.
  ///
  /// ```swift
  /// FeedView()
  ///   .errorAlert($model.error)
  /// ```
  ///
  /// Each error that is set is shown, one after the other; nil dismisses what is shown. What
  /// somebody cancelled is not shown, and cleared at once.
  ///
  /// - Parameter error: The error; it is nil again once the user has taken note of it.
  public nonisolated func errorAlert(_ error: Binding<(any Error)?>) -> some View {
    modifier(ErrorAlertModifier(error: error))
  }
}

/// Shows what appears in a binding.
struct ErrorAlertModifier: ViewModifier {
  @Binding var error: (any Error)?
  @ShowAlert private var showAlert
  /// The alerts of the errors that were set, the latest last.
  @State private var handles: [AlertHandle] = []

  nonisolated init(error: Binding<(any Error)?>) {
    _error = error
  }

  func body(content: Content) -> some View {
    content.onChange(of: ErrorIdentity(error), initial: true) { show() }
  }

  private func show() {
    guard let error else {
      for handle in handles { handle.dismiss() }
      handles = []
      return
    }
    guard !ErrorTexts.isCancellation(error) else {
      self.error = nil
      return
    }
    let shown = ErrorIdentity(error)
    let alert = Alert(error: error).onEnd { ending in
      // Another error may have been set since, whose own alert clears it.
      if ErrorIdentity(self.error) == shown, ending != .dismissed(.byCode) { self.error = nil }
    }
    handles.removeAll(where: \.hasEnded)
    handles.append(showAlert(alert))
  }
}

/// Tells errors in a binding apart, which need not be equatable: by their type and what they say.
struct ErrorIdentity: Equatable {
  private let type: ObjectIdentifier?
  private let text: String

  init(_ error: (any Error)?) {
    type = error.map { ObjectIdentifier(Swift.type(of: $0)) }
    text = error.map { "\($0)" } ?? ""
  }
}
