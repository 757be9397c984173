import Foundation

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral: String) {
    rawValue = stringLiteral
  }
}

/// The room of a preview.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// What is said of a preview. There are no previews here.
package enum PreviewNote: Sendable {
  case device(PreviewDevice?)
  case layout(PreviewLayout)
  case displayName(String?)
  case interfaceOrientation(InterfaceOrientation)
}

extension View {
  /// Sets the device of the preview.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    noting(PreviewNote.device(value))
  }

  /// Sets the room of the preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    noting(PreviewNote.layout(value))
  }

  /// Names the preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    noting(PreviewNote.displayName(value))
  }

  /// Turns the device of the preview.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    noting(PreviewNote.interfaceOrientation(value))
  }
}
