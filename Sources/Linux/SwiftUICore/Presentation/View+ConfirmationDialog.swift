extension View {
  /// Shows a confirmation dialog while `isPresented` is true.
  nonisolated public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    modifier(
      DialogModifier(
        .confirmationDialog, title: Text(titleKey), titleVisibility: titleVisibility,
        isPresented: isPresented,
        actions: actions(), message: EmptyView?.none))
  }

  /// Shows a confirmation dialog while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    modifier(
      DialogModifier(
        .confirmationDialog, title: Text(title), titleVisibility: titleVisibility,
        isPresented: isPresented,
        actions: actions(), message: EmptyView?.none))
  }

  /// Shows a confirmation dialog while `isPresented` is true.
  nonisolated public func confirmationDialog<A>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    modifier(
      DialogModifier(
        .confirmationDialog, title: title, titleVisibility: titleVisibility,
        isPresented: isPresented,
        actions: actions(), message: EmptyView?.none))
  }

  /// Shows a confirmation dialog while `isPresented` is true with a message.
  nonisolated public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(
      DialogModifier(
        .confirmationDialog, title: Text(titleKey), titleVisibility: titleVisibility,
        isPresented: isPresented,
        actions: actions(), message: message()))
  }

  /// Shows a confirmation dialog while `isPresented` is true with a message.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(
      DialogModifier(
        .confirmationDialog, title: Text(title), titleVisibility: titleVisibility,
        isPresented: isPresented,
        actions: actions(), message: message()))
  }

  /// Shows a confirmation dialog while `isPresented` is true with a message.
  nonisolated public func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(
      DialogModifier(
        .confirmationDialog, title: title, titleVisibility: titleVisibility,
        isPresented: isPresented,
        actions: actions(), message: message()))
  }

  /// Shows a confirmation dialog while `isPresented` is true, made of data that has to be there.
  nonisolated public func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    modifier(
      DialogModifier(
        .confirmationDialog, title: Text(titleKey), titleVisibility: titleVisibility,
        isPresented: isPresented, isReady: data != nil, capturesContent: true,
        actions: data.map(actions), message: EmptyView?.none))
  }

  /// Shows a confirmation dialog while `isPresented` is true, made of data that has to be there.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    modifier(
      DialogModifier(
        .confirmationDialog, title: Text(title), titleVisibility: titleVisibility,
        isPresented: isPresented, isReady: data != nil, capturesContent: true,
        actions: data.map(actions), message: EmptyView?.none))
  }

  /// Shows a confirmation dialog while `isPresented` is true, made of data that has to be there.
  nonisolated public func confirmationDialog<A, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    modifier(
      DialogModifier(
        .confirmationDialog, title: title, titleVisibility: titleVisibility,
        isPresented: isPresented, isReady: data != nil, capturesContent: true,
        actions: data.map(actions), message: EmptyView?.none))
  }

  /// Shows a confirmation dialog while `isPresented` is true with a message, made of data that has to be there.
  nonisolated public func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    modifier(
      DialogModifier(
        .confirmationDialog, title: Text(titleKey), titleVisibility: titleVisibility,
        isPresented: isPresented, isReady: data != nil, capturesContent: true,
        actions: data.map(actions), message: data.map(message)))
  }

  /// Shows a confirmation dialog while `isPresented` is true with a message, made of data that has to be there.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(
      DialogModifier(
        .confirmationDialog, title: Text(title), titleVisibility: titleVisibility,
        isPresented: isPresented, isReady: data != nil, capturesContent: true,
        actions: data.map(actions), message: data.map(message)))
  }

  /// Shows a confirmation dialog while `isPresented` is true with a message, made of data that has to be there.
  nonisolated public func confirmationDialog<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    modifier(
      DialogModifier(
        .confirmationDialog, title: title, titleVisibility: titleVisibility,
        isPresented: isPresented, isReady: data != nil, capturesContent: true,
        actions: data.map(actions), message: data.map(message)))
  }
}
