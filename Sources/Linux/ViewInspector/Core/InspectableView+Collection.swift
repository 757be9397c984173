import SwiftUI

// A collection's requirements belong to no actor, and views to the main one: each call brings
// itself there.
extension InspectableView: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where View: MultipleViewContent {
  public typealias Element = InspectableView<ViewType.ClassifiedView>
  public typealias Index = Int

  nonisolated public var startIndex: Int { 0 }
  nonisolated public var endIndex: Int { count }
  nonisolated public var underestimatedCount: Int { count }
  nonisolated public func index(after i: Int) -> Int { i + 1 }
  nonisolated public func index(before i: Int) -> Int { i - 1 }

  nonisolated public var count: Int {
    MainThread.enter(or: 0) { (try? place.childContents().contents.count) ?? 0 }
  }

  nonisolated public subscript(index: Int) -> InspectableView<ViewType.ClassifiedView> {
    MainThread.enter(or: InspectableView<ViewType.ClassifiedView>(trusting: place)) {
      do {
        return try child(at: index, ViewType.ClassifiedView.self)
      } catch {
        // A collection cannot throw: the element says that it is not there.
        let absent = Content(AbsentView(error: error), medium: content.medium)
        return InspectableView<ViewType.ClassifiedView>(
          trusting: InspectedView(absent, parent: place, call: "[\(index)]"))
      }
    }
  }
}
