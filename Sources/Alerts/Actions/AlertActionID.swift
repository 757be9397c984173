/// Names an action within its alert: by its identifier, or else by its title as it stands in the
/// source code.
///
/// It does not change with the person's language or with the order of the actions, so it can stand
/// in a log, a test or a store. Where several actions of one alert have the same name, the second
/// is `name#2`, the third `name#3`.
///
/// ```swift
/// Alert(title: "Delete?", actions: [.destructive("Delete"), .cancel])
///   .onEnd { ending in
///     if ending == .pressed("Delete") { analytics.log("deleted") }
///   }
/// ```
public struct AlertActionID: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name.
  public let rawValue: String

  /// Makes an identity from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Makes an identity from a literal.
  public init(stringLiteral value: String) { rawValue = value }

  /// The name.
  public var description: String { rawValue }

  /// Whether no rule but the author gave the name, so that it is the name of the first that has it.
  var isPlain: Bool { !rawValue.utf8.contains(UInt8(ascii: "#")) }

  /// The identities of buttons, each different from the others.
  static func unique(_ buttons: [AlertButton]) -> [AlertActionID] {
    let names = buttons.map(\.stableName)
    if names.count <= 8, areDifferent(names) { return names.map { AlertActionID($0) } }
    var occurrences: [String: Int] = [:]
    var taken = Set<AlertActionID>()
    return names.map { name in
      var id = AlertActionID(name)
      while !taken.insert(id).inserted {
        occurrences[name, default: 1] += 1
        id = AlertActionID("\(name)#\(occurrences[name, default: 1])")
      }
      return id
    }
  }

  /// Without hashing: most alerts have two actions, with different names.
  private static func areDifferent(_ names: [String]) -> Bool {
    for (position, name) in names.enumerated() where names[..<position].contains(name) {
      return false
    }
    return true
  }
}
