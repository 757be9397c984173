import Foundation

/// A type whose values the user's defaults can hold.
package protocol DefaultsValue {
  /// The value out of an object of the defaults; nil when the object is none of this type.
  static func value(from object: Any) -> Self?
  var defaultsObject: Any { get }
}

extension Bool: DefaultsValue {
  package static func value(from object: Any) -> Bool? {
    object as? Bool ?? (object as? Int).map { $0 != 0 } ?? (object as? NSNumber)?.boolValue
  }
  package var defaultsObject: Any { self }
}

extension Int: DefaultsValue {
  package static func value(from object: Any) -> Int? {
    object as? Int ?? (object as? Double).flatMap { Int(exactly: $0) }
      ?? (object as? NSNumber)?.intValue
  }
  package var defaultsObject: Any { self }
}

extension Double: DefaultsValue {
  package static func value(from object: Any) -> Double? {
    object as? Double ?? (object as? Int).map(Double.init) ?? (object as? NSNumber)?.doubleValue
  }
  package var defaultsObject: Any { self }
}

extension String: DefaultsValue {
  package static func value(from object: Any) -> String? { object as? String }
  package var defaultsObject: Any { self }
}

extension Data: DefaultsValue {
  package static func value(from object: Any) -> Data? { object as? Data }
  package var defaultsObject: Any { self }
}

extension Date: DefaultsValue {
  package static func value(from object: Any) -> Date? { object as? Date }
  package var defaultsObject: Any { self }
}

// A file is kept as its path and any other URL as its text: `UserDefaults.set(_: URL?)` on Linux
// keeps the path alone and loses the rest.
extension URL: DefaultsValue {
  package static func value(from object: Any) -> URL? {
    if let url = object as? URL { return url }
    guard let text = object as? String else { return nil }
    guard let url = URL(string: text), url.scheme != nil else { return URL(fileURLWithPath: text) }
    return url
  }
  package var defaultsObject: Any { isFileURL ? path : absoluteString }
}

extension DefaultsConversion {
  package static func plain(_ defaultValue: Value) -> Self where Value: DefaultsValue {
    Self(
      read: { $0.flatMap(Value.value) ?? defaultValue }, write: { $0.defaultsObject })
  }

  package static func raw(_ defaultValue: Value) -> Self
  where Value: RawRepresentable, Value.RawValue: DefaultsValue {
    Self(
      read: { object in
        object.flatMap(Value.RawValue.value).flatMap { Value(rawValue: $0) } ?? defaultValue
      },
      write: { $0.rawValue.defaultsObject })
  }

  package static func optional<V: DefaultsValue>() -> Self where Value == V? {
    Self(read: { $0.flatMap(V.value) }, write: { $0?.defaultsObject })
  }

  package static func optionalRaw<R: RawRepresentable>() -> Self
  where Value == R?, R.RawValue: DefaultsValue {
    Self(
      read: { object in object.flatMap(R.RawValue.value).flatMap { R(rawValue: $0) } },
      write: { $0?.rawValue.defaultsObject })
  }
}
