/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  /// Whether a drawer shows the field always.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let isAlways: Bool
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  private enum Kind: Sendable { case automatic, toolbar, sidebar, navigationBarDrawer }
  private let kind: Kind

  public static let automatic = SearchFieldPlacement(kind: .automatic)
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .navigationBarDrawer)

  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

/// A field to search with.
package struct SearchableModifier {
  package let text: Binding<String>
  package let prompt: Text?
}

extension SearchableModifier: LayerModifier {
  package var layer: SearchField { SearchField(text: text, prompt: prompt) }
  package func elementModifier(_ layer: ElementLayer) -> ElementModifier { .search(layer) }
}

/// The field of a search: what is typed there is submitted as a search.
package struct SearchField {
  let text: Binding<String>
  let prompt: Text?
}

extension SearchField: ElementView {
  package static var readsState: Bool { true }

  package func content(in environment: EnvironmentValues) -> Element.Content {
    .textField(
      TextFieldContent(
        text: text.wrappedValue,
        prompt: prompt?.resolve(locale: environment.locale).string
          ?? SystemText.search(environment.locale),
        isSecure: false, isVertical: false, style: .automatic))
  }

  package var children: EmptyView { EmptyView() }

  package func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
    switch event {
    case .setText(let new):
      guard new != text.wrappedValue else { return }
      text.wrappedValue = new
    case .submit, .activate: environment.submitAction?(.search)
    default: break
    }
  }
}

extension View {
  /// Gives the screen a field to search with.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt))
  }

  /// Gives the screen a field to search with.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: Text(prompt)))
  }

  /// Gives the screen a field to search with.
  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    modifier(SearchableModifier(text: text, prompt: Text(prompt)))
  }
}
