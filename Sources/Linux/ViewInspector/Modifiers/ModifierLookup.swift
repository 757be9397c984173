import SwiftUI
import SwiftUICore

extension InspectedView {
  func modifierNotFound(_ name: String, index: Int = 0) -> InspectionError {
    .modifierNotFound(parent: identity.name, modifier: name, index: index)
  }

  /// What a modifier of the view does to elements; of several the innermost.
  func effect<V>(_ name: String, _ read: (ElementModifier) -> V?) throws -> V {
    try MainThread.run {
      guard let value = firstEffect(read) else { throw modifierNotFound(name) }
      return value
    }
  }

  func firstEffect<V>(_ read: (ElementModifier) -> V?) -> V? {
    for modifier in content.medium.allModifiers {
      for effect in modifier.effects {
        if let value = read(effect) { return value }
      }
    }
    return nil
  }

  /// What a modifier of the view is, read from its value; of several the innermost.
  func modifier<M, V>(
    _ name: String, _ type: M.Type = M.self, index: Int = 0, _ read: (M) throws -> V?
  ) throws -> V {
    try MainThread.run {
      var remaining = index
      for modifier in content.medium.allModifiers {
        guard let typed = modifier.value as? M, let value = try read(typed) else { continue }
        if remaining == 0 { return value }
        remaining -= 1
      }
      throw modifierNotFound(name, index: index)
    }
  }
}
