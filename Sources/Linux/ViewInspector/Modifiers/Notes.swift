import SwiftUI
import SwiftUICore

extension InspectableView {
  public func previewDevice() throws -> PreviewDevice? {
    try place.note("previewDevice") { (note: PreviewNote) in
      if case .device(let device) = note { .some(device) } else { nil }
    }
  }

  public func previewLayout() throws -> PreviewLayout {
    try place.note("previewLayout") { (note: PreviewNote) in
      if case .layout(let layout) = note { layout } else { nil }
    }
  }

  public func previewDisplayName() throws -> String? {
    try place.note("previewDisplayName") { (note: PreviewNote) in
      if case .displayName(let name) = note { .some(name) } else { nil }
    }
  }

  public func navigationViewStyle() throws -> Any {
    try style("navigationViewStyle", .navigationView)
  }

  public func tabViewStyle() throws -> Any { try style("tabViewStyle", .tabView) }
  public func indexViewStyle() throws -> Any { try style("indexViewStyle", .indexView) }

  private func style(_ name: String, _ kind: StyleNote.Kind) throws -> Any {
    try place.note(name) { (note: StyleNote) in note.kind == kind ? note.style : nil }
  }

  public func listStyle() throws -> Any {
    try place.modifier("listStyle") { (modifier: any ListStyleValue) in modifier.anyStyle }
  }

  public func listRowInsets() throws -> EdgeInsets {
    try place.modifier("listRowInsets") { (modifier: ListRowInsetsModifier) in modifier.insets }
  }

  public func listItemTint() throws -> Color? {
    try place.note("listItemTint") { (note: ListItemTintNote) in
      switch note.tint?.kind {
      case .fixed(let color), .preferred(let color): .some(color)
      case .monochrome, nil: .some(nil)
      }
    }
  }

  public func navigationBarHidden() throws -> Bool {
    try place.modifier("navigationBarHidden") { (modifier: NavigationBarVisibilityModifier) in
      modifier.visibility != .visible
    }
  }

  public func navigationBarBackButtonHidden() throws -> Bool {
    try place.modifier("navigationBarBackButtonHidden") {
      (modifier: BackButtonHiddenModifier) in modifier.isHidden
    }
  }

  // MARK: Screen readers

  public func accessibilityActivationPoint() throws -> UnitPoint {
    try place.note("accessibilityActivationPoint") { (note: AccessibilityNote) in
      if case .unitActivationPoint(let point) = note { point } else { nil }
    }
  }

  public func accessibilitySelectionIdentifier() throws -> AnyHashable {
    try place.note("accessibility(selectionIdentifier: )") { (note: AccessibilityNote) in
      if case .selectionIdentifier(let identifier) = note { identifier } else { nil }
    }
  }

  public func accessibilitySortPriority() throws -> Double {
    try place.modifier("accessibilitySortPriority") {
      (modifier: AccessibilityAttachmentModifier) in modifier.properties.sortPriority
    }
  }

  /// Changes the value as a screen reader does.
  public func callAccessibilityAdjustableAction(
    _ direction: AccessibilityAdjustmentDirection = .increment
  ) throws {
    let action = try place.note("accessibilityAdjustableAction") { (note: AccessibilityNote) in
      if case .adjustableAction(let action) = note { action } else { nil }
    }
    try MainThread.perform { action(direction) }
  }

  /// Scrolls the view as a screen reader does.
  public func callAccessibilityScrollAction(_ edge: Edge) throws {
    let action = try place.note("accessibilityScrollAction") { (note: AccessibilityNote) in
      if case .scrollAction(let action) = note { action } else { nil }
    }
    try MainThread.perform { action(edge) }
  }

  /// The view itself. With Xcode 16.0 to 16.2 views in debug builds stood in an `AnyView` each,
  /// which this left; nothing else does that.
  public func implicitAnyView() throws -> InspectableView<View> { self }

  /// The view itself, in a row of them.
  public func implicitAnyView(_ index: Int) throws -> InspectableView<ViewType.ClassifiedView>
  where View: MultipleViewContent { try child(at: index) }
}

@MainActor
private protocol ListStyleValue {
  var anyStyle: Any { get }
}

