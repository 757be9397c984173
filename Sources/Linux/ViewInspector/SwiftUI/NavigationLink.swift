import SwiftUI
import SwiftUICore

extension ViewType {
  /// `NavigationLink`, with the screen that it brings inside.
  public struct NavigationLink: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationLink"
  }
}

extension InspectableView where View: SingleViewContent {
  public func navigationLink() throws -> InspectableView<ViewType.NavigationLink> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func navigationLink(_ index: Int) throws -> InspectableView<ViewType.NavigationLink> {
    try child(at: index)
  }
}

@MainActor
private protocol NavigationLinkValue {
  var activeBinding: Binding<Bool>? { get }
  var linkValue: AnyHashable? { get }
}

extension NavigationLink: NavigationLinkValue {
  var activeBinding: Binding<Bool>? {
    if case .view(_, let isActive) = target { isActive } else { nil }
  }

  var linkValue: AnyHashable? {
    if case .value(let value) = target { value } else { nil }
  }
}

extension NavigationLink: KnownView {
  var viewType: any BaseViewType.Type { ViewType.NavigationLink.self }

  /// The screen, where the link's binding does not say that it is not up.
  var inspectedChildren: InspectedChildren {
    guard case .view(let destination, let isActive) = target, isActive?.wrappedValue ?? true
    else { return .none }
    return .content(destination)
  }

  var supplements: [Supplement] { [Supplement.views("labelView()") { label }] }
}

extension InspectableView where View == ViewType.NavigationLink {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplement("labelView()")
  }

  /// The value to whose screen the link leads.
  public func value<T>(_ type: T.Type = T.self) throws -> T {
    guard let value = try link().linkValue else {
      // The public package tells so, after a type of Apple's.
      throw InspectionError.attributeNotFound(
        label: "some", type: "Optional<NavigationLinkPresentedValue>")
    }
    return try Inspector.cast(value: value.base, type: T.self)
  }

  public func isActive() throws -> Bool {
    try MainThread.run { try binding().wrappedValue }
  }

  /// Follows the link; an error where a person could not.
  public func activate() throws {
    try place.guardIsResponsive("NavigationLink")
    try set(true)
  }

  public func deactivate() throws { try set(false) }

  private func set(_ isActive: Bool) throws {
    let binding = try binding()
    try MainThread.perform { binding.wrappedValue = isActive }
  }

  private func binding() throws -> Binding<Bool> {
    guard let binding = try link().activeBinding else {
      throw InspectionError.notSupported(
        "Please use `NavigationLink(destination:, tag:, selection:)` if you need to access the "
          + "state value for reading or writing.")
    }
    return binding
  }

  private func link() throws -> any NavigationLinkValue {
    try Inspector.cast(value: place.view, type: (any NavigationLinkValue).self)
  }
}

extension InspectableView {
  /// The first navigation link with such a title.
  public func find(
    navigationLink label: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.NavigationLink> {
    try find(ViewType.NavigationLink.self, containing: label, locale: locale)
  }

  public func navigationTitle() throws -> InspectableView<ViewType.Text> {
    try place.text(
      "navigationTitle()",
      place.modifier("navigationTitle") { (modifier: NavigationTitleModifier) in modifier.title })
  }
}
