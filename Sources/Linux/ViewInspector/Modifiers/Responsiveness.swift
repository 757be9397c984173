import SwiftUI

extension InspectableView {
  public func isDisabled() -> Bool { MainThread.run(or: false) { place.isDisabled } }
  public func isHidden() -> Bool { MainThread.run(or: false) { place.isHidden } }
  public func allowsHitTesting() -> Bool { place.content.medium.allowsHitTesting }

  /// Whether a person could use the view: it is there, enabled, shown and takes clicks.
  public func isResponsive() -> Bool {
    MainThread.run(or: false) { (try? place.guardIsResponsive("")) != nil }
  }
}

extension InspectedView {
  var isDisabled: Bool {
    guard content.medium.environment.isEnabled else { return true }
    return (known as? any ConditionalControl)?.isUsable == false
  }
  var isHidden: Bool { content.medium.isHidden }
  private var isUntouchable: Bool { !content.medium.allowsHitTesting }

  /// An error that names the outermost view that keeps a person from using this one.
  func guardIsResponsive(_ name: String) throws {
    guard !facts.isAbsent else {
      throw InspectionError.unresponsiveControl(
        name: name, reason: "the conditional view has been hidden")
    }
    try guardIsNot(\.isDisabled, name, "is disabled")
    try guardIsNot(\.isHidden, name, "is hidden")
    try guardIsNot(\.isUntouchable, name, "has allowsHitTesting set to false")
  }

  private func guardIsNot(
    _ isBlocked: (InspectedView) -> Bool, _ name: String, _ reason: String
  ) throws {
    guard isBlocked(self) else { return }
    var blocker = self
    var next = parent
    while let place = next {
      if !place.isHop, isBlocked(place) { blocker = place }
      next = place.parent
    }
    let subject = blocker === self || blocker.path.isEmpty ? "it" : blocker.path
    throw InspectionError.unresponsiveControl(name: name, reason: "\(subject) \(reason)")
  }
}

/// A control that is not always usable, wherever it stands.
@MainActor
private protocol ConditionalControl {
  var isUsable: Bool { get }
}

extension NavigationLink: ConditionalControl {
  fileprivate var isUsable: Bool { target.canBeFollowed }
}
