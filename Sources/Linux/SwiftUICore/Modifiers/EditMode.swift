/// Whether the user edits what a view shows.
public enum EditMode: Hashable, Sendable {
  /// Not now.
  case inactive
  /// For the moment: a row was swiped, for example.
  case transient
  /// Yes.
  case active

  /// Whether the view is being edited, if only for the moment.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// Whether the user edits what the view shows; nil where nothing around it can be edited.
  ///
  /// A navigation stack has one of its own where nobody has set one around it. Lists here let rows be
  /// deleted and moved in every mode.
  /// https://developer.apple.com/documentation/swiftui/environmentvalues/editmode
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Gives a container an edit mode, where there is none around it.
struct EditModeScope<Content: View>: View {
  let content: Content
  @State private var own = EditMode.inactive
  @Environment(\.editMode) private var outer

  init(content: Content) { self.content = content }

  var body: some View {
    content.environment(\.editMode, outer ?? $own)
  }
}
