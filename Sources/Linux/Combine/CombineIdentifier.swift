import Synchronization

private let nextSerial = Atomic<UInt64>(0)

/// A unique identity of a publisher's stream.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private enum Value: Hashable {
    case serial(UInt64)
    case object(ObjectIdentifier)
  }

  private let value: Value

  /// Makes an identity that nothing else has.
  public init() {
    value = .serial(nextSerial.add(1, ordering: .relaxed).newValue)
  }

  /// Makes the identity of an object.
  public init(_ object: AnyObject) {
    value = .object(ObjectIdentifier(object))
  }

  public var description: String {
    switch value {
    case .serial(let number): "0x\(String(number, radix: 16))"
    case .object(let identifier): "0x\(String(UInt(bitPattern: identifier), radix: 16))"
    }
  }
}

/// A type that has an identity of its own in a stream.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
