import SwiftUI
import SwiftUICore

extension InspectableView where View: SingleViewContent {
  public func styleConfigurationLabel()
    throws -> InspectableView<ViewType.StyleConfiguration.Label>
  {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func styleConfigurationLabel(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.Label> {
    try child(at: index)
  }
}

extension InspectableView where View: SingleViewContent {
  public func styleConfigurationContent()
    throws -> InspectableView<ViewType.StyleConfiguration.Content>
  {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func styleConfigurationContent(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.Content> {
    try child(at: index)
  }
}

extension InspectableView where View: SingleViewContent {
  public func styleConfigurationTitle()
    throws -> InspectableView<ViewType.StyleConfiguration.Title>
  {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func styleConfigurationTitle(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.Title> {
    try child(at: index)
  }
}

extension InspectableView where View: SingleViewContent {
  public func styleConfigurationIcon()
    throws -> InspectableView<ViewType.StyleConfiguration.Icon>
  {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func styleConfigurationIcon(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.Icon> {
    try child(at: index)
  }
}

extension InspectableView where View: SingleViewContent {
  public func styleConfigurationCurrentValueLabel()
    throws -> InspectableView<ViewType.StyleConfiguration.CurrentValueLabel>
  {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func styleConfigurationCurrentValueLabel(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.CurrentValueLabel> {
    try child(at: index)
  }
}

extension ButtonStyleConfiguration.Label: KnownView {
  var viewType: any BaseViewType.Type { ViewType.StyleConfiguration.Label.self }
}

extension PrimitiveButtonStyleConfiguration.Label: KnownView {
  var viewType: any BaseViewType.Type { ViewType.StyleConfiguration.Label.self }
}

extension ToggleStyleConfiguration.Label: KnownView {
  var viewType: any BaseViewType.Type { ViewType.StyleConfiguration.Label.self }
}

extension MenuStyleConfiguration.Label: KnownView {
  var viewType: any BaseViewType.Type { ViewType.StyleConfiguration.Label.self }
}

extension MenuStyleConfiguration.Content: KnownView {
  var viewType: any BaseViewType.Type { ViewType.StyleConfiguration.Content.self }
}

extension GaugeStyleConfiguration.Label: KnownView {
  var viewType: any BaseViewType.Type { ViewType.StyleConfiguration.Label.self }
}

extension GaugeStyleConfiguration.CurrentValueLabel: KnownView {
  var viewType: any BaseViewType.Type { ViewType.StyleConfiguration.CurrentValueLabel.self }
}

extension ProgressViewStyleConfiguration.Label: KnownView {
  var viewType: any BaseViewType.Type { ViewType.StyleConfiguration.Label.self }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: KnownView {
  var viewType: any BaseViewType.Type { ViewType.StyleConfiguration.CurrentValueLabel.self }
}

extension LabeledContentStyleConfiguration.Label: KnownView {
  var viewType: any BaseViewType.Type { ViewType.StyleConfiguration.Label.self }
}

extension LabeledContentStyleConfiguration.Content: KnownView {
  var viewType: any BaseViewType.Type { ViewType.StyleConfiguration.Content.self }
}

extension ControlGroupStyleConfiguration.Content: KnownView {
  var viewType: any BaseViewType.Type { ViewType.StyleConfiguration.Content.self }
}

extension LabelStyleConfiguration.Title: KnownView {
  var viewType: any BaseViewType.Type { ViewType.StyleConfiguration.Title.self }
}

extension LabelStyleConfiguration.Icon: KnownView {
  var viewType: any BaseViewType.Type { ViewType.StyleConfiguration.Icon.self }
}

extension GroupBoxStyleConfiguration.Label: KnownView {
  var viewType: any BaseViewType.Type { ViewType.StyleConfiguration.Label.self }
}

extension GroupBoxStyleConfiguration.Content: KnownView {
  var viewType: any BaseViewType.Type { ViewType.StyleConfiguration.Content.self }
}
