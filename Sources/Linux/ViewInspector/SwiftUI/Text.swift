import SwiftUI
import SwiftUICore

extension ViewType {
  /// `Text`
  public struct Text: KnownViewType {
    public static let typePrefix = "Text"
  }
}

extension InspectableView where View: SingleViewContent {
  public func text() throws -> InspectableView<ViewType.Text> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func text(_ index: Int) throws -> InspectableView<ViewType.Text> { try child(at: index) }
}

extension Text: KnownView {
  var viewType: any BaseViewType.Type { ViewType.Text.self }
  static var isLeaf: Bool { true }
}

extension Content {
  /// What the text says in a language; an error where the view is no text.
  func string(locale: Locale) throws -> String {
    try Inspector.cast(value: view, type: Text.self).inspectedString(locale: locale)
  }
}

extension InspectableView where View == ViewType.Text {
  /// What the text says in a language.
  public func string(locale: Locale = .testsDefault) throws -> String {
    try MainThread.run { try place.content.string(locale: locale) }
  }

  /// What the text says, with how its parts look.
  public func attributedString(locale: Locale = .testsDefault) throws -> AttributedString {
    try MainThread.run {
      let text = try text()
      if case .attributed(let string) = text.storage { return string }
      throw InspectionError.notSupported(
        "Please use attributes() for accessing the text styles on this view")
    }
  }

  /// The images within the text.
  public func images() throws -> [Image] {
    try MainThread.run { try text().resolve(locale: .testsDefault).images }
  }

  /// How the text looks, as far as it says so itself or its environment does.
  public func attributes() throws -> ViewType.Text.Attributes {
    try MainThread.run {
      ViewType.Text.Attributes(
        try text().resolve(locale: .testsDefault), environment: place.content.medium)
    }
  }

  private func text() throws -> Text { try Inspector.cast(value: place.view, type: Text.self) }
}
