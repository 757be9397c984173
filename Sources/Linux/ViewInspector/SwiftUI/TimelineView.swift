import SwiftUI
import SwiftUICore

extension ViewType {
  /// `TimelineView`
  public struct TimelineView: KnownViewType {
    public static let typePrefix = "TimelineView"
  }
}

extension InspectableView where View: SingleViewContent {
  public func timelineView() throws -> InspectableView<ViewType.TimelineView> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func timelineView(_ index: Int) throws -> InspectableView<ViewType.TimelineView> {
    try child(at: index)
  }
}

@MainActor
private protocol TimelineValue {
  func timelineContent(_ context: TimelineViewDefaultContext) -> any View
}

extension TimelineView: TimelineValue where Content: View {
  func timelineContent(_ context: TimelineViewDefaultContext) -> any View { content(context) }
}

extension TimelineView: KnownView where Content: View {
  var viewType: any BaseViewType.Type { ViewType.TimelineView.self }

  var supplements: [Supplement] {
    [
      Supplement.views("contentView()") {
        content(TimelineViewDefaultContext())
      }
    ]
  }
}

extension InspectableView where View == ViewType.TimelineView {
  /// What the timeline shows at a time.
  public func contentView(
    _ context: TimelineViewDefaultContext = TimelineViewDefaultContext()
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try MainThread.run {
      let timeline = try place.value((any TimelineValue).self)
      let supplement = Supplement.views("contentView()") { timeline.timelineContent(context) }
      return try InspectableView<ViewType.ClassifiedView>(place.place(supplement))
    }
  }
}

extension TimelineView.Context {
  /// A time for tests: now, unless they say another.
  public init(date: Date = Date(), cadence: Cadence = .live) {
    self.init(date: date, every: cadence)
  }
}
