import Foundation

/// The values that lead to the screen on top, of any types.
public struct NavigationPath {
  package var values: [AnyHashable]

  public init() {
    values = []
  }

  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V>(_ value: V) where V: Hashable {
    values.append(AnyHashable(value))
  }

  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(k)
  }
}

extension NavigationPath: Equatable {}

extension NavigationPath {
  /// A path that can be written down: each value with its type.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate var values: [AnyHashable]

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      values = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is not a type that can be decoded")
        }
        values.append(try Self.decode(type, json))
      }
    }

    fileprivate init(values: [AnyHashable]) {
      self.values = values
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        guard let encodable = value.base as? any Encodable,
          let name = _mangledTypeName(type(of: value.base))
        else { continue }
        let json = try JSONEncoder().encode(encodable)
        try container.encode(name)
        try container.encode(String(decoding: json, as: UTF8.self))
      }
    }

    private static func decode<V: Decodable & Hashable>(
      _ type: V.Type, _ json: String
    ) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8)))
    }
  }

  /// The path to be written down; nil when a value in it cannot be.
  public var codable: CodableRepresentation? {
    guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(values: values)
  }

  public init(_ codable: CodableRepresentation) {
    values = codable.values
  }
}
