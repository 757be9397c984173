import SwiftUI
import SwiftUICore

extension ViewType {
  /// `DisclosureGroup`
  public struct DisclosureGroup: KnownViewType, MultipleViewContent {
    public static let typePrefix = "DisclosureGroup"
  }
}

extension InspectableView where View: SingleViewContent {
  public func disclosureGroup() throws -> InspectableView<ViewType.DisclosureGroup> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func disclosureGroup(_ index: Int) throws -> InspectableView<ViewType.DisclosureGroup> {
    try child(at: index)
  }
}

@MainActor
private protocol DisclosureValue {
  var isExpanded: Binding<Bool>? { get }
}

extension DisclosureGroup: DisclosureValue {}

extension DisclosureGroup: KnownView {
  var viewType: any BaseViewType.Type { ViewType.DisclosureGroup.self }
  var inspectedChildren: InspectedChildren { .container(content()) }
  var supplements: [Supplement] { [Supplement.views("labelView()") { label }] }
}

extension InspectableView where View == ViewType.DisclosureGroup {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  public func isExpanded() throws -> Bool {
    try MainThread.run { try expansion()?.wrappedValue ?? false }
  }

  public func expand() throws { try set(true) }
  public func collapse() throws { try set(false) }

  private func expansion() throws -> Binding<Bool>? {
    try Inspector.cast(value: place.view, type: (any DisclosureValue).self).isExpanded
  }

  private func set(_ isExpanded: Bool) throws {
    guard let binding = try expansion() else {
      throw InspectionError.notSupported(
        "You need to enable programmatic expansion by using "
          + "`DisclosureGroup(isExpanded:, content:, label:)`")
    }
    try MainThread.perform { binding.wrappedValue = isExpanded }
  }
}
