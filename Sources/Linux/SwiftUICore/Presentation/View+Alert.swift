import Foundation

extension View {
  /// Shows an alert while `isPresented` is true.
  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    modifier(
      DialogModifier(
        .alert, title: Text(titleKey), isPresented: isPresented,
        actions: actions(), message: EmptyView?.none))
  }

  /// Shows an alert while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    modifier(
      DialogModifier(
        .alert, title: Text(title), isPresented: isPresented,
        actions: actions(), message: EmptyView?.none))
  }

  /// Shows an alert while `isPresented` is true.
  nonisolated public func alert<A>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    modifier(
      DialogModifier(
        .alert, title: title, isPresented: isPresented,
        actions: actions(), message: EmptyView?.none))
  }

  /// Shows an alert while `isPresented` is true with a message.
  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(
      DialogModifier(
        .alert, title: Text(titleKey), isPresented: isPresented,
        actions: actions(), message: message()))
  }

  /// Shows an alert while `isPresented` is true with a message.
  @_disfavoredOverload
  nonisolated public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(
      DialogModifier(
        .alert, title: Text(title), isPresented: isPresented,
        actions: actions(), message: message()))
  }

  /// Shows an alert while `isPresented` is true with a message.
  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(
      DialogModifier(
        .alert, title: title, isPresented: isPresented,
        actions: actions(), message: message()))
  }

  /// Shows an alert while `isPresented` is true, made of data that has to be there.
  nonisolated public func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    modifier(
      DialogModifier(
        .alert, title: Text(titleKey), isPresented: isPresented, isReady: data != nil,
        capturesContent: true,
        actions: data.map(actions), message: EmptyView?.none))
  }

  /// Shows an alert while `isPresented` is true, made of data that has to be there.
  @_disfavoredOverload
  nonisolated public func alert<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    modifier(
      DialogModifier(
        .alert, title: Text(title), isPresented: isPresented, isReady: data != nil,
        capturesContent: true,
        actions: data.map(actions), message: EmptyView?.none))
  }

  /// Shows an alert while `isPresented` is true, made of data that has to be there.
  nonisolated public func alert<A, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    modifier(
      DialogModifier(
        .alert, title: title, isPresented: isPresented, isReady: data != nil, capturesContent: true,
        actions: data.map(actions), message: EmptyView?.none))
  }

  /// Shows an alert while `isPresented` is true with a message, made of data that has to be there.
  nonisolated public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    modifier(
      DialogModifier(
        .alert, title: Text(titleKey), isPresented: isPresented, isReady: data != nil,
        capturesContent: true,
        actions: data.map(actions), message: data.map(message)))
  }

  /// Shows an alert while `isPresented` is true with a message, made of data that has to be there.
  @_disfavoredOverload
  nonisolated public func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(
      DialogModifier(
        .alert, title: Text(title), isPresented: isPresented, isReady: data != nil,
        capturesContent: true,
        actions: data.map(actions), message: data.map(message)))
  }

  /// Shows an alert while `isPresented` is true with a message, made of data that has to be there.
  nonisolated public func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    modifier(
      DialogModifier(
        .alert, title: title, isPresented: isPresented, isReady: data != nil, capturesContent: true,
        actions: data.map(actions), message: data.map(message)))
  }

  /// Shows an alert for an error, while there is one.
  nonisolated public func alert<E, A>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View where E: LocalizedError, A: View {
    modifier(
      DialogModifier(
        .alert, title: Text(verbatim: error.map(Self.title) ?? ""), isPresented: isPresented,
        isReady: error != nil, capturesContent: true, actions: actions(),
        message: EmptyView?.none))
  }

  /// Shows an alert with a message for an error, while there is one.
  nonisolated public func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    modifier(
      DialogModifier(
        .alert, title: Text(verbatim: error.map(Self.title) ?? ""), isPresented: isPresented,
        isReady: error != nil, capturesContent: true, actions: error.map(actions),
        message: error.map(message)))
  }

  /// "The alert's title is inferred from the error's errorDescription", the documentation says:
  /// https://developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:)
  nonisolated private static func title(_ error: some LocalizedError) -> String {
    error.errorDescription ?? error.localizedDescription
  }
}
