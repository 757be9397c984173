import SwiftUI
import SwiftUICore

/// What inspection has to know of a type of views, found once for each type.
@MainActor
final class ViewFacts {
  let type: Any.Type
  /// How values of the type are read as what they are.
  let reader: ViewReader
  /// Whether it is a view with a modifier, or a condition around one.
  let isModified: Bool
  let isWrapper: Bool
  let isTuple: Bool
  let isKnown: Bool
  /// Whether there is never a view inside, nor at a named place.
  let isLeaf: Bool
  /// Whether it is a view of the app's, with a body.
  let isCustom: Bool
  let isCustomInspectable: Bool
  /// Whether it is a built-in view without a kind, whose content can be seen all the same.
  let isOpenBuiltIn: Bool
  let isPlaceholder: Bool
  let isAbsent: Bool

  private(set) lazy var name = Inspector.typeName(type: type)
  /// The name of a path: the parameters of a generic type do not count.
  private(set) lazy var pathName = Inspector.typeName(
    type: type, generics: .customViewPlaceholder)
  private(set) lazy var fullName = Inspector.typeName(
    type: type, namespaced: true, generics: .remove)
  private(set) lazy var isGeneric = name.hasSuffix(">")
  /// The call of a path, where it has no index.
  private(set) lazy var plainCall = "view(\(pathName).self)"

  private let variesInKind: Bool
  private var fixedKind: (any BaseViewType.Type)?
  private var lastAnswer: (kind: ObjectIdentifier, isKind: Bool)?

  private static var cache: [ObjectIdentifier: ViewFacts] = [:]

  static func of(_ type: Any.Type) -> ViewFacts {
    if let known = cache[ObjectIdentifier(type)] { return known }
    let facts = ViewFacts(type)
    cache[ObjectIdentifier(type)] = facts
    return facts
  }

  private init(_ type: Any.Type) {
    self.type = type
    reader = ViewReader(type)
    isModified = reader.isModified
    isWrapper = reader.isWrapper
    isTuple = reader.isTuple
    isKnown = reader.isKnown
    isLeaf = (type as? any KnownView.Type)?.isLeaf ?? false
    isOpenBuiltIn = type is any ElementView.Type || type is any TransparentView.Type
    variesInKind = type is any VariableKind.Type
    isPlaceholder = type is any ModifierPlaceholder.Type
    isAbsent = type == AbsentView.self
    isCustom = !isKnown && !isOpenBuiltIn && reader.hasBody
    isCustomInspectable = isCustom && type is any CustomInspectable.Type
  }

  /// Whether views of this type are of a kind. A search asks the same of each view: the last
  /// answer is kept, where it holds for all views of the type.
  func isKind(_ type: any BaseViewType.Type, _ ask: () -> Bool) -> Bool {
    // What stands for an app's modifier is of that one's kind, too.
    guard !variesInKind, self.type != CustomModifierContent.self else { return ask() }
    if let lastAnswer, lastAnswer.kind == ObjectIdentifier(type) { return lastAnswer.isKind }
    let isKind = ask()
    lastAnswer = (ObjectIdentifier(type), isKind)
    return isKind
  }

  /// The kind of a view of this type, where it is one that SwiftUI brings.
  func kind(of view: Any) -> (any BaseViewType.Type)? {
    guard isKnown else { return nil }
    if let fixedKind { return fixedKind }
    let kind = reader.kind(view)
    if !variesInKind { fixedKind = kind }
    return kind
  }

  /// Whether inspection cannot look into such a view.
  var isOpaque: Bool {
    !isKnown && !isCustom && !isOpenBuiltIn && !isAbsent && !isPlaceholder
  }

  /// Whether the two are one type, whatever the parameters of a generic one.
  func isSame(as other: ViewFacts) -> Bool {
    if self === other { return true }
    return isGeneric && other.isGeneric && fullName == other.fullName
  }
}

/// What inspection has to know of a type of modifiers, found once for each type.
@MainActor
final class ModifierFacts {
  enum Role {
    /// Two modifiers after one another.
    case pair
    case environmental
    case context
    /// A modifier with a body.
    case custom
    case other
  }

  let role: Role
  let bucket: ModifierBucket
  let isDialog: Bool
  /// The type, if such a modifier brings a layer.
  let layer: (any LayerModifier.Type)?
  let isSheet: Bool
  let isHelp: Bool
  let isDestination: Bool
  let isPreferenceLayer: Bool
  let isPresenter: Bool
  /// What kind of layer such a modifier brings, once it is known.
  var layerKind: (any BaseViewType.Type)??
  /// How tests ask for that layer.
  private(set) lazy var layerCall = (layerKind ?? nil)?.inspectionCall(typeName: "") ?? ""
  /// How tests ask for a modifier of the app's.
  private(set) lazy var customCall =
    "modifier(\(Inspector.typeName(type: type, generics: .customViewPlaceholder)).self, "
    + "\(ViewType.indexPlaceholder))"
  private let type: Any.Type

  private static var cache: [ObjectIdentifier: ModifierFacts] = [:]

  static func of(_ modifier: Any) -> ModifierFacts {
    let type = Swift.type(of: modifier)
    if let known = cache[ObjectIdentifier(type)] { return known }
    let facts = ModifierFacts(type)
    cache[ObjectIdentifier(type)] = facts
    return facts
  }

  private init(_ type: Any.Type) {
    self.type = type
    role = Self.role(of: type)
    bucket = (type as? any BucketedModifier.Type)?.bucket ?? .plain
    isDialog = type is any DialogValue.Type
    layer = type as? any LayerModifier.Type
    isSheet = type is any SheetValue.Type
    isHelp = type == HelpModifier.self
    isDestination = type is any DestinationValue.Type
    isPreferenceLayer = type is any PreferenceLayerValue.Type
    isPresenter = type is any BasePopupPresenter.Type
  }

  private static func role(of type: Any.Type) -> Role {
    if type is any ModifiedValue.Type { return .pair }
    if type is any EnvironmentalModifier.Type { return .environmental }
    if type is any ContextModifier.Type { return .context }
    if type is any PreferenceLayerValue.Type { return .other }
    return hasBody(type) ? .custom : .other
  }

  private static func hasBody(_ type: Any.Type) -> Bool {
    func open<M: ViewModifier>(_: M.Type) -> Bool { M.Body.self != Never.self }
    guard let type = type as? any ViewModifier.Type else { return false }
    return open(type)
  }

  /// Whether tests may name the modifier by its type.
  var isCustom: Bool { role == .custom || type == EmptyModifier.self }

  /// Whether search may find something that such a modifier brings.
  var bringsViews: Bool {
    isDialog || layer != nil || isSheet || isHelp || isDestination || isPreferenceLayer
      || role == .custom
  }
}
