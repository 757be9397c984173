import SwiftUI
import SwiftUICore

/// A custom modifier, with what its body shows inside.
struct CustomModifierContent {
  let modifier: any ViewModifier
  let body: () throws -> any View
}

extension CustomModifierContent: KnownView, NamedContent {
  var viewType: any BaseViewType.Type { CustomModifierKind.self }
  var inspectedName: String { Inspector.typeName(value: modifier) }
  func children(in place: InspectedView) throws -> InspectedChildren { .content(try body()) }
}

/// Custom modifiers are found by their type; this only names them.
private struct CustomModifierKind: BaseViewType {
  static let typePrefix = "ViewModifier"
  static let namespacedPrefixes: [String] = []
}

/// Views that a modifier brings: an overlay, a background, a toolbar.
struct LayerContent {
  let kind: any BaseViewType.Type
  let layer: any View
  let modifier: any LayerModifier
}

extension LayerContent {
  @MainActor
  init?(_ modifier: Content.AppliedModifier) {
    guard let kind = Self.kind(modifier), let layer = modifier.value as? any LayerModifier
    else { return nil }
    self.init(kind: kind, layer: Self.layer(of: layer), modifier: layer)
  }

  /// The kind of layer that a modifier brings: all modifiers of a type bring the same.
  @MainActor
  private static func kind(_ modifier: Content.AppliedModifier) -> (any BaseViewType.Type)? {
    guard modifier.facts.isLayer else { return nil }
    if let known = modifier.facts.layerKind { return known }
    let layer = modifier.value as? any LayerModifier
    let found = layer.flatMap { kind($0.elementModifier(ElementLayer(alignment: .center))) }
    modifier.facts.layerKind = .some(found)
    return found
  }

  @MainActor
  private static func layer<M: LayerModifier>(of modifier: M) -> any View { modifier.layer }

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

extension InspectedView {
  /// What the modifiers of this view bring, as search meets it: innermost modifier first.
  func broughtPlaces() -> LazyGroup<InspectedView> {
    guard !isHop, content.medium.hasViewModifiers else { return .empty }
    var brought: [(modifier: Content.AppliedModifier, candidate: Supplement, index: Int)] = []
    for modifier in content.medium.viewModifiers.reversed()
    where modifier.facts.bringsViews && !modifier.isWithinCustomModifier {
      for candidate in candidates(modifier) {
        let index = brought.count { $0.candidate.call == candidate.call }
        brought.append((modifier, candidate, index))
      }
    }
    guard !brought.isEmpty else { return .empty }
    return LazyGroup(count: brought.count) { [brought] in
      try self.place(brought[$0].candidate, brought[$0].modifier, brought[$0].index)
    }
  }

  /// The views that this one keeps at named places.
  func namedPlaces() -> LazyGroup<InspectedView> {
    let named = supplements()
    guard !named.isEmpty else { return .empty }
    return LazyGroup(count: named.count) { try self.place(named[$0]) }
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

  /// The place of what a modifier brings: it inherits what is around the modifier.
  func place(
    _ supplement: Supplement, _ modifier: Content.AppliedModifier, _ index: Int
  ) throws -> InspectedView {
    var medium = content.medium.inherited(by: modifier)
    if supplement.isPresented { medium = medium.presented }
    let content = try Content.unwrap(supplement.value(), medium)
    return InspectedView(
      content, parent: self, .template(supplement.call, index: index > 0 ? index : nil),
      isHop: supplement.isHop)
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
        if remaining == 0 { return try place(candidate, modifier, index ?? 0) }
        remaining -= 1
      }
    }
    return nil
  }
}

extension Content.Medium {
  /// What something presented inherits: the environment, but not that its origin is disabled.
  var presented: Content.Medium {
    var result = Content.Medium.empty
    result.environment = environment
    result.environment.isEnabled = true
    return result
  }
}
