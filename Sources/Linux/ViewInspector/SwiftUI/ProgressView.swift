import SwiftUI
import SwiftUICore

extension ViewType {
  /// `ProgressView`
  public struct ProgressView: KnownViewType {
    public static let typePrefix = "ProgressView"
  }
}

extension InspectableView where View: SingleViewContent {
  public func progressView() throws -> InspectableView<ViewType.ProgressView> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func progressView(_ index: Int) throws -> InspectableView<ViewType.ProgressView> {
    try child(at: index)
  }
}

@MainActor
private protocol ProgressValue {
  var fractionCompleted: Double? { get }
}

extension ProgressView: ProgressValue {}

extension ProgressView: KnownView {
  var viewType: any BaseViewType.Type { ViewType.ProgressView.self }
  var supplements: [Supplement] {
    [
      Supplement.label { try label.unwrapped() },
      Supplement.views("currentValueLabelView()") { try currentValueLabel.unwrapped() },
    ]
  }
}

extension InspectableView where View == ViewType.ProgressView {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  public func currentValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("currentValueLabelView()")
  }

  public func fractionCompleted() throws -> Double? { try progress().fractionCompleted }

  private func progress() throws -> any ProgressValue {
    try Inspector.cast(value: place.view, type: (any ProgressValue).self)
  }
}
