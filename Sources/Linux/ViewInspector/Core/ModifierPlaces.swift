import SwiftUI
import SwiftUICore

/// A custom modifier, with what its body shows inside.
struct CustomModifierContent {
  let modifier: any ViewModifier
  let body: () throws -> Any
}

extension CustomModifierContent: KnownView, NamedContent {
  var viewType: any BaseViewType.Type { CustomModifierKind.self }
  var inspectedName: String { Inspector.typeName(value: modifier) }
  func children(in place: InspectedView) throws -> InspectedChildren {
    .view(try body(), isContainer: false)
  }
}

/// Custom modifiers are found by their type; this only names them.
private struct CustomModifierKind: BaseViewType {
  static let typePrefix = "ViewModifier"
  static let namespacedPrefixes: [String] = []
}

/// Views that a modifier brings: an overlay, a background, a toolbar.
struct LayerContent {
  let kind: any BaseViewType.Type
  let modifier: Any
  fileprivate let type: any LayerModifier.Type

  @MainActor
  var layer: any View { type.layer(of: modifier) }
}

extension LayerContent {
  @MainActor
  init?(_ modifier: Content.AppliedModifier) {
    guard let type = modifier.facts.layer, let kind = Self.kind(modifier) else { return nil }
    self.init(kind: kind, modifier: modifier.value, type: type)
  }

  /// The kind of layer that a modifier brings: all modifiers of a type bring the same.
  @MainActor
  private static func kind(_ modifier: Content.AppliedModifier) -> (any BaseViewType.Type)? {
    if let known = modifier.facts.layerKind { return known }
    let layer = modifier.value as? any LayerModifier
    let found = layer.flatMap { kind($0.elementModifier(ElementLayer(alignment: .center))) }
    modifier.facts.layerKind = .some(found)
    return found
  }

  private static func kind(_ modifier: ElementModifier) -> (any BaseViewType.Type)? {
    switch modifier {
    case .overlay: ViewType.Overlay.self
    case .background: ViewType.Background.self
    case .mask: ViewType.Mask.self
    case .toolbar: ViewType.Toolbar.self
    case .contextMenu: ViewType.ContextMenu.self
    case .tabItem: ViewType.TabItem.self
    case .swipeActions: ViewType.SwipeActions.self
    case .listRowBackground: ViewType.ListRowBackground.self
    case .safeAreaInset: ViewType.SafeAreaInset.self
    default: nil
    }
  }
}

extension LayerContent: VariableKind, NamedContent {
  var viewType: any BaseViewType.Type { kind }
  var inspectedName: String { kind.typePrefix }
  func children(in place: InspectedView) throws -> InspectedChildren {
    kind == ViewType.Toolbar.self ? .contents(place.toolbarItems(in: layer)) : .content(layer)
  }
}

/// A view that a modifier brings, and how many of its kind come before it.
struct BroughtView {
  let supplement: Supplement
  let modifier: Content.AppliedModifier
  let index: Int

  @MainActor
  func place(_ content: Content, in parent: InspectedView) -> InspectedView {
    InspectedView(
      content, parent: parent, .template(supplement.call, index: index > 0 ? index : nil),
      isHop: supplement.isHop)
  }
}

extension InspectedView {
  /// What the modifiers of this view bring, as search meets it: innermost modifier first.
  func broughtViews() -> [BroughtView] {
    guard !isHop, content.medium.hasViewModifiers else { return [] }
    var brought: [BroughtView] = []
    for modifier in content.medium.viewModifiers.reversed()
    where modifier.facts.bringsViews && !modifier.isWithinCustomModifier {
      for candidate in candidates(modifier) {
        let index = brought.count { $0.supplement.call == candidate.call }
        brought.append(BroughtView(supplement: candidate, modifier: modifier, index: index))
      }
    }
    return brought
  }

  /// The values that a modifier brings, each with the call that reaches it.
  func candidates(_ modifier: Content.AppliedModifier) -> [Supplement] {
    let facts = modifier.facts
    guard facts.bringsViews || facts.isCustom else { return [] }
    if facts.isDialog, let dialog = modifier.value as? any DialogValue {
      return [dialog.supplement]
    }
    if facts.isDestination, let destination = modifier.value as? any DestinationValue {
      return [destination.supplement]
    }
    if facts.isHelp, let help = modifier.value as? HelpModifier {
      return [Supplement("help()") { help.text }]
    }
    if facts.isPreferenceLayer, let layer = modifier.value as? any PreferenceLayerValue {
      return [preferenceLayer(layer, modifier)]
    }
    if let layer = LayerContent(modifier) {
      return [Supplement(facts.layerCall) { layer }]
    }
    if facts.isSheet, let sheet = modifier.value as? any SheetValue {
      return sheet.nativeSupplements
    }
    guard facts.isCustom, let custom = modifier.value as? any ViewModifier else { return [] }
    let presenter = facts.isPresenter ? custom as? any BasePopupPresenter : nil
    let popup = presenter.map { [$0.supplement(modifier)] } ?? []
    return popup + [customModifier(custom, modifier)]
  }

  func customModifier(
    _ custom: any ViewModifier, _ modifier: Content.AppliedModifier
  ) -> Supplement {
    let medium = content.medium.inherited(by: modifier)
    return Supplement(modifier.facts.customCall) {
      CustomModifierContent(modifier: custom) {
        try CustomContent.body(
          of: custom, medium, node: self.liveModifierNode(Swift.type(of: custom)))
      }
    }
  }

  func content(of brought: BroughtView) throws -> Content {
    var medium = content.medium.inherited(by: brought.modifier)
    if brought.supplement.isPresented { medium = medium.presented }
    return try Content.unwrap(brought.supplement.value(), medium)
  }

  /// The n-th thing of a kind that the modifiers bring; with `includesInner` also those that a
  /// custom modifier applies to the view in its body.
  func modifierPlace(
    _ call: String, index: Int?, includesInner: Bool = true
  ) throws -> InspectedView? {
    var remaining = index ?? 0
    for modifier in content.medium.viewModifiers.reversed()
    where includesInner || !modifier.isWithinCustomModifier {
      for candidate in candidates(modifier) where candidate.lookup == call {
        if remaining == 0 {
          let brought = BroughtView(supplement: candidate, modifier: modifier, index: index ?? 0)
          return try brought.place(content(of: brought), in: self)
        }
        remaining -= 1
      }
    }
    return nil
  }
}

extension Content.Medium {
  /// What something presented inherits.
  var presented: Content.Medium {
    var result = Content.Medium.empty
    result.environment = environment.presented
    return result
  }
}
