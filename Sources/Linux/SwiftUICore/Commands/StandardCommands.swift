// The standard sets of commands. Hosts here have no menu items of their own for them to add.

/// The standard commands for a sidebar: none here.
public struct SidebarCommands {
  nonisolated public init() {}
}

extension SidebarCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}

/// The standard commands for editing text: none here.
public struct TextEditingCommands {
  nonisolated public init() {}
}

extension TextEditingCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}

/// The standard commands for formatting text: none here.
public struct TextFormattingCommands {
  nonisolated public init() {}
}

extension TextFormattingCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}

/// The standard commands for a toolbar: none here.
public struct ToolbarCommands {
  nonisolated public init() {}
}

extension ToolbarCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}

/// The standard commands for an inspector: none here.
public struct InspectorCommands {
  nonisolated public init() {}
}

extension InspectorCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}

/// The standard commands for importing from other devices: none here.
public struct ImportFromDevicesCommands {
  nonisolated public init() {}
}

extension ImportFromDevicesCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}
