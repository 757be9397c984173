/// Names one showing of an alert, from the call that asked for it until it has ended.
///
/// It comes from a counter, and no other alert of the process ever has the same.
public struct AlertID: Hashable, Sendable, CustomStringConvertible {
  let serial: UInt64
  let slot: Int32
  /// Tells the alerts of one coordinator from those of another.
  let space: UInt32

  /// No alert: numbers begin with 1.
  static let none = AlertID(serial: 0, slot: -1, space: 0)

  /// The number of the alert within its coordinator, such as `#3`.
  public var description: String { "#\(serial)" }

  /// Compares by the number and the coordinator.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.serial == rhs.serial && lhs.space == rhs.space
  }

  /// Hashes the number alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(serial) }
}

/// Where in the source code an alert was shown.
public struct AlertOrigin: Sendable, CustomStringConvertible {
  /// The module and the file.
  public let fileID: StaticString
  /// The line.
  public let line: UInt

  @usableFromInline
  package init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// The file and the line, as a compiler writes them.
  public var description: String { "\(fileID):\(line)" }
}
