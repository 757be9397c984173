/// How a system presents, where systems and their versions differ, or where a test is to be harder
/// on an app than the system at hand.
///
/// A new value is how the hosts here present. A test sets what it wants before it shows a view:
///
/// ```swift
/// let graph = ViewGraph()
/// graph.manners.dismissal = .turns(3)
/// graph.manners.refusals = 1
/// graph.setRoot(ContentView())
/// ```
package struct PresentationManners {
  /// How long it takes until something that is dismissed is off screen.
  package enum Dismissal: Equatable, Sendable {
    /// It is gone in the turn in which it is dismissed.
    case immediate
    /// It is gone that many turns of the graph after the one in which it was dismissed.
    case turns(Int)
    /// It is gone when the host, or the test, says so: `ViewGraph.finishDismissal(of:)`.
    case manual
  }

  /// What comes first when a button of an alert or dialog is pressed. Apple's documentation has the
  /// alert dismissed "after the action runs"; apps see both orders.
  /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)
  package enum PressOrder: Equatable, Sendable {
    /// The button's action, then `false` into the binding.
    case actionFirst
    /// `false` into the binding, then the button's action.
    case bindingFirst
  }

  package var dismissal = Dismissal.immediate
  /// So many of the next presentations are refused, though nothing is in their way.
  package var refusals = 0
  package var pressOrder = PressOrder.actionFirst
  /// Whether an alert with a destructive action and without a cancel action gets a Cancel. Apple
  /// documents that alerts have "no default cancel action"; iOS has been seen to add one:
  /// https://enebin.medium.com/swiftui-breif-informations-about-apples-alert-window-policy-98fb57fc11cf
  package var addsCancelToDestructiveAlerts = false
  /// Whether a confirmation dialog without a cancel action gets one, as Apple documents: "Dialogs
  /// include a standard dismiss action by default".
  /// https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)
  package var addsCancelToDialogs = true
  /// Whether `onDisappear` is called for views inside what is presented.
  package var callsDisappearInPresentations = true
  /// Whether a window in the background is still evaluated.
  package var evaluatesInBackground = true

  package init() {}
}
