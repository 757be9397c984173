/// Names one showing of an alert, from the call that asked for it until it has ended.
///
/// It comes from a counter, and no other alert of the same coordinator ever has the same.
public struct AlertID: Hashable, Sendable, CustomStringConvertible {
  let serial: UInt64
  let slot: Int32

  /// The number of the alert, such as `#3`.
  public var description: String { "#\(serial)" }

  /// Compares by the number alone.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.serial == rhs.serial }

  /// Hashes the number alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(serial) }
}

/// Names one time that an alert went up on a host; an alert that comes back gets a new one.
public struct AlertPresentationID: Hashable, Sendable, CustomStringConvertible {
  let serial: UInt64

  /// The number of the presentation, such as `1`.
  public var description: String { "\(serial)" }
}

/// Where in the source code an alert was shown.
public struct AlertOrigin: Sendable, CustomStringConvertible {
  /// The module and the file.
  public let fileID: StaticString
  /// The line.
  public let line: UInt

  /// Makes an origin.
  public init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// The file and the line, as a compiler writes them.
  public var description: String { "\(fileID):\(line)" }
}
