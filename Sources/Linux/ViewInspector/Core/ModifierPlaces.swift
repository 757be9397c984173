import SwiftUI
import SwiftUICore

/// A custom modifier, with what its body shows inside.
struct CustomModifierContent {
  let modifier: any ViewModifier
  let body: () throws -> any View
}

extension CustomModifierContent: KnownView {
  var viewType: any BaseViewType.Type { CustomModifierKind.self }

  var inspectedChildren: InspectedChildren {
    guard let view = try? body() else { return .none }
    return .content(view)
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
  let layer: any View
}

extension LayerContent {
  @MainActor
  init?(modifier: Any) {
    guard let modifier = modifier as? any LayerModifier,
      let kind = Self.kind(modifier.elementModifier(ElementLayer(alignment: .center)))
    else { return nil }
    self.init(kind: kind, layer: Self.layer(of: modifier))
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

extension LayerContent: KnownView {
  var viewType: any BaseViewType.Type { kind }
  var inspectedChildren: InspectedChildren { .content(layer) }
}

extension InspectedView {
  /// What the modifiers of this view bring, as search meets it: innermost modifier first.
  func modifierPlaces() -> [InspectedView] {
    guard !isHop else { return [] }
    var counts: [String: Int] = [:]
    return content.medium.viewModifiers.reversed().flatMap { modifier -> [InspectedView] in
      guard !modifier.isWithinCustomModifier else { return [] }
      return candidates(modifier).compactMap { candidate in
        let index = counts[candidate.call, default: 0]
        counts[candidate.call] = index + 1
        return try? place(candidate, modifier, index)
      }
    }
  }

  /// The values that a modifier brings, each with the call that reaches it.
  func candidates(_ modifier: Content.AppliedModifier) -> [Supplement] {
    if let dialog = modifier.value as? any DialogValue { return [dialog.supplement] }
    if let layer = LayerContent(modifier: modifier.value) {
      return [Supplement(layer.kind.inspectionCall(typeName: "")) { layer }]
    }
    if let sheet = modifier.value as? any SheetValue { return sheet.nativeSupplements }
    guard let custom = CustomContent.customModifier(modifier.value) else { return [] }
    let popup = (custom as? any BasePopupPresenter).map { [$0.supplement(modifier)] } ?? []
    return popup + [customModifier(custom, modifier)]
  }

  func customModifier(
    _ custom: any ViewModifier, _ modifier: Content.AppliedModifier
  ) -> Supplement {
    var medium = content.medium.resettingViewModifiers()
    medium.environment = modifier.environment
    let name = Inspector.typeName(value: custom, generics: .customViewPlaceholder)
    return Supplement("modifier(\(name).self, \(ViewType.indexPlaceholder))") {
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
    var medium = content.medium.resettingViewModifiers()
    medium.environment = modifier.environment
    if supplement.isPresented { medium = medium.presented }
    let content = try Content.unwrap(supplement.value(), medium)
    let call = ViewType.call(supplement.call, index: index > 0 ? index : nil)
    return InspectedView(content, parent: self, call: call)
  }

  /// The n-th thing of a kind that the modifiers bring, also those within custom modifiers.
  func modifierPlace(
    _ call: String, index: Int?, where isWanted: (Supplement) -> Bool = { _ in true }
  ) throws -> InspectedView? {
    var remaining = index ?? 0
    for modifier in content.medium.viewModifiers.reversed() {
      for candidate in candidates(modifier) where candidate.call == call && isWanted(candidate) {
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
    var result = Content.Medium()
    result.environment = environment
    result.environment.isEnabled = true
    return result
  }
}
