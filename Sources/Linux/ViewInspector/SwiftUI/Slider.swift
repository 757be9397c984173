import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Slider`
  public struct Slider: KnownViewType {
    public static let typePrefix = "Slider"
  }
}

extension InspectableView where View: SingleViewContent {
  public func slider() throws -> InspectableView<ViewType.Slider> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func slider(_ index: Int) throws -> InspectableView<ViewType.Slider> {
    try child(at: index)
  }
}

@MainActor
private protocol SliderValue {
  var track: SliderTrack { get }
  var onEditingChanged: (Bool) -> Void { get }
}

extension Slider: SliderValue {}

extension Slider: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Slider.self }
  var supplements: [Supplement] {
    [
      Supplement.label { label },
      Supplement.views("minimumValueLabelView()") { try minimumValueLabel.unwrapped() },
      Supplement.views("maximumValueLabelView()") { try maximumValueLabel.unwrapped() },
    ]
  }
}

extension InspectableView where View == ViewType.Slider {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  public func minimumValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("minimumValueLabelView()")
  }

  public func maximumValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("maximumValueLabelView()")
  }

  public func value() throws -> Double {
    try MainThread.run { try slider().track.current }
  }

  /// Moves the slider; an error where a person could not.
  public func setValue(_ value: Double) throws {
    try place.guardIsResponsive("Slider")
    let track = try slider().track
    try MainThread.perform { track.move(to: value) }
  }

  public func callOnEditingChanged(_ isEditing: Bool = true) throws {
    try place.guardIsResponsive("Slider")
    let callback = try slider().onEditingChanged
    try MainThread.perform { callback(isEditing) }
  }

  private func slider() throws -> any SliderValue {
    try Inspector.cast(value: place.view, type: (any SliderValue).self)
  }
}
