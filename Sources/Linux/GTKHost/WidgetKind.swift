#if GTK
  import CGtk
  import SwiftUICore

  /// Which class of widget shows an element. An element whose kind changes gets another widget.
  enum WidgetKind: Equatable {
    case root, slot, text, image, picture, color, shape, button, link, menu
    case toggle, checkbox, toggleButton
    case entry, secureEntry, textArea
    case picker, segments, radios
    case stepper, slider, datePicker, progressBar, spinner, gauge
    case stack, pile, grid, gridRow, lazyGrid, spacer, divider
    case list, form, section, scroller, navigation, split, navigationLink, tabs
    case disclosure, label, barItem, groupBox, labeled, unavailable

    init(_ content: Element.Content) {
      switch content {
      case .root: self = .root
      case .text: self = .text
      case .image(let image):
        self = image.isSystem && image.resizing == .none ? .image : .picture
      case .color: self = .color
      case .shape: self = .shape
      case .button: self = .button
      case .toggle(_, let style): self = Self(style)
      case .textField(let field): self = Self(field)
      case .textEditor: self = .textArea
      case .picker(let picker): self = Self(picker.style)
      case .stepper: self = .stepper
      case .slider: self = .slider
      case .datePicker: self = .datePicker
      case .progress(let value): self = value == nil ? .spinner : .progressBar
      case .gauge: self = .gauge
      case .link: self = .link
      case .menu: self = .menu
      case .stack(let stack): self = stack.axis == .depth ? .pile : .stack
      case .grid: self = .grid
      case .gridRow: self = .gridRow
      case .spacer: self = .spacer
      case .divider: self = .divider
      case .list: self = .list
      case .form: self = .form
      case .section: self = .section
      case .scroll: self = .scroller
      case .navigationStack: self = .navigation
      case .navigationSplit: self = .split
      case .navigationLink: self = .navigationLink
      case .tabs: self = .tabs
      case .disclosure: self = .disclosure
      case .label: self = .label
      case .toolbarItem: self = .barItem
      case .groupBox: self = .groupBox
      case .labeledContent: self = .labeled
      case .lazyGrid: self = .lazyGrid
      case .contentUnavailable: self = .unavailable
      // Parts of others, and what has no widget of its own: a box with what is inside.
      default: self = .slot
      }
    }

    private init(_ style: ToggleContent) {
      switch style {
      case .checkbox: self = .checkbox
      case .button: self = .toggleButton
      case .automatic, .switch, .custom: self = .toggle
      }
    }

    private init(_ field: TextFieldContent) {
      if field.isSecure {
        self = .secureEntry
      } else {
        self = field.isVertical ? .textArea : .entry
      }
    }

    private init(_ style: PickerContent.Style) {
      switch style {
      case .segmented: self = .segments
      case .radioGroup, .inline: self = .radios
      default: self = .picker
      }
    }
  }

  extension WidgetKind {
    /// Makes the widget of an element of this kind.
    @MainActor
    func makeWidget(_ element: Element, _ tree: WidgetTree) -> ElementWidget {
      switch self {
      case .root, .slot, .gridRow: BoxWidget(element, tree)
      case .text: TextWidget(element, tree)
      case .image: ImageWidget(element, tree)
      case .picture: PictureWidget(element, tree)
      case .color: ColorWidget(element, tree)
      case .shape: ShapeWidget(element, tree)
      case .button: ButtonWidget(element, tree)
      case .link: LinkWidget(element, tree)
      case .menu: MenuWidget(element, tree)
      case .toggle: SwitchWidget(element, tree)
      case .checkbox: CheckboxWidget(element, tree)
      case .toggleButton: ToggleButtonWidget(element, tree)
      case .entry: EntryWidget(element, tree, isSecure: false)
      case .secureEntry: EntryWidget(element, tree, isSecure: true)
      case .textArea: TextAreaWidget(element, tree)
      case .picker: DropDownWidget(element, tree)
      case .segments: SegmentsWidget(element, tree)
      case .radios: RadiosWidget(element, tree)
      case .stepper: StepperWidget(element, tree)
      case .slider: SliderWidget(element, tree)
      case .datePicker: DatePickerWidget(element, tree)
      case .progressBar: ProgressWidget(element, tree)
      case .spinner: SpinnerWidget(element, tree)
      case .gauge: GaugeWidget(element, tree)
      case .stack: StackWidget(element, tree)
      case .pile: PileWidget(element, tree)
      case .grid: GridWidget(element, tree)
      case .lazyGrid: LazyGridWidget(element, tree)
      case .spacer: SpacerWidget(element, tree)
      case .divider: DividerWidget(element, tree)
      case .list: ListWidget(element, tree)
      case .form: FormWidget(element, tree)
      case .section: SectionWidget(element, tree)
      case .scroller: ScrollerWidget(element, tree)
      case .navigation: NavigationWidget(element, tree)
      case .split: SplitWidget(element, tree)
      case .navigationLink: NavigationLinkWidget(element, tree)
      case .tabs: TabsWidget(element, tree)
      case .disclosure: DisclosureWidget(element, tree)
      case .label: LabelWidget(element, tree)
      case .barItem: BarItemWidget(element, tree)
      case .groupBox: GroupBoxWidget(element, tree)
      case .labeled: LabeledWidget(element, tree)
      case .unavailable: UnavailableWidget(element, tree)
      }
    }
  }
#endif
