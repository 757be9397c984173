import SwiftUI
import SwiftUICore

/// A modifier that presents something, and says what and when.
@MainActor @preconcurrency
public protocol BasePopupPresenter {
  func buildPopup() throws -> Any
  func dismissPopup()
  func content() throws -> ViewInspector.Content
  var isAlertPresenter: Bool { get }
  var isActionSheetPresenter: Bool { get }
  var isPopoverPresenter: Bool { get }
  var isSheetPresenter: Bool { get }
}

/// A modifier that presents something while `isPresented` is true.
///
/// The older forms of alerts and sheets keep what they show to themselves. A modifier of the app's
/// own that has these properties, and conforms in the tests, lets them see it:
///
/// ```swift
/// extension InspectableAlert: PopupPresenter {}
/// ```
@MainActor @preconcurrency
public protocol PopupPresenter: BasePopupPresenter {
  associatedtype Popup
  var isPresented: Binding<Bool> { get }
  var popupBuilder: () -> Popup { get }
  var onDismiss: (() -> Void)? { get }
}

/// A modifier that presents something while there is an item.
@MainActor @preconcurrency
public protocol ItemPopupPresenter: BasePopupPresenter {
  associatedtype Popup
  associatedtype Item: Identifiable
  var item: Binding<Item?> { get }
  var popupBuilder: (Item) -> Popup { get }
  var onDismiss: (() -> Void)? { get }
}

extension PopupPresenter {
  public func buildPopup() throws -> Any {
    guard isPresented.wrappedValue else {
      throw InspectionError.viewNotFound(parent: popupName)
    }
    return popupBuilder()
  }

  public func dismissPopup() {
    isPresented.wrappedValue = false
    onDismiss?()
  }

  public var isAlertPresenter: Bool { Popup.self == Alert.self }
  public var isActionSheetPresenter: Bool { Popup.self == ActionSheet.self }
}

extension ItemPopupPresenter {
  public func buildPopup() throws -> Any {
    guard let value = item.wrappedValue else {
      throw InspectionError.viewNotFound(parent: popupName)
    }
    return popupBuilder(value)
  }

  public func dismissPopup() {
    item.wrappedValue = nil
    onDismiss?()
  }

  public var isAlertPresenter: Bool { Popup.self == Alert.self }
  public var isActionSheetPresenter: Bool { Popup.self == ActionSheet.self }
}

extension BasePopupPresenter {
  public func content() throws -> ViewInspector.Content {
    guard let modifier = self as? any ViewModifier else {
      throw InspectionError.notSupported(
        "\(Inspector.typeName(value: self)) should conform to ViewModifier")
    }
    return Content(try CustomContent.body(of: modifier, .empty))
  }

  public var isPopoverPresenter: Bool { presentedKind == .popover }

  public var isSheetPresenter: Bool {
    !isAlertPresenter && !isActionSheetPresenter && !isPopoverPresenter
  }

  /// SwiftUI's own modifier in the body.
  private var nativeModifier: (any PresentingModifier)? {
    guard let body = try? content(),
      let medium = CustomContent.findPlaceholder(body.view, .empty)
    else { return nil }
    return medium.viewModifiers.lazy.compactMap { $0.value as? any PresentingModifier }.first
  }

  private var presentedKind: Presentation.Kind? { nativeModifier?.kind }

  private var isFullScreenCoverPresenter: Bool { presentedKind == .fullScreenCover }

  fileprivate var popupName: String {
    if isAlertPresenter { return "Alert" }
    if isActionSheetPresenter { return "ActionSheet" }
    if isPopoverPresenter { return "Popover" }
    return isFullScreenCoverPresenter ? "FullScreenCover" : "Sheet"
  }

  /// The popup as something that search can find.
  func supplement(_ modifier: ViewInspector.Content.AppliedModifier) -> Supplement {
    let presenter = self
    let name = popupName
    let lookup = name.prefix(1).lowercased() + name.dropFirst() + "(\(ViewType.indexPlaceholder))"
    // A cover is a sheet in a path, as it is with the public package.
    let call = isFullScreenCoverPresenter ? "sheet(\(ViewType.indexPlaceholder))" : lookup
    return Supplement(call, lookup: lookup, isPresented: true) {
      let popup = try Evaluation.untracked { try presenter.buildPopup() }
      return try presenter.content(of: popup) { presenter.dismissPopup() }
    }
  }

  private func content(of popup: Any, dismiss: @escaping () -> Void) throws -> Any {
    switch popup {
    case let alert as Alert: return LegacyPopup(alert, dismiss: dismiss)
    case let sheet as ActionSheet: return LegacyPopup(sheet, dismiss: dismiss)
    case let view as any SwiftUI.View:
      let kind: any BaseViewType.Type =
        isPopoverPresenter ? ViewType.Popover.self : ViewType.Sheet.self
      return SheetContent(
        kind: kind, view: view, dismiss: dismiss, popover: nativeModifier as? any PopoverValue)
    default: throw Inspector.typeMismatch(popup, (any View).self)
    }
  }
}
