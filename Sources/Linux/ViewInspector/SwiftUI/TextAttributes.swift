import Foundation
import SwiftUI
import SwiftUICore

extension ViewType.Text {
  /// How a text looks: each attribute is an error where the text does not say it.
  public struct Attributes {
    private let runs: [ResolvedText.Run]
    /// What the text inherits where it does not say itself.
    private let inherited: Inherited
    private let isInvalid: Bool

    @MainActor
    init(_ text: ResolvedText, environment medium: Content.Medium) {
      runs = text.runs.filter { $0.image == nil }
      inherited = Inherited(medium)
      isInvalid = false
    }

    private init(runs: [ResolvedText.Run], _ inherited: Inherited, isInvalid: Bool) {
      self.runs = runs
      self.inherited = inherited
      self.isInvalid = isInvalid
    }

    /// The attributes of a part of the text, by the places of its characters.
    public subscript<R>(_ range: R) -> Attributes where R: RangeExpression, R.Bound == Int {
      let total = runs.reduce(0) { $0 + $1.text.count }
      let range = range.relative(to: 0..<Int.max)
      let isOpen = range.upperBound == Int.max
      let isValid = range.lowerBound >= 0 && (isOpen || range.upperBound <= total)
      return part(range, isInvalid: !isValid || range.lowerBound > total)
    }

    /// The attributes of a part of the text, by the indices of its string.
    public subscript<R>(_ range: R) -> Attributes
    where R: RangeExpression, R.Bound == String.Index {
      let string = runs.reduce(into: "") { $0 += $1.text }
      let range = range.relative(to: string)
      guard range.upperBound <= string.endIndex else { return part(0..<0, isInvalid: true) }
      let lower = string.distance(from: string.startIndex, to: range.lowerBound)
      let upper = string.distance(from: string.startIndex, to: range.upperBound)
      return part(lower..<upper, isInvalid: false)
    }

    private func part(_ range: Range<Int>, isInvalid: Bool) -> Attributes {
      var start = 0
      let part = runs.filter { run in
        let bounds = start..<start + run.text.count
        start = bounds.upperBound
        return bounds.overlaps(range)
      }
      return Attributes(runs: part, inherited, isInvalid: self.isInvalid || isInvalid)
    }

    public func isBold() throws -> Bool {
      try required("bold") { $0.isBold ?? ($0.weight == .bold ? true : nil) }
    }

    public func isItalic() throws -> Bool { try required("italic") { $0.isItalic } }

    public func font() throws -> Font { try required("font", inherited.font) { $0.font } }
    public func fontWeight() throws -> Font.Weight { try required("fontWeight") { $0.weight } }

    public func foregroundColor() throws -> Color {
      try required("foregroundColor", inherited.foregroundColor) { $0.foregroundColor }
    }

    public func isStrikethrough() throws -> Bool {
      try value("strikethrough") { $0.isStruckThrough } ?? false
    }

    public func strikethroughColor() throws -> Color? {
      try required("strikethrough") { $0.strikethrough }.color
    }

    public func strikethroughStyle() throws -> NSUnderlineStyle {
      NSUnderlineStyle(try required("strikethrough") { $0.strikethrough })
    }

    public func isUnderline() throws -> Bool {
      try value("underline") { $0.isUnderlined } ?? false
    }

    public func underlineColor() throws -> Color? {
      try required("underline") { $0.underline }.color
    }

    public func underlineStyle() throws -> NSUnderlineStyle {
      NSUnderlineStyle(try required("underline") { $0.underline })
    }

    public func kerning() throws -> CGFloat { try required("kerning") { $0.kerning } }
    public func tracking() throws -> CGFloat { try required("tracking") { $0.tracking } }

    public func baselineOffset() throws -> CGFloat {
      try required("baselineOffset") { $0.baselineOffset }
    }

    private func required<V: Equatable>(
      _ name: String, _ inherited: V? = nil, _ read: (TextAttributes) -> V?
    ) throws -> V {
      guard let value = try value(name, { read($0) ?? inherited }) else {
        throw InspectionError.textAttribute("Text does not have '\(name)' modifier")
      }
      return value
    }

    /// The value that all parts agree on; nil where none has one.
    private func value<V: Equatable>(
      _ name: String, _ read: (TextAttributes) -> V?
    ) throws -> V? {
      guard !isInvalid else { throw InspectionError.textAttribute("Invalid text range") }
      let values = runs.map { read($0.attributes) }
      guard let first = values.compactMap({ $0 }).first else { return nil }
      guard values.allSatisfy({ $0 != nil }) else {
        throw InspectionError.textAttribute("Modifier '\(name)' is applied only to a subrange")
      }
      guard values.allSatisfy({ $0 == first }) else {
        throw InspectionError.textAttribute("Modifier '\(name)' has different values in subranges")
      }
      return first
    }
  }
}

/// What a text inherits from the nearest modifier around it.
private struct Inherited {
  let font: Font?
  let foregroundColor: Color?

  @MainActor
  init(_ medium: Content.Medium) {
    font = Self.value(\.font, medium)
    foregroundColor = Self.value(\.foregroundColor, medium)
  }

  @MainActor
  private static func value<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V?>, _ medium: Content.Medium
  ) -> V? {
    for modifier in medium.environmentModifiers.reversed() {
      if let writing = modifier.value as? _EnvironmentKeyWritingModifier<V?>,
        writing.keyPath == keyPath
      {
        return writing.value
      }
    }
    return nil
  }
}

/// The look of a line under or through text. Linux has no such type.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  init(_ style: Text.LineStyle) {
    switch style.pattern.kind {
    case .solid: self = .single
    case .dot: self = [.single, .patternDot]
    case .dash: self = [.single, .patternDash]
    case .dashDot: self = [.single, .patternDashDot]
    case .dashDotDot: self = [.single, .patternDashDotDot]
    }
  }
}
