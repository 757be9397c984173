import SwiftUI
import SwiftUICore

extension InspectableView {
  public func id() throws -> AnyHashable {
    try MainThread.run {
      guard let id = place.identifier else { throw place.modifierNotFound("id") }
      return id
    }
  }

  public func tag() throws -> AnyHashable {
    try MainThread.run {
      guard let tag = place.tag else { throw place.modifierNotFound("tag") }
      return tag
    }
  }
}

extension InspectedView {
  /// The identity that the innermost modifier gives the view.
  var identifier: AnyHashable? {
    for modifier in content.medium.viewModifiers.reversed() {
      if let identified = modifier.value as? any IdentityValue { return identified.identity }
    }
    return nil
  }

  var tag: AnyHashable? {
    firstEffect { if case .tag(let tag) = $0 { tag } else { nil } }
  }
}

@MainActor
protocol IdentityValue {
  var identity: AnyHashable { get }
}

extension IDModifier: IdentityValue {
  var identity: AnyHashable { AnyHashable(id) }
}
