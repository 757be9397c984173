/// What a screen is called.
package struct NavigationTitleModifier {
  package let title: Text
}

extension NavigationTitleModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .navigationTitle(title.resolve(locale: environment.locale))
  }
}

/// How large the title of a screen is.
package struct NavigationTitleModeModifier {
  package let mode: NavigationTitleMode
}

extension NavigationTitleModeModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .navigationTitleMode(mode)
  }
}

/// Whether the bar with a screen's title is shown.
package struct NavigationBarVisibilityModifier {
  package let visibility: Visibility
}

extension NavigationBarVisibilityModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .navigationBar(visibility)
  }
}

/// Whether a screen has a button that leads back.
package struct BackButtonHiddenModifier {
  package let isHidden: Bool
}

extension BackButtonHiddenModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    if isHidden { context.add(.backButtonHidden) }
  }
}

extension NavigationTitleMode {
  nonisolated init(_ mode: NavigationBarItem.TitleDisplayMode) {
    switch mode {
    case .automatic: self = .automatic
    case .inline: self = .inline
    case .large: self = .large
    }
  }
}

extension View {
  /// Sets the title of the screen.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationTitleModifier(title: title))
  }

  /// Sets the title of the screen.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationTitle(Text(title))
  }

  /// Says how large the title of the screen is.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(NavigationTitleModeModifier(mode: NavigationTitleMode(displayMode)))
  }

  /// Says whether the screen has a button that leads back.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(BackButtonHiddenModifier(isHidden: hidesBackButton))
  }

  /// Says whether the screen has a bar.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(NavigationBarVisibilityModifier(visibility: hidden ? .hidden : .visible))
  }

  /// Sets the title of the screen.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(_ title: S) -> some View
  where S: StringProtocol {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen, and says how large it is.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen, and says how large it is.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen, and says how large it is.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View where S: StringProtocol {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Puts views at both ends of the bar.
  nonisolated public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View
  where L: View, T: View {
    toolbar {
      ToolbarItemGroup(placement: .navigationBarLeading) { leading }
      ToolbarItemGroup(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Puts views at the leading end of the bar.
  nonisolated public func navigationBarItems<L>(leading: L) -> some View where L: View {
    toolbar { ToolbarItemGroup(placement: .navigationBarLeading) { leading } }
  }

  /// Puts views at the trailing end of the bar.
  nonisolated public func navigationBarItems<T>(trailing: T) -> some View where T: View {
    toolbar { ToolbarItemGroup(placement: .navigationBarTrailing) { trailing } }
  }
}
