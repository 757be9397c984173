import SwiftUI

// A collection's requirements belong to no actor, and views to the main one. Tests walk the views
// on the main actor; elsewhere these stop rather than race.
extension InspectableView: @preconcurrency Sequence, @preconcurrency Collection,
  @preconcurrency BidirectionalCollection, @preconcurrency RandomAccessCollection
where View: MultipleViewContent {
  public typealias Element = InspectableView<ViewType.ClassifiedView>
  public typealias Index = Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public var count: Int { (try? place.childContents().contents.count) ?? 0 }
  public var underestimatedCount: Int { count }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }

  public subscript(index: Int) -> InspectableView<ViewType.ClassifiedView> {
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
