/// A button that begins and ends editing.
///
/// It says "Edit", or "Done" while the environment's edit mode is active, in the language of the place.
/// https://developer.apple.com/documentation/swiftui/editbutton
public struct EditButton {
  @Environment(\.editMode) private var mode
  @Environment(\.locale) private var locale

  nonisolated public init() {}
}

extension EditButton: View {
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button {
      mode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(
        verbatim: isEditing ? SystemText.title(of: .confirm, locale) : SystemText.edit(locale))
    }
  }
}
