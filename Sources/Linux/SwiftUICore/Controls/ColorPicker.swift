import Foundation

/// A control that chooses a colour. Hosts here offer the system's colours by name.
public struct ColorPicker<Label> where Label: View {
  package let selection: Binding<Color>
  package let supportsOpacity: Bool
  package let label: Label

  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where S: StringProtocol {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: View {
  public var body: some View {
    Picker(selection: selection) {
      ForEach(NamedColor.all) { Text(verbatim: $0.id).tag($0.color) }
    } label: {
      label
    }
  }
}

/// A colour that a person can choose by its name.
private struct NamedColor: Identifiable, Sendable {
  let id: String
  let color: Color

  static let all: [NamedColor] = [
    ("Red", Color.red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green),
    ("Mint", .mint), ("Teal", .teal), ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo),
    ("Purple", .purple), ("Pink", .pink), ("Brown", .brown), ("White", .white), ("Gray", .gray),
    ("Black", .black),
  ].map { NamedColor(id: $0.0, color: $0.1) }
}
