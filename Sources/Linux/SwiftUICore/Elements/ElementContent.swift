import Foundation

extension Element {
  /// What an element is, with all that a host has to know to show it. Plain values, no behaviour.
  package enum Content: Equatable {
    /// The top of a window, sheet or popover.
    case root
    /// A named part of its parent, such as a section's header.
    case slot(Slot)
    case text(TextContent)
    case image(ImageContent)
    /// Colours and shapes.
    case color(Color)
    case shape(ShapeContent)
    case button(ButtonContent)
    case toggle(isOn: Bool, style: ToggleContent)
    case textField(TextFieldContent)
    case textEditor(String)
    case picker(PickerContent)
    case stepper(value: String?, canIncrement: Bool, canDecrement: Bool)
    case slider(value: Double, range: ClosedRange<Double>, step: Double?)
    case datePicker(DatePickerContent)
    /// nil for work of unknown length, else 0 to 1.
    case progress(Double?)
    case gauge(Double)
    case link(URL)
    case menu
    case stack(StackContent)
    case grid(horizontalSpacing: Double?, verticalSpacing: Double?)
    case gridRow
    case spacer(minLength: Double?)
    case divider
    case list(ListContent)
    case form
    /// Slots: `header` and `footer` where there are any, `content`.
    case section
    case scroll(horizontal: Bool, vertical: Bool)
    /// A `slot(.screen(n))` for each screen, of which the last is in sight. The person goes back
    /// with `.decrement`, or with `.select(n)` to the screen n. `Element.screenTitle` and
    /// `.toolbarItems` say what stands in its bar.
    case navigationStack(NavigationContent)
    /// Slots: `sidebar`, `content` where there are three columns, `detail`.
    case navigationSplit
    /// A row that leads to another screen.
    case navigationLink
    /// Each child is a tab, its label in a `.tabItem` modifier; `.select(n)` chooses one.
    case tabs(selection: Int)
    /// Slots: `label`, and `content` while it is open; `.setExpanded` opens and closes it.
    case disclosure(isExpanded: Bool)
    /// Slots: `icon` and `title`. A bar may show the icon alone, unless the style asks for both.
    case label(keepsTitle: Bool)
    case groupBox
    case labeledContent
    /// Rows or columns that are filled one after the other.
    case lazyGrid(LazyGridContent)
    /// One or several things of a toolbar, at a place.
    case toolbarItem(ToolbarItemPlacement.Kind)
    /// Says that there is nothing to show: slots for label, message and actions.
    case contentUnavailable
  }

  package enum Slot: Equatable, Sendable {
    case header, content, footer, label, title, icon, message, actions, options, value
    case tab(Int)
    case sidebar, detail
    /// What stands at the ends of a slider or gauge.
    case minimum, maximum
    /// A screen of a navigation stack, 0 being the first.
    case screen(Int)
  }
}

/// A text with the style that it inherits; its runs carry what they override.
package struct TextContent: Equatable {
  package var text: ResolvedText
  package var font: Font?
  package var color: Color?
  package var weight: Font.Weight?
  package var isItalic: Bool
  package var lineLimit: Int?
  package var alignment: TextAlignment
  package var truncation: Text.TruncationMode
  package var design: Font.Design?
  package var width: Font.Width?
  package var isMonospaced = false
  package var isMonospacedDigit = false
  /// The line under or through the text; nil where there is none.
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  package var kerning: Double = 0
  package var tracking: Double = 0
  package var baselineOffset: Double = 0
  package var lineSpacing: Double = 0
  /// How many lines the text takes room for even when it is short.
  package var reservedLines: Int?
  package var allowsTightening = false
  package var minimumScaleFactor: Double = 1

  package var string: String { text.string }
}

package struct ImageContent: Equatable {
  package var name: String
  package var isSystem: Bool
  /// What it shows in words; nil for decoration.
  package var label: String?
  package var font: Font?
  package var color: Color?
  package var scale: Image.Scale = .medium
  /// The folder of the bundle that has the picture; nil for that of the app.
  package var bundlePath: String?
  package var resizing = Image.Resizing.none
  package var renderingMode: Image.TemplateRenderingMode?

  package init(name: String, isSystem: Bool, label: String?) {
    self.name = name
    self.isSystem = isSystem
    self.label = label
  }
}

package struct ShapeContent: Equatable {
  package enum Kind: Equatable {
    case rectangle, circle, ellipse, capsule
    case roundedRectangle(Double)
    /// Any other shape.
    case path(ShapeOutline)
  }
  package var kind: Kind
  package var fill: Color?
  package var stroke: Color?
  package var strokeStyle = StrokeStyle()
  /// Whether what an outline goes around twice is left out.
  package var isEvenOdd = false
}

package struct ButtonContent: Equatable {
  package enum Style: Equatable, Sendable {
    case automatic, plain, borderless, bordered, borderedProminent, link, custom
  }
  package var role: ButtonRole?
  package var style: Style
  /// Whether Return, or Esc, or other keys press it.
  package var shortcut: KeyboardShortcut?
}

package enum ToggleContent: Equatable, Sendable {
  case automatic, `switch`, checkbox, button, custom
}

package struct TextFieldContent: Equatable {
  package enum Style: Equatable, Sendable { case automatic, plain, roundedBorder }
  package var text: String
  package var prompt: String?
  package var isSecure: Bool
  /// Whether it grows over several lines.
  package var isVertical: Bool
  package var style: Style
}

package struct PickerContent: Equatable {
  package enum Style: Equatable, Sendable {
    case automatic, menu, segmented, radioGroup, inline, wheel, palette, navigationLink
  }
  /// What can be chosen, in order.
  package var options: [String]
  package var selection: Int?
  package var style: Style
}

package struct DatePickerContent: Equatable {
  package var date: Date
  package var earliest: Date?
  package var latest: Date?
  package var showsDate: Bool
  package var showsTime: Bool
}

package struct StackContent: Equatable {
  package enum Axis: Equatable, Sendable { case horizontal, vertical, depth }
  package var axis: Axis
  package var alignment: Alignment
  package var spacing: Double?
  package var isLazy: Bool
}

package struct ListContent: Equatable {
  package enum Selection: Equatable, Sendable { case none, single, multiple }
  package var selection: Selection
  /// The places of the selected rows among `Element.rows`.
  package var selected: [Int]
  package var style: Style = .automatic

  package enum Style: Equatable, Sendable {
    case automatic, plain, grouped, insetGrouped, inset, sidebar, bordered
  }
}

package struct NavigationContent: Equatable {
  /// How many screens are on top of the first.
  package var depth: Int
}

package struct LazyGridContent: Equatable {
  package enum Size: Equatable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    /// As many as there is room for.
    case adaptive(minimum: Double, maximum: Double)
  }

  /// The direction in which the grid grows.
  package var axis: Axis
  /// The columns of a vertical grid, the rows of a horizontal one.
  package var tracks: [Size]
  package var spacing: Double?
  package var trackSpacing: Double?
  package var alignment: Alignment
}
