import Foundation

// What hosts here do not report. The actions are kept, for inspection.

package struct HoverModifier {
  package let action: (Bool) -> Void
}

extension HoverModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {}
}

package struct OpenURLModifier {
  package let action: (URL) -> Void
}

extension OpenURLModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {}
}

/// Whether a view can have the keyboard.
package struct FocusableModifier {
  package let isFocusable: Bool
}

extension FocusableModifier: ContextModifier {
  package func apply(to context: inout NodeContext) { context.add(.focusable(isFocusable)) }
}

extension View {
  /// Does something as the pointer comes and goes; hosts here do not report it.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }

  /// Does something with a URL that the app is asked to open; hosts here ask for none.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }

  /// Says whether the view can have the keyboard. A terminal gives it to controls only.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
}
