import Foundation

/// A type that decodes values of a kind of input.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}

/// A type that encodes values to a kind of output.
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T>(_ value: T) throws -> Output where T: Encodable
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// Decodes each value; a failure to do so fails the stream.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value; a failure to do so fails the stream.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.TryMap<Self, Coder.Output> {
    tryMap { try encoder.encode($0) }
  }
}
