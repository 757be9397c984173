/// Windows of the same kind.
public struct WindowGroup<Content> where Content: View {
  let id: String?
  let title: Text?
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    id = nil
    title = nil
    self.content = content()
  }

  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    title = nil
    self.content = content()
  }

  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    id = nil
    self.title = title
    self.content = content()
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    id = nil
    title = Text(titleKey)
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    id = nil
    self.title = Text(title)
    self.content = content()
  }

  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.title = title
    self.content = content()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.id = id
    title = Text(titleKey)
    self.content = content()
  }
}

extension WindowGroup: PrimitiveScene {
  public static func _makeScenes(_ scene: Self, _ outputs: inout _SceneOutputs) {
    outputs.windows.append(
      WindowDescription(
        kind: .group, id: scene.id, title: scene.title, content: AnyView(scene.content)))
  }
}

/// One window of its own.
public struct Window<Content> where Content: View {
  let id: String
  let title: Text
  let content: Content

  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.title = title
    self.content = content()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(Text(title), id: id, content: content)
  }
}

extension Window: PrimitiveScene {
  public static func _makeScenes(_ scene: Self, _ outputs: inout _SceneOutputs) {
    outputs.windows.append(
      WindowDescription(
        kind: .single, id: scene.id, title: scene.title, content: AnyView(scene.content)))
  }
}

/// The window of an app's settings.
public struct Settings<Content> where Content: View {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Settings: PrimitiveScene {
  public static func _makeScenes(_ scene: Self, _ outputs: inout _SceneOutputs) {
    outputs.windows.append(
      WindowDescription(
        kind: .settings, id: nil, title: nil, content: AnyView(scene.content)))
  }
}
