import Foundation

/// One thing on screen, as a host sees it: what it is, what it says, what is in it.
///
/// Elements are objects with identity. A host keeps a widget for each and changes only what
/// `change` names after an update.
@MainActor
package final class Element: Identifiable {
  package typealias ID = UInt64

  package nonisolated let id: ID
  package internal(set) var content: Content = .root
  /// How it is to look and be laid out, innermost first.
  package internal(set) var modifiers: [ElementModifier] = []
  package internal(set) var children: [Element] = []
  package private(set) weak var parent: Element?
  /// Whether the person can use it: false when it or an ancestor is disabled.
  package internal(set) var isEnabled = true
  /// What is inherited where the element stands, for what a host has to look up itself.
  package internal(set) var environment = EnvironmentValues()
  /// What differs since the last update; valid while the update is being delivered.
  package internal(set) var change: Change = []

  var changeIsNoted = false
  /// The node that owns the element.
  weak var node: _ViewNode?
  var modifierSource: ElementModifiers?
  /// What happens with what the person does. Replaced with each evaluation, not compared.
  var handler: (ElementEvent) -> Void = { _ in }
  /// Brings the content up to date after elements inside have changed.
  var summarize: (() -> Void)?

  /// What of an element has changed.
  package struct Change: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let content = Change(rawValue: 1)
    package static let modifiers = Change(rawValue: 2)
    package static let children = Change(rawValue: 4)
    package static let enabled = Change(rawValue: 8)
  }

  private static var lastID: ID = 0

  static func nextID() -> ID {
    lastID += 1
    return lastID
  }

  init(id: ID) {
    self.id = id
  }

  /// Tells the app what the person did. A disabled element takes nothing; says whether it did.
  @discardableResult
  package func send(_ event: ElementEvent) -> Bool {
    Evaluation.untracked {
      if case .focus(let isFocused) = event { reportFocus(isFocused) }
      if isEnabled { handler(event) }
      // What the app has done may have changed its settings without telling anybody.
      DefaultsEntry.checkAll()
    }
    return isEnabled
  }

  /// Says whether the children are others than before.
  func replaceChildren(_ new: [Element]) -> Bool {
    let isSame = new.count == children.count && zip(new, children).allSatisfy { $0 === $1 }
    guard !isSame else { return false }
    for old in children where old.parent === self { old.parent = nil }
    children = new
    for child in new { child.parent = self }
    return true
  }
}

extension Element {
  /// This element and all below it, parents first.
  package var preorder: [Element] {
    var result: [Element] = []
    visit { result.append($0) }
    return result
  }

  package func visit(_ body: (Element) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// The text of the element and of what is in it, as a person would read it out.
  package var plainText: String {
    switch content {
    case .text(let text): return text.string
    case .image(let image): return image.label ?? ""
    default:
      return children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// What a screen reader calls it: the accessibility label where there is one, else its text.
  package var accessibleName: String {
    accessibility.label ?? plainText
  }

  /// The accessibility properties given by modifiers; an outer one wins.
  package var accessibility: AccessibilityProperties {
    var result = AccessibilityProperties()
    for case .accessibility(let properties) in modifiers { result.merge(properties) }
    return result
  }

  /// Whether it takes room but is not shown.
  package var isHidden: Bool { modifiers.hide }
}

/// What the person did to an element.
package enum ElementEvent {
  /// A button was pressed, a link followed, a row chosen, Return typed in a field.
  case activate
  case setOn(Bool)
  case setText(String)
  case setValue(Double)
  case increment
  case decrement
  /// The option at this place was chosen.
  case select(Int)
  case setDate(Date)
  case setExpanded(Bool)
  /// Return was pressed in a field.
  case submit
  case focus(Bool)
}
