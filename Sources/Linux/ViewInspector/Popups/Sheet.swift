import SwiftUI
import SwiftUICore

extension ViewType {
  public struct Sheet: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "Sheet"
  }

  public typealias FullScreenCover = Sheet

  public struct Popover: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "Popover"
  }
}

/// Whether sheets, covers and popovers are found as SwiftUI's own modifiers present them.
///
/// The public package finds a sheet only behind a `PopupPresenter`, its newest versions also
/// without one. Tests that are to pass with either leave this off.
public enum NativePopups {
  /// Off by default, as in the versions that most projects use.
  // Tests set it once, before they run.
  nonisolated(unsafe) public static var areInspectable = false
}

extension InspectableView {
  /// The sheet that this view presents.
  public func sheet(_ index: Int? = nil) throws -> InspectableView<ViewType.Sheet> {
    try sheet(.sheet, "sheet", index)
  }

  /// The cover that this view presents.
  public func fullScreenCover(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.FullScreenCover> {
    try sheet(.fullScreenCover, "fullScreenCover", index)
  }

  /// The popover that this view presents.
  public func popover(_ index: Int? = nil) throws -> InspectableView<ViewType.Popover> {
    try sheet(.popover, "popover", index)
  }

  private func sheet<T: BaseViewType>(
    _ kind: Presentation.Kind, _ name: String, _ index: Int?
  ) throws -> InspectableView<T> {
    try popup(T.self, name, index) { ($0 as? any SheetValue)?.kind == kind }
  }
}

extension InspectableView where View == ViewType.Sheet {
  public func dismiss() throws { try place.dismissPopup() }
}

extension InspectableView where View == ViewType.Popover {
  public func dismiss() throws { try place.dismissPopup() }

  public func arrowEdge() throws -> Edge {
    guard let popover = try place.popover() else {
      throw InspectionError.attributeNotFound(label: "arrowEdge", type: "Popover")
    }
    return popover.arrowEdge
  }

  public func attachmentAnchor() throws -> PopoverAttachmentAnchor {
    guard let popover = try place.popover() else {
      throw InspectionError.attributeNotFound(label: "attachmentAnchor", type: "Popover")
    }
    return popover.attachmentAnchor
  }
}

extension InspectedView {
  /// What SwiftUI's own modifier says of the popover.
  fileprivate func popover() throws -> (any PopoverValue)? {
    try Inspector.cast(value: view, type: SheetContent.self).popover
  }
}

/// A sheet, cover or popover, with what it shows.
struct SheetContent: DismissiblePopup {
  let kind: any BaseViewType.Type
  let view: any View
  let dismiss: () -> Void
  var popover: (any PopoverValue)?
}

extension SheetContent: VariableKind {
  var viewType: any BaseViewType.Type { kind }
  var inspectedChildren: InspectedChildren { .content(view) }
}

/// SwiftUI's own modifier for a sheet, cover or popover.
@MainActor
protocol SheetValue {
  var kind: Presentation.Kind { get }
  func makeContent() -> (any View)?
  func dismissSheet()
}

extension SheetValue {
  var nativeSupplements: [Supplement] {
    guard NativePopups.areInspectable else { return [] }
    let isPopover = kind == .popover
    let name = isPopover ? "popover" : kind == .sheet ? "sheet" : "fullScreenCover"
    let type: any BaseViewType.Type = isPopover ? ViewType.Popover.self : ViewType.Sheet.self
    let call = "\(name)(\(ViewType.indexPlaceholder))"
    return [
      Supplement(call, isPresented: true) {
        guard let view = makeContent() else {
          throw InspectionError.viewNotFound(
            parent: name.prefix(1).uppercased() + name.dropFirst())
        }
        return SheetContent(
          kind: type, view: view, dismiss: dismissSheet, popover: self as? any PopoverValue)
      }
    ]
  }
}

extension SheetModifier: SheetValue {
  func makeContent() -> (any View)? { isPresented.wrappedValue ? content() : nil }

  func dismissSheet() {
    close()
    onDismiss?()
  }
}

extension ItemSheetModifier: SheetValue {
  func makeContent() -> (any View)? { item.wrappedValue.map { content($0) } }

  func dismissSheet() {
    close()
    onDismiss?()
  }
}

@MainActor
protocol PopoverValue {
  var attachmentAnchor: PopoverAttachmentAnchor { get }
  var arrowEdge: Edge { get }
}

extension PopoverModifier: PopoverValue {}

extension PopoverModifier: SheetValue {
  func makeContent() -> (any View)? { (base as? any SheetValue)?.makeContent() }
  func dismissSheet() { (base as? any SheetValue)?.dismissSheet() }
}
