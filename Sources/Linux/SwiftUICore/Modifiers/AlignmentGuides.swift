import Foundation

/// The size of a view, and where its guides are.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat

  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .leading: 0
    case .trailing: width
    default: width / 2
    }
  }

  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top: 0
    case .bottom: height
    default: height / 2
    }
  }
}

/// Where a guide of a view is.
package enum AlignmentGuideNote {
  case horizontal(HorizontalAlignment, (ViewDimensions) -> CGFloat)
  case vertical(VerticalAlignment, (ViewDimensions) -> CGFloat)
}

extension View {
  /// Says where a guide of the view is. Hosts here align by the view's own guides.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    noting(AlignmentGuideNote.horizontal(g, computeValue))
  }

  /// Says where a guide of the view is. Hosts here align by the view's own guides.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    noting(AlignmentGuideNote.vertical(g, computeValue))
  }
}
