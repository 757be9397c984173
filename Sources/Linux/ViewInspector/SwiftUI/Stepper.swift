import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Stepper`
  public struct Stepper: KnownViewType {
    public static let typePrefix = "Stepper"
  }
}

extension InspectableView where View: SingleViewContent {
  public func stepper() throws -> InspectableView<ViewType.Stepper> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func stepper(_ index: Int) throws -> InspectableView<ViewType.Stepper> {
    try child(at: index)
  }
}

@MainActor
private protocol StepperValue {
  var steps: StepperSteps { get }
  var onEditingChanged: (Bool) -> Void { get }
}

extension Stepper: StepperValue {}

extension Stepper: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Stepper.self }
  var supplements: [Supplement] { [Supplement.label { label }] }
}

extension InspectableView where View == ViewType.Stepper {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  public func increment() throws {
    try MainThread.run { try step(stepper().steps.increment(), "onIncrement") }
  }

  public func decrement() throws {
    try MainThread.run { try step(stepper().steps.decrement(), "onDecrement") }
  }

  public func callOnEditingChanged(_ isEditing: Bool = true) throws {
    try place.guardIsResponsive("Stepper")
    let callback = try stepper().onEditingChanged
    try MainThread.perform { callback(isEditing) }
  }

  private func step(_ action: (() -> Void)?, _ name: String) throws {
    try place.guardIsResponsive("Stepper")
    guard let action else {
      throw InspectionError.callbackNotFound(parent: "Stepper", callback: name)
    }
    try MainThread.perform { action() }
  }

  private func stepper() throws -> any StepperValue {
    try Inspector.cast(value: place.view, type: (any StepperValue).self)
  }
}
