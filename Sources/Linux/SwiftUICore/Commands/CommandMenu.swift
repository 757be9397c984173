/// A menu of the app's own.
public struct CommandMenu<Content> where Content: View {
  package let title: Text
  package let content: Content

  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(nameKey)
    self.content = content()
  }

  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ name: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    title = Text(name)
    self.content = content()
  }
}

extension CommandMenu: PrimitiveCommands {
  public static func _makeCommands(_ commands: Self, _ outputs: inout _SceneOutputs) {
    outputs.commandDescriptions.append(.menu(commands.title, AnyView(commands.content)))
  }
}

/// Commands in one of the standard menus.
public struct CommandGroup<Content> where Content: View {
  package let placement: CommandGroupPlacement
  package let position: CommandDescription.Position
  package let content: Content

  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = group
    position = .before
    content = addition()
  }

  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = group
    position = .after
    content = addition()
  }

  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = group
    position = .replacing
    content = addition()
  }
}

extension CommandGroup: PrimitiveCommands {
  public static func _makeCommands(_ commands: Self, _ outputs: inout _SceneOutputs) {
    outputs.commandDescriptions.append(
      .group(commands.placement, commands.position, AnyView(commands.content)))
  }
}
