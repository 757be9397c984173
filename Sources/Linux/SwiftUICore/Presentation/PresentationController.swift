/// Decides what of that which views ask for is presented: one thing at a time from one place, as on
/// iOS, whose rules are the stricter ones (AppKit queues the sheets of a window).
///
/// A place is a window, or what is presented over it. The rules, and where they are known from:
///
/// 1. While something is presented from a place, or is on its way off screen, an alert, a dialog or
///    a popover that is asked for there is refused: nothing comes on screen, the log says so once,
///    and the binding stays true. UIKit refuses to present on what "is already presenting":
///    https://github.com/deltachat/deltachat-ios/issues/2736,
///    https://github.com/neel-makhecha/AlertX/issues/7,
///    https://github.com/danielsaidi/Sheeeeeeeeet/issues/7 (a popover is in the way, too), and
///    https://github.com/pointfreeco/swift-composable-architecture/issues/1277 (during a dismissal).
/// 2. What was refused is not tried again, as UIKit never hears of it again: the binding has to
///    become false, and true once more. Apple documents neither; it is what the reports show.
/// 3. A sheet or cover waits until its place is free, and comes then, first come, first served; the
///    log says so. https://github.com/subconsciousnetwork/subconscious/issues/900
/// 4. What is presented from inside a sheet lies over that sheet, and so is in nobody's way:
///    https://github.com/nathantannar4/Transmission/issues/69
/// 5. What ends and what begins in one update is no conflict where a dismissal takes no time: views
///    are evaluated first, then is decided what is presented.
/// 6. With a sheet goes what is presented over it.
@MainActor
package final class PresentationController {
  /// What is up, lowest first.
  private(set) var presented: [Presentation] = []
  /// What is still on its way off screen.
  private(set) var dismissing: [Presentation] = []
  var manners = PresentationManners()
  /// Is told of a presentation that is refused or has to wait.
  var report: (String) -> Void = { RuntimeWarning.report($0) }

  private struct WeakRequest {
    weak var request: (any PresentationRequest)?
  }

  private struct Leaving {
    let presentation: Presentation
    /// How many turns it has left; nil where somebody else says when it is gone.
    var turns: Int?
    /// What the person chose, to be done at the end.
    let then: (() -> Void)?
  }

  /// What was asked for in this update, in order.
  private var asked: [WeakRequest] = []
  /// Sheets whose place is taken, in the order in which they were asked for.
  private var waiting: [WeakRequest] = []
  private var leaving: [Leaving] = []
  private let didChange: () -> Void

  init(didChange: @escaping () -> Void) {
    self.didChange = didChange
  }

  /// Whether what is dismissed stays on screen for a while.
  var takesTime: Bool { manners.dismissal != .immediate }

  // MARK: Presenting

  func ask(_ request: any PresentationRequest) {
    asked.append(WeakRequest(request: request))
  }

  func withdraw(_ request: any PresentationRequest) {
    asked.removeAll { $0.request === request || $0.request == nil }
    waiting.removeAll { $0.request === request || $0.request == nil }
  }

  /// Decides on what was asked for, once all views that had to be have been evaluated; says whether
  /// there was anything.
  func settle() -> Bool {
    guard !asked.isEmpty || !waiting.isEmpty else { return false }
    let before = (presented.count, manners.refusals)
    for entry in waiting {
      guard let request = entry.request, isFree(request.place), !isRefusedOnce() else { continue }
      withdraw(request)
      begin(request)
    }
    let new = asked
    asked = []
    for entry in new {
      guard let request = entry.request else { continue }
      decide(request)
    }
    return !new.isEmpty || before != (presented.count, manners.refusals)
  }

  private func decide(_ request: any PresentationRequest) {
    if isFree(request.place), !isRefusedOnce() { return begin(request) }
    guard request.kind.waits else { return report(refusal(of: request)) }
    waiting.append(WeakRequest(request: request))
    report(
      "a sheet waits: only one is presented at a time, and the next one comes when that has been "
        + "dismissed")
  }

  private func begin(_ request: any PresentationRequest) {
    guard let presentation = request.present() else { return }
    presentation.controller = self
    presented.append(presentation)
    didChange()
  }

  private func isFree(_ place: Presentation?) -> Bool {
    if let place, place.phase != .presented { return false }
    return occupant(of: place) == nil
  }

  private func occupant(of place: Presentation?) -> Presentation? {
    (presented + dismissing).first { $0.place === place }
  }

  private func isRefusedOnce() -> Bool {
    guard manners.refusals > 0 else { return false }
    manners.refusals -= 1
    return true
  }

  private func refusal(of request: any PresentationRequest) -> String {
    let place = request.place?.kind.phrase ?? "its window"
    let reason =
      switch occupant(of: request.place) {
      case let occupant? where occupant.phase == .dismissing:
        "\(place) is still dismissing \(occupant.kind.phrase)"
      case let occupant?: "\(place) is already presenting \(occupant.kind.phrase)"
      case nil: "\(place) cannot present now"
      }
    return "\(request.kind.phrase) is not presented, and will not be until it is asked for anew: "
      + reason
  }

  // MARK: Dismissing

  /// Takes a presentation, and what is over it, off screen.
  ///
  /// - Parameter then: What is done once it is off screen.
  func dismiss(_ presentation: Presentation, then: (() -> Void)? = nil) {
    guard presentation.phase == .presented else { return }
    let going = presented.filter { $0 === presentation || $0.isOver(presentation) }
    presented.removeAll { $0 === presentation || $0.isOver(presentation) }
    for one in going {
      one.phase = .dismissing
      leaving.append(
        Leaving(presentation: one, turns: turns, then: one === presentation ? then : nil))
    }
    dismissing += going
    didChange()
    if !takesTime { finish(presentation) }
  }

  private var turns: Int? {
    if case .turns(let count) = manners.dismissal { max(0, count) } else { nil }
  }

  /// A presentation, and what was over it, is off screen.
  func finish(_ presentation: Presentation) {
    guard presentation.phase == .dismissing else { return }
    for one in dismissing.reversed() where one.isOver(presentation) { end(one) }
    end(presentation)
  }

  private func end(_ presentation: Presentation) {
    presentation.phase = .gone
    dismissing.removeAll { $0 === presentation }
    let entry = leaving.first { $0.presentation === presentation }
    leaving.removeAll { $0.presentation === presentation }
    didChange()
    entry?.then?()
    presentation.whenGone?()
    presentation.whenGone = nil
  }

  /// Whether turns have to go on so that something gets off screen.
  var countsTurns: Bool { leaving.contains { $0.turns != nil } }

  /// A turn of the graph has passed; says whether something is off screen now.
  func passTurn() -> Bool {
    var over: [Presentation] = []
    for index in leaving.indices {
      guard let left = leaving[index].turns else { continue }
      if left == 0 { over.append(leaving[index].presentation) }
      leaving[index].turns = left - 1
    }
    over.forEach(finish)
    return !over.isEmpty
  }

  func finishAll() {
    while let last = dismissing.last { finish(last) }
  }
}

extension Presentation.Kind {
  /// Whether it comes later where its place is taken; what does not is refused.
  fileprivate var waits: Bool {
    switch self {
    case .sheet, .fullScreenCover: true
    case .alert, .confirmationDialog, .popover: false
    }
  }

  fileprivate var phrase: String {
    switch self {
    case .alert: "an alert"
    case .confirmationDialog: "a confirmation dialog"
    case .sheet: "a sheet"
    case .fullScreenCover: "a full-screen cover"
    case .popover: "a popover"
    }
  }
}

/// What a modifier asks to be presented.
@MainActor
protocol PresentationRequest: AnyObject {
  var kind: Presentation.Kind { get }
  /// Over what it would be presented; nil for the window.
  var place: Presentation? { get }
  /// Makes it, if it is still wanted.
  func present() -> Presentation?
}
