import SwiftUI
import SwiftUICore

extension InspectableView {
  public func id() throws -> AnyHashable {
    for modifier in place.content.medium.viewModifiers.reversed() {
      if let identified = modifier.value as? any IdentityValue { return identified.identity }
    }
    throw place.modifierNotFound("id")
  }

  public func tag() throws -> AnyHashable {
    try place.effect("tag") { if case .tag(let tag) = $0 { tag } else { nil } }
  }
}

@MainActor
protocol IdentityValue {
  var identity: AnyHashable { get }
}

extension IDModifier: IdentityValue {
  var identity: AnyHashable { AnyHashable(id) }
}
