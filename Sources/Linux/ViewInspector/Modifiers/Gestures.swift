import SwiftUI
import SwiftUICore

extension InspectableView {
  /// Does what `onTapGesture` is told to do; an error where a person could not tap.
  public func callOnTapGesture() throws {
    let action = try place.effect("onTapGesture") {
      if case .tapGesture(_, let action) = $0 { action } else { nil }
    }
    try place.guardIsResponsive(Inspector.typeName(value: place.view))
    try MainThread.perform { action() }
  }

  /// Does what `onLongPressGesture` is told to do; an error where a person could not press.
  public func callOnLongPressGesture() throws {
    let action = try place.effect("onLongPressGesture") {
      if case .longPress(let action) = $0 { action } else { nil }
    }
    try place.guardIsResponsive(Inspector.typeName(value: place.view))
    try MainThread.perform { action() }
  }
}
