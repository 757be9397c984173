extension ViewGraph {
  /// What is presented, lowest first: not what is on its way off screen.
  package var presentations: [Presentation] { presenting.presented }

  /// What has been dismissed and is still to be seen.
  package var dismissing: [Presentation] { presenting.dismissing }

  /// How this graph presents. To be set before what it is about.
  package var manners: PresentationManners {
    get { presenting.manners }
    set { presenting.manners = newValue }
  }

  /// How long a dismissal takes. A host that lets what it dismisses go slowly sets `.manual` and
  /// says when each is gone.
  package var dismissal: PresentationManners.Dismissal {
    get { manners.dismissal }
    set { manners.dismissal = newValue }
  }

  /// Says that a presentation, and what was over it, is off screen.
  package func finishDismissal(of presentation: Presentation) { presenting.finish(presentation) }

  /// Says that all that was dismissed is off screen.
  package func finishDismissals() { presenting.finishAll() }

  /// Is told, instead of the log, of what is refused or has to wait.
  package var onRefusal: (String) -> Void {
    get { presenting.report }
    set { presenting.report = newValue }
  }
}
