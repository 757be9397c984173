import Foundation

/// A control that opens a URL.
public struct Link<Label> where Label: View {
  package let destination: URL
  package let label: Label

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content {
    .link(destination)
  }

  package var children: Label { label }

  package func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
    guard case .activate = event else { return }
    environment.openURL(destination)
  }
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.destination = destination
    label = Text(titleKey)
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.destination = destination
    label = Text(title)
  }
}
