@_spi(Reflection) import Swift

/// Where the fields of a struct or tuple are, found once for each type.
///
/// This is the one place that reflects. `_forEachField` is SPI of the standard library; it is used
/// because it gives offsets, which let a property be changed in place.
@MainActor
package final class FieldLayout {
  package struct Field {
    package let name: String
    package let offset: Int
    package let type: Any.Type
    package let dynamicProperty: (any DynamicProperty.Type)?
    /// The same, if it can be given its value without a node.
    let detachable: (any DetachableProperty.Type)?
    let isGraphProperty: Bool
    package let comparison: ViewComparison.Strategy

    /// Whether the field is a value whose own fields may be dynamic properties of the view.
    package var holdsProperties: Bool { type is any _PropertyHolder.Type }
  }

  /// What a field's type is, as far as comparing needs it.
  enum Kind {
    case object, function, fields, other

    fileprivate init(_ kind: _MetadataKind) {
      switch kind {
      case .class, .foreignClass: self = .object
      case .function: self = .function
      case .struct, .tuple: self = .fields
      default: self = .other
      }
    }
  }

  package let fields: [Field]
  /// Those that are dynamic properties.
  let properties: [Field]
  package let hasDynamicProperties: Bool
  /// Whether the fields could be found at all: they cannot in an enum.
  package let isComplete: Bool

  private static var cache: [ObjectIdentifier: FieldLayout] = [:]

  package static func of(_ type: Any.Type) -> FieldLayout {
    if let known = cache[ObjectIdentifier(type)] { return known }
    let layout = FieldLayout(type)
    cache[ObjectIdentifier(type)] = layout
    return layout
  }

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    isComplete = _forEachField(of: type) { name, offset, fieldType, kind in
      fields.append(
        Field(
          name: String(cString: name), offset: offset, type: fieldType,
          dynamicProperty: fieldType as? any DynamicProperty.Type,
          detachable: fieldType as? any DetachableProperty.Type,
          isGraphProperty: fieldType is any GraphProperty.Type,
          comparison: ViewComparison.strategy(for: fieldType, Kind(kind))))
      return true
    }
    self.fields = fields
    properties = fields.filter { $0.dynamicProperty != nil }
    hasDynamicProperties = fields.contains { $0.dynamicProperty != nil || $0.holdsProperties }
  }
}

/// A value within a view that can have dynamic properties of its own. Not for apps.
public protocol _PropertyHolder {}
