/// A colour of a cell: the terminal's own, one of its sixteen, or any.
struct Paint: Hashable, Sendable {
  private let code: UInt32

  /// What the terminal uses where nothing is said.
  static let standard = Paint(code: 0)

  /// One of the sixteen colours that the person has chosen for the terminal.
  static func palette(_ index: UInt8) -> Paint { Paint(code: 1 << 24 | UInt32(index)) }

  static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Paint {
    Paint(code: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  enum Value: Equatable {
    case standard
    case palette(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }

  var value: Value {
    switch code >> 24 {
    case 1: .palette(UInt8(truncatingIfNeeded: code))
    case 2:
      .rgb(
        UInt8(truncatingIfNeeded: code >> 16), UInt8(truncatingIfNeeded: code >> 8),
        UInt8(truncatingIfNeeded: code))
    default: .standard
    }
  }

  static let red = palette(1)
  static let green = palette(2)
  static let yellow = palette(3)
  static let gray = palette(8)
  static let brightBlue = palette(12)
}

/// How a cell looks.
struct CellStyle: Hashable, Sendable {
  struct Attributes: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let bold = Attributes(rawValue: 1)
    static let dim = Attributes(rawValue: 2)
    static let italic = Attributes(rawValue: 4)
    static let underline = Attributes(rawValue: 8)
    static let reverse = Attributes(rawValue: 16)
    static let strikethrough = Attributes(rawValue: 32)
  }

  var foreground = Paint.standard
  var background = Paint.standard
  var attributes: Attributes = []

  static let plain = CellStyle()
  static let dim = CellStyle(attributes: .dim)
  static let bold = CellStyle(attributes: .bold)
}
