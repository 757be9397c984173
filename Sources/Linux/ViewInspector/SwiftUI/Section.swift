import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Section`
  public struct Section: KnownViewType, MultipleViewContent {
    public static let typePrefix = "Section"
  }
}

extension InspectableView where View: SingleViewContent {
  public func section() throws -> InspectableView<ViewType.Section> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func section(_ index: Int) throws -> InspectableView<ViewType.Section> {
    try child(at: index)
  }
}

extension Section: KnownView where Parent: View, Content: View, Footer: View {
  var viewType: any BaseViewType.Type { ViewType.Section.self }
  var inspectedChildren: InspectedChildren { .container(content) }
  var supplements: [Supplement] {
    [Supplement.views("header()") { header }, Supplement.views("footer()") { footer }]
  }
}

extension InspectableView where View == ViewType.Section {
  public func header() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("header()")
  }

  public func footer() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("footer()")
  }
}
