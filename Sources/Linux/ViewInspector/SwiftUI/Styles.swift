import SwiftUI
import SwiftUICore

// A style is inspected by what its body shows for a configuration whose views are placeholders.

extension ButtonStyle {
  /// Starts an inspection of what the style shows.
  @MainActor @preconcurrency
  public func inspect(isPressed: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
    try MainThread.run {
      try makeBody(configuration: ButtonStyleConfiguration(isPressed: isPressed)).inspect()
    }
  }
}

extension PrimitiveButtonStyle {
  /// Starts an inspection of what the style shows; `onTrigger` is what the button is for.
  @MainActor @preconcurrency
  public func inspect(
    onTrigger: @escaping () -> Void = {}
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try MainThread.run {
      let configuration = PrimitiveButtonStyleConfiguration(onTrigger: onTrigger)
      return try makeBody(configuration: configuration).inspect()
    }
  }
}

extension ToggleStyle {
  /// Starts an inspection of what the style shows.
  @MainActor @preconcurrency
  public func inspect(isOn: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
    try MainThread.run {
      try makeBody(configuration: ToggleStyleConfiguration(isOn: isOn)).inspect()
    }
  }
}

extension LabelStyle {
  /// Starts an inspection of what the style shows.
  @MainActor @preconcurrency
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try MainThread.run {
      let empty = AnyView(EmptyView())
      let configuration = LabelStyleConfiguration(title: .init(empty), icon: .init(empty))
      return try makeBody(configuration: configuration).inspect()
    }
  }
}

extension GroupBoxStyle {
  /// Starts an inspection of what the style shows.
  @MainActor @preconcurrency
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try MainThread.run {
      let empty = AnyView(EmptyView())
      let configuration = GroupBoxStyleConfiguration(label: .init(empty), content: .init(empty))
      return try makeBody(configuration: configuration).inspect()
    }
  }
}

extension ButtonStyleConfiguration {
  init(isPressed: Bool) {
    self.init(role: nil, label: .init(AnyView(EmptyView())), isPressed: isPressed)
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// A configuration that does this when it is triggered.
  public init(onTrigger: @escaping () -> Void) {
    // The public package takes a plain closure, too. Buttons run it where the test made it: on the
    // main actor.
    nonisolated(unsafe) let trigger = onTrigger
    self.init(role: nil, label: .init(AnyView(EmptyView())), action: { trigger() })
  }
}

extension ToggleStyleConfiguration {
  init(isOn: Bool) {
    self.init(
      label: .init(AnyView(EmptyView())), isOn: Binding(wrappedValue: isOn), isMixed: false)
  }
}

extension Binding {
  /// A binding to a value of its own, for tests.
  public init(wrappedValue: Value) {
    self.init(location: StateBox(wrappedValue))
  }
}

extension ViewType {
  /// The views that a style is given to arrange.
  public struct StyleConfiguration {
    public struct Label: KnownViewType {
      public static let typePrefix = "StyleConfiguration.Label"
      public static func inspectionCall(typeName: String) -> String {
        "styleConfigurationLabel(\(ViewType.indexPlaceholder))"
      }
    }

    public struct Content: KnownViewType {
      public static let typePrefix = "StyleConfiguration.Content"
      public static func inspectionCall(typeName: String) -> String {
        "styleConfigurationContent(\(ViewType.indexPlaceholder))"
      }
    }

    public struct Title: KnownViewType, DescribedKind {
      public static let typePrefix = "StyleConfiguration.Title"
      static let expectedName = "LabelStyleConfiguration.Title"
      public static func inspectionCall(typeName: String) -> String {
        "styleConfigurationTitle(\(ViewType.indexPlaceholder))"
      }
    }

    public struct Icon: KnownViewType, DescribedKind {
      public static let typePrefix = "StyleConfiguration.Icon"
      static let expectedName = "LabelStyleConfiguration.Icon"
      public static func inspectionCall(typeName: String) -> String {
        "styleConfigurationIcon(\(ViewType.indexPlaceholder))"
      }
    }

    public struct CurrentValueLabel: KnownViewType {
      public static let typePrefix = "StyleConfiguration.CurrentValueLabel"
      public static func inspectionCall(typeName: String) -> String {
        "styleConfigurationCurrentValueLabel(\(ViewType.indexPlaceholder))"
      }
    }
  }
}
