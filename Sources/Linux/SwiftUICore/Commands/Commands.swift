/// Menus, and groups of commands for the standard ones, that a scene adds.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Not for apps: what the commands amount to.
  @MainActor @preconcurrency
  static func _makeCommands(_ commands: Self, _ outputs: inout _SceneOutputs)
}

extension Commands {
  public static func _makeCommands(_ commands: Self, _ outputs: inout _SceneOutputs) {
    var bound = commands
    outputs.properties?.bind(&bound)
    Body._makeCommands(bound.body, &outputs)
  }
}

extension Never: Commands {}

/// Commands that have no body.
package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

/// Makes commands out of the statements in a closure.
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Commands {
    content
  }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Commands {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> some Commands where repeat each Content: Commands {
    var list: [any Commands] = []
    repeat list.append(each content)
    return _CommandsList(list: list)
  }

  public static func buildIf<Content>(_ content: Content?) -> Content?
  where Content: Commands {
    content
  }

  public static func buildEither<Content>(first: Content) -> _CommandsList
  where Content: Commands {
    _CommandsList(list: [first])
  }

  public static func buildEither<Content>(second: Content) -> _CommandsList
  where Content: Commands {
    _CommandsList(list: [second])
  }

  public static func buildLimitedAvailability(_ content: any Commands) -> some Commands {
    _CommandsList(list: [content])
  }
}

extension Optional: Commands where Wrapped: Commands {
  public var body: Never { preconditionFailure("Optional has no body") }

  public static func _makeCommands(_ commands: Self, _ outputs: inout _SceneOutputs) {
    if let commands { Wrapped._makeCommands(commands, &outputs) }
  }
}

/// No commands.
public struct EmptyCommands {
  nonisolated public init() {}
}

extension EmptyCommands: PrimitiveCommands {
  public static func _makeCommands(_ commands: Self, _ outputs: inout _SceneOutputs) {}
}

/// Several sets of commands.
public struct _CommandsList {
  package let list: [any Commands]
}

extension _CommandsList: PrimitiveCommands {
  public static func _makeCommands(_ commands: Self, _ outputs: inout _SceneOutputs) {
    for commands in commands.list { make(commands, &outputs) }
  }

  @MainActor private static func make<C: Commands>(_ commands: C, _ outputs: inout _SceneOutputs) {
    C._makeCommands(commands, &outputs)
  }
}
