import Foundation

/// Whether a view takes what the pointer does.
package struct HitTestingModifier {
  package let isEnabled: Bool
}

extension HitTestingModifier: ElementTrait, BucketedModifier {
  nonisolated package static var bucket: ModifierBucket { .transitive }

  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .hitTesting(isEnabled)
  }
}

/// Hides the labels of controls.
package struct LabelsHiddenModifier {}

extension LabelsHiddenModifier: ContextModifier, BucketedModifier {
  nonisolated package static var bucket: ModifierBucket { .transitive }

  package func apply(to context: inout NodeContext) {
    context.environment.labelsAreHidden = true
    context.add(.labelsHidden)
  }
}

/// Mirrors a view where lines run from right to left.
package struct FlipsForRightToLeftModifier {
  package let isEnabled: Bool
}

extension FlipsForRightToLeftModifier: ElementTrait, BucketedModifier {
  nonisolated package static var bucket: ModifierBucket { .transitive }

  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .flipsForRightToLeft(isEnabled)
  }
}

/// The colour scheme of the window, sheet or popover in which a view is.
package struct PreferredColorSchemeModifier {
  package let colorScheme: ColorScheme?
}

extension PreferredColorSchemeModifier: ContextModifier, BucketedModifier {
  nonisolated package static var bucket: ModifierBucket { .transitive }

  package func apply(to context: inout NodeContext) {
    if let colorScheme { context.environment.colorScheme = colorScheme }
    context.add(.preferredColorScheme(colorScheme))
  }
}

/// A few words about a view, shown when the pointer rests on it.
package struct HelpModifier {
  package let text: Text
}

extension HelpModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .help(text.resolve(locale: environment.locale).string)
  }
}

/// A count or a word at a row or a tab.
package struct BadgeModifier {
  package let text: Text?
}

extension BadgeModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    guard let text else { return }
    let shown = text.resolve(locale: context.environment.locale).string
    guard !shown.isEmpty else { return }
    context.add(.badge(shown))
  }
}

/// How a view comes and goes; here all do at once.
package struct TransitionModifier {
  package let transition: AnyTransition
}

extension TransitionModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {}
}

/// The shape of a view for the pointer. Hosts here take the frame.
package struct ContentShapeModifier<ContentShape: Shape> {
  package let shape: ContentShape
  package let eoFill: Bool
}

extension ContentShapeModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {}
}

/// Why a view does not show what it has.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  @Entry package var labelsAreHidden: Bool = false
  /// Why views do not show what they have.
  @Entry public var redactionReasons: RedactionReasons = []
  /// The size of text that the person has chosen.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large
}

/// The sizes of text that a person can choose.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
  /// Says whether the view takes what the pointer does.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Hides the labels of the controls in the view.
  nonisolated public func labelsHidden() -> some View {
    modifier(LabelsHiddenModifier())
  }

  /// Mirrors the view where lines run from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipsForRightToLeftModifier(isEnabled: enabled))
  }

  /// Sets the colour scheme of the window, sheet or popover in which the view is.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
  }

  /// Sets the size of the controls in the view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    writing(\.controlSize, controlSize)
  }

  /// Says a few words about the view when the pointer rests on it.
  nonisolated public func help(_ text: Text) -> some View {
    modifier(HelpModifier(text: text))
  }

  /// Says a few words about the view when the pointer rests on it.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Says a few words about the view when the pointer rests on it.
  @_disfavoredOverload
  nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol {
    help(Text(text))
  }

  /// Puts a count at the row or tab; nothing for zero.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(text: count == 0 ? nil : Text(count, format: .number)))
  }

  /// Puts a word at the row or tab.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(text: label))
  }

  /// Puts a word at the row or tab.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(text: key.map { Text($0) }))
  }

  /// Puts a word at the row or tab.
  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    modifier(BadgeModifier(text: label.map { Text($0) }))
  }

  /// Says how the view comes and goes; here it does so at once.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Sets the view's shape for the pointer.
  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Says why the view does not show what it has.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(
      EnvironmentTransformModifier(keyPath: \.redactionReasons) { $0.formUnion(reason) })
  }

  /// Shows again what the view has.
  nonisolated public func unredacted() -> some View {
    writing(\.redactionReasons, [])
  }

  /// Sets the size of text.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    writing(\.dynamicTypeSize, size)
  }

  /// Limits the sizes of text.
  nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    modifier(
      EnvironmentTransformModifier(keyPath: \.dynamicTypeSize) { size in
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        guard let first = allowed.first, let last = allowed.last else { return }
        size = min(max(size, first), last)
      })
  }

  /// Hides the status bar; there is none here.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
}
