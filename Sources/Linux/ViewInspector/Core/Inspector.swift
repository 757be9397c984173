import SwiftUI

/// Names of types, and reflection for tests that look into values themselves.
enum Inspector {
  enum GenericParameters {
    case keep
    case remove
    case customViewPlaceholder
  }

  static func typeName(
    value: Any, namespaced: Bool = false, generics: GenericParameters = .keep
  ) -> String {
    typeName(type: Swift.type(of: value), namespaced: namespaced, generics: generics)
  }

  /// The name of a type as a Mac would print it.
  static func typeName(
    type: Any.Type, namespaced: Bool = false, generics: GenericParameters = .keep
  ) -> String {
    let full =
      namespaced
      ? sanitized(String(reflecting: type)) : String(describing: type)
    switch generics {
    case .keep: return full
    case .remove: return withoutParameters(full)
    case .customViewPlaceholder:
      let name = withoutParameters(full)
      return name == full ? full : name + "<EmptyView>"
    }
  }

  private static func withoutParameters(_ name: String) -> String {
    name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }

  /// Drops where a private type is declared, and the names of modules that only Linux has.
  private static func sanitized(_ name: String) -> String {
    name
      .replacingOccurrences(
        of: #"\(unknown context at \$[0-9a-f]+\)\."#, with: "", options: .regularExpression
      )
      .replacingOccurrences(of: "SwiftUICore.", with: "SwiftUI.")
  }

  static func isTupleView(_ view: Any) -> Bool { view is any TupleValue }

  static func cast<T>(value: Any, type: T.Type) throws -> T {
    if let value = value as? T { return value }
    throw typeMismatch(value, T.self)
  }

  static func typeMismatch(_ value: Any, _ expected: Any.Type) -> InspectionError {
    let names = distinctNames(Swift.type(of: value), expected)
    return .typeMismatch(factual: names.0, expected: names.1)
  }

  /// Two names, with their modules where they would read the same.
  static func distinctNames(_ a: Any.Type, _ b: Any.Type) -> (String, String) {
    let short = (typeName(type: a), typeName(type: b))
    guard short.0 == short.1 else { return short }
    return (typeName(type: a, namespaced: true), typeName(type: b, namespaced: true))
  }

  static func unsafeMemoryRebind<V, T>(value: V, type: T.Type) throws -> T {
    guard MemoryLayout<V>.size == MemoryLayout<T>.size else { throw typeMismatch(value, type) }
    return withUnsafeBytes(of: value) { $0.loadUnaligned(as: T.self) }
  }

  static func guardType(
    value: Any, namespacedPrefixes: [String], inspectionCall: String
  ) throws {
    let name = typeName(value: value, namespaced: true, generics: .remove)
    guard !namespacedPrefixes.isEmpty, !namespacedPrefixes.contains(name) else { return }
    throw InspectionError.typeMismatch(
      factual: name, expected: namespacedPrefixes.joined(separator: " or "))
  }
}

// MARK: Reflection

extension Inspector {
  static func attribute(label: String, value: Any) throws -> Any {
    if label == "super", let parent = Mirror(reflecting: value).superclassMirror { return parent }
    let mirror = value as? Mirror ?? Mirror(reflecting: value)
    guard let child = mirror.descendant(label) else {
      throw InspectionError.attributeNotFound(label: label, type: typeName(value: value))
    }
    return child
  }

  static func attribute<T>(label: String, value: Any, type: T.Type) throws -> T {
    try cast(value: attribute(label: label, value: value), type: type)
  }

  static func attribute(path: String, value: Any) throws -> Any {
    try path.components(separatedBy: "|").reduce(value) {
      try attribute(label: $1, value: $0)
    }
  }

  static func attribute<T>(path: String, value: Any, type: T.Type) throws -> T {
    try cast(value: attribute(path: path, value: value), type: type)
  }

  /// The fields of a value, and theirs, as text.
  static func print(_ value: Any) -> String {
    var lines: [String] = []
    describe(value, label: nil, indent: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  private static func describe(
    _ value: Any, label: String?, indent: Int, into lines: inout [String]
  ) {
    // Graphs of objects may be endless.
    guard indent < 12 else { return }
    let prefix = String(repeating: "  ", count: indent) + (label.map { $0 + ": " } ?? "")
    let mirror = Mirror(reflecting: value)
    guard !mirror.children.isEmpty else {
      lines.append(prefix + typeName(value: value) + " = " + String(describing: value))
      return
    }
    lines.append(prefix + typeName(value: value))
    for child in mirror.children {
      describe(child.value, label: child.label, indent: indent + 1, into: &lines)
    }
  }
}
