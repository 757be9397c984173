/// Says that there is nothing to show, and what can be done about it.
public struct ContentUnavailableView<Label, Description, Actions>
where Label: View, Description: View, Actions: View {
  package let label: Label
  package let description: Description
  package let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content {
    .contentUnavailable
  }

  package var children: TupleView<(SlotView<Label>, SlotView<Description>?, SlotView<Actions>?)> {
    TupleView(
      (
        SlotView(.label, label), .unlessEmpty(.message, description),
        .unlessEmpty(.actions, actions)
      ))
  }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUICore.Label(title, image: name)
    } description: {
      description
    }
  }

  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUICore.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image name: String, description: Text? = nil)
  where S: StringProtocol {
    self.init {
      SwiftUICore.Label(title, image: name)
    } description: {
      description
    }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String, description: Text? = nil)
  where S: StringProtocol {
    self.init {
      SwiftUICore.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

/// Says that a search has found nothing.
public struct SearchUnavailableContent {
  /// What the view is called.
  public struct Label: View {
    let text: String?

    public var body: some View {
      SwiftUICore.Label(
        text.map { String("No Results for “\($0)”") } ?? String("No Results"),
        systemImage: "magnifyingglass")
    }
  }

  /// What can be done about it.
  public struct Description: View {
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  /// There are no actions.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  @MainActor public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: nil)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }

  /// Says that the search for a text has found nothing.
  @MainActor public static func search(
    text: String
  ) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
