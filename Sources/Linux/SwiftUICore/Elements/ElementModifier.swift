import Foundation

/// How an element is to look, be laid out and react; hosts do what they can.
package enum ElementModifier {
  case padding(PaddingContent)
  case frame(FrameContent)
  case offset(CGSize)
  case background(ElementLayer)
  case overlay(ElementLayer)
  case mask(ElementLayer)
  case border(Color, width: Double)
  case opacity(Double)
  case blur(Double)
  case hidden
  case cornerRadius(Double)
  case clipped
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  case help(String)
  case badge(String)
  case accessibility(AccessibilityProperties)
  case hitTesting(Bool)
  case tapGesture(count: Int, action: () -> Void)
  case longPress(action: () -> Void)
  case tag(AnyHashable)
  case identity(AnyHashable)
  case focus(FocusContent)
  case navigationTitle(ResolvedText)
  case toolbar(ElementLayer)
  case tabItem(ElementLayer)
  case contextMenu(ElementLayer)
  case swipeActions(ElementLayer)
  case row(RowModifier)
  case gridColumns(Int)
  case ignoresSafeArea
  case aspectRatio(Double?, ContentMode)
  case rotation(Angle, anchor: UnitPoint)
  case scale(CGSize, anchor: UnitPoint)
  case shadow(ShadowContent)
  case listRowSeparatorHidden
  /// A field to search with, to be shown with the screen.
  case search(ElementLayer)
  case keyPress(KeyPressContent)
  /// Whether what is no control can have the keyboard.
  case focusable(Bool)
  case listRowInsets(EdgeInsets)
  case listRowBackground(ElementLayer)
  /// The centre of the element is at this point of its parent.
  case position(CGPoint)
  case clipShape(ShapeContent.Kind)
  case colorEffect(ColorEffect)
  case zIndex(Double)
  /// Elements at an edge, for which the element makes room.
  case safeAreaInset(ElementLayer, Edge)
  /// Labels of the controls inside are not shown.
  case labelsHidden
  case flipsForRightToLeft(Bool)
  /// The window, sheet or popover is to be light or dark.
  case preferredColorScheme(ColorScheme?)
  case navigationTitleMode(NavigationTitleMode)
  /// Whether the bar with title and toolbar is shown.
  case navigationBar(Visibility)
  case backButtonHidden
  /// The heights at which a sheet rests, and whether it shows a handle.
  case presentationDetents([PresentationDetent])
  case presentationDragIndicator(Visibility)
  /// Whether the background of a list, form or scroll view is shown.
  case scrollContentBackground(Visibility)
  case deleteDisabled(Bool)
  case moveDisabled(Bool)
  /// What a screen reader offers beside the usual.
  case accessibilityAction(AccessibilityActionContent)
}

/// A change of an element's colours.
package enum ColorEffect: Equatable, Sendable {
  case multiply(Color)
  case invert
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Angle)
}

package struct ShadowContent: Equatable, Sendable {
  package var color: Color
  package var radius: Double
  package var x: Double
  package var y: Double
}

package enum NavigationTitleMode: Equatable, Sendable { case automatic, inline, large }

/// An action for screen readers.
package struct AccessibilityActionContent {
  /// What it is called; nil for the usual action of an element.
  package var name: String?
  package var kind: AccessibilityActionKind
  package var handler: () -> Void
}

package struct PaddingContent: Equatable {
  package var edges: Edge.Set
  /// nil asks for the system's amount.
  package var insets: EdgeInsets?
}

package struct FrameContent: Equatable {
  package var minWidth: Double?
  package var idealWidth: Double?
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  package var maxHeight: Double?
  package var alignment: Alignment

  package init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

/// Elements that lie behind, over or beside another one.
@MainActor
package final class ElementLayer {
  package let root: Element
  package let alignment: Alignment

  package init(alignment: Alignment) {
    root = Element(id: Element.nextID())
    self.alignment = alignment
  }

  package var elements: [Element] { root.children }
}

/// Which row of a `ForEach` an element is, and what a list can do with it.
package struct RowModifier {
  package var index: Int
  package var actions: RowActions
}

/// What an element does with keys pressed while it, or something in it, has the keyboard.
package struct KeyPressContent {
  /// nil for every key.
  package var keys: Set<KeyEquivalent>?
  /// Which characters it may type; nil for any.
  package var characters: CharacterSet?
  package var phases: KeyPress.Phases
  package var action: (KeyPress) -> KeyPress.Result
}

/// Whether an element has the keyboard, and how to say that it got or lost it.
package struct FocusContent {
  package var isFocused: Bool
  package var setFocused: (Bool) -> Void
}

package struct AccessibilityProperties: Equatable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var isHidden: Bool?
  package var addedTraits: AccessibilityTraits = []
  package var removedTraits: AccessibilityTraits = []
  package var sortPriority: Double?
  /// How the element stands for what is in it; nil where nobody has made it one.
  package var children: AccessibilityChildBehavior?

  package init(
    label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil,
    isHidden: Bool? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.isHidden = isHidden
  }

  mutating func merge(_ outer: AccessibilityProperties) {
    label = outer.label ?? label
    value = outer.value ?? value
    hint = outer.hint ?? hint
    identifier = outer.identifier ?? identifier
    isHidden = outer.isHidden ?? isHidden
    addedTraits = addedTraits.subtracting(outer.removedTraits).union(outer.addedTraits)
    removedTraits = removedTraits.subtracting(outer.addedTraits).union(outer.removedTraits)
    sortPriority = outer.sortPriority ?? sortPriority
    children = outer.children ?? children
  }
}

extension Sequence<ElementModifier> {
  /// Whether what they are applied to takes room but is not shown.
  package var hide: Bool { contains { if case .hidden = $0 { true } else { false } } }

  /// Whether it can be pressed, as far as they say: none may forbid it.
  package var allowHitTesting: Bool {
    allSatisfy { if case .hitTesting(let isAllowed) = $0 { isAllowed } else { true } }
  }
}
