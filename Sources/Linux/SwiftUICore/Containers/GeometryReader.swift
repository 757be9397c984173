import Foundation

/// Content that is made for the room it has.
public struct GeometryReader<Content> where Content: View {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public var body: some View { GeometryContent(content: content) }
}

private struct GeometryContent<Content: View>: View {
  @Environment(\.containerSize) private var size
  let content: (GeometryProxy) -> Content

  var body: some View {
    ZStack(alignment: .topLeading) { content(GeometryProxy(size: size)) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension EnvironmentValues {
  /// The size of what the view is in, as far as the host has told; else zero.
  @Entry package var containerSize: CGSize = CGSize.zero
}

/// The size and place of a view.
public struct GeometryProxy: Sendable {
  /// The size of the view's container. Zero where the host does not measure views.
  public let size: CGSize

  package init(size: CGSize) {
    self.size = size
  }

  /// The room that bars take at the edges: none here.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame of the container; its origin is not known here.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  public subscript<T>(anchor: Anchor<T>) -> T {
    resolve(anchor.source.geometry) as? T ?? anchorMismatch(T.self)
  }

  private func resolve<T>(_ geometry: Anchor<T>.Source.Geometry) -> Any {
    switch geometry {
    case .bounds: CGRect(origin: .zero, size: size)
    case .rect(let rect): rect
    case .point(let point): point
    case .unitPoint(let point): CGPoint(x: point.x * size.width, y: point.y * size.height)
    }
  }

  private func anchorMismatch<T>(_ type: T.Type) -> T {
    preconditionFailure("an anchor of \(type) has no such source")
  }
}

/// What coordinates count from.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

/// What a view calls its coordinates.
package struct CoordinateSpaceNote {
  package let name: AnyHashable
}

extension View {
  /// Names the coordinates of the view.
  nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    noting(CoordinateSpaceNote(name: AnyHashable(name)))
  }
}
