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
}

extension InspectableView where View == ViewType.Text {
  /// What the text says in a language.
  public func string(locale: Locale = .testsDefault) throws -> String {
    try text().resolve(locale: locale).string
  }

  /// What the text says, with how its parts look.
  public func attributedString(locale: Locale = .testsDefault) throws -> AttributedString {
    try text().resolve(locale: locale).runs.reduce(into: AttributedString()) { result, run in
      var part = AttributedString(run.text)
      part.font = run.attributes.font
      part.foregroundColor = run.attributes.foregroundColor
      part.kern = run.attributes.kerning
      part.tracking = run.attributes.tracking
      part.baselineOffset = run.attributes.baselineOffset
      part.underlineStyle = run.attributes.underline
      part.strikethroughStyle = run.attributes.strikethrough
      result += part
    }
  }

  /// The images within the text.
  public func images() throws -> [Image] {
    try text().resolve(locale: .testsDefault).images
  }

  /// How the text looks, as far as it says so itself.
  public func attributes() throws -> ViewType.Text.Attributes {
    ViewType.Text.Attributes(try text().resolve(locale: .testsDefault))
  }

  private func text() throws -> Text { try Inspector.cast(value: place.view, type: Text.self) }
}
