/// A title with an icon.
public struct Label<Title, Icon> where Title: View, Icon: View {
  package let title: Title
  package let icon: Icon

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  public var body: some View { StyledLabel(title: title, icon: icon) }
}

/// The label as the style in force makes it.
private struct StyledLabel<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  let title: Title
  let icon: Icon

  var body: some View {
    if let style {
      style.makeView(
        LabelStyleConfiguration(title: .init(AnyView(title)), icon: .init(AnyView(icon))))
    } else {
      LabelElement(title: title, icon: icon)
    }
  }
}

struct LabelElement<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  var keepsTitle = false
}

extension LabelElement: ElementView {
  func content(in environment: EnvironmentValues) -> Element.Content {
    .label(keepsTitle: keepsTitle)
  }
  var children: TupleView<(SlotView<Icon>, SlotView<Title>)> {
    TupleView((SlotView(.icon, icon), SlotView(.title, title)))
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(name)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.title = Text(title)
    icon = Image(name)
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}
