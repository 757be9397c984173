import Foundation

extension Path: Shape {
  /// The path itself, whatever the rectangle.
  nonisolated public func path(in _: CGRect) -> Path { self }
}
