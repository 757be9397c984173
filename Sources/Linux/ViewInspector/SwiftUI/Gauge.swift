import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Gauge`
  public struct Gauge: KnownViewType {
    public static let typePrefix = "Gauge"
  }
}

extension InspectableView where View: SingleViewContent {
  public func gauge() throws -> InspectableView<ViewType.Gauge> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func gauge(_ index: Int) throws -> InspectableView<ViewType.Gauge> { try child(at: index) }
}

@MainActor
private protocol GaugeValue {
  var fraction: Double { get }
}

extension Gauge: GaugeValue {}

extension Gauge: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Gauge.self }
  var supplements: [Supplement] {
    [
      Supplement.views("labelView()") { label },
      Supplement.views("currentValueLabelView()") { try currentValueLabel.unwrapped() },
      Supplement.views("minimumValueLabelView()") { try minimumValueLabel.unwrapped() },
      Supplement.views("maximumValueLabelView()") { try maximumValueLabel.unwrapped() },
    ]
  }
}

extension InspectableView where View == ViewType.Gauge {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  public func currentValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("currentValueLabelView()")
  }

  public func minimumValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("minimumValueLabelView()")
  }

  public func maximumValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("maximumValueLabelView()")
  }
}