extension ListStyleModifier: ListStyleValue {
  var anyStyle: Any { style }
}

extension InspectableView where View == ViewType.Grid {
  public func alignment() throws -> Alignment { try grid().alignment }
  public func horizontalSpacing() throws -> CGFloat? { try grid().horizontalSpacing }
  public func verticalSpacing() throws -> CGFloat? { try grid().verticalSpacing }

  private func grid() throws -> any GridValue { try place.value((any GridValue).self) }
}

extension InspectableView where View == ViewType.GridRow {
  public func alignment() throws -> VerticalAlignment? {
    try place.value((any GridRowValue).self).alignment
  }
}

@MainActor
private protocol GridValue {
  var alignment: Alignment { get }
  var horizontalSpacing: CGFloat? { get }
  var verticalSpacing: CGFloat? { get }
}

extension Grid: GridValue {}

@MainActor
private protocol GridRowValue {
  var alignment: VerticalAlignment? { get }
}

extension GridRow: GridRowValue {}

@MainActor
private protocol PinningValue {
  var pinnedViews: PinnedScrollableViews { get }
}

extension LazyVStack: PinningValue {}
extension LazyHStack: PinningValue {}
extension LazyVGrid: PinningValue {}
extension LazyHGrid: PinningValue {}

extension InspectedView {
  fileprivate func pinnedViews() throws -> PinnedScrollableViews {
    try value((any PinningValue).self).pinnedViews
  }
}

extension InspectableView where View == ViewType.LazyVStack {
  public func pinnedViews() throws -> PinnedScrollableViews { try place.pinnedViews() }
}

extension InspectableView where View == ViewType.LazyHStack {
  public func pinnedViews() throws -> PinnedScrollableViews { try place.pinnedViews() }
}

extension InspectableView where View == ViewType.LazyVGrid {
  public func pinnedViews() throws -> PinnedScrollableViews { try place.pinnedViews() }
  public func columns() throws -> [GridItem] { try place.value((any ColumnsValue).self).columns }
}

extension InspectableView where View == ViewType.LazyHGrid {
  public func pinnedViews() throws -> PinnedScrollableViews { try place.pinnedViews() }
  public func rows() throws -> [GridItem] { try place.value((any RowsValue).self).rows }
}

@MainActor
private protocol ColumnsValue {
  var columns: [GridItem] { get }
}

@MainActor
private protocol RowsValue {
  var rows: [GridItem] { get }
}

extension LazyVGrid: ColumnsValue {}
extension LazyHGrid: RowsValue {}

extension InspectableView where View == ViewType.ScrollView {
  /// The room within the view's edges, of which there is none.
  public func contentInsets() throws -> EdgeInsets { EdgeInsets() }
}

extension InspectableView where View == ViewType.Toolbar.Item {
  public func placement() throws -> ToolbarItemPlacement { try item().placement }
  public func showsByDefault() throws -> Bool { try item().showsByDefault }

  public func identifier() throws -> String {
    guard let identifier = try item().identifier else {
      throw InspectionError.attributeNotFound(label: "identifier", type: "ToolbarItem")
    }
    return identifier
  }

  private func item() throws -> any ToolbarItemValue {
    try place.value((any ToolbarItemValue).self)
  }
}

@MainActor
private protocol ToolbarItemValue {
  var placement: ToolbarItemPlacement { get }
  var identifier: String? { get }
  var showsByDefault: Bool { get }
}

extension ToolbarItemView: ToolbarItemValue {}

extension Color {
  /// The components of a colour that is given by them; an error for one of the system's.
  public func rgba() throws -> (red: Float, green: Float, blue: Float, alpha: Float) {
    switch storage {
    case .components(_, let rgba):
      return (Float(rgba.red), Float(rgba.green), Float(rgba.blue), Float(rgba.opacity))
    case .opacity(let color, let opacity):
      var rgba = try color.rgba()
      rgba.alpha *= Float(opacity)
      return rgba
    default:
      throw InspectionError.notSupported("RGBA values are not available")
    }
  }

  /// The name of a colour of an asset; an error for any other.
  public func name() throws -> String {
    guard case .asset(let name, _) = storage else {
      throw InspectionError.attributeNotFound(label: "name", type: "Color")
    }
    return name
  }
}
