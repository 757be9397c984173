#if GTK
  import CGtk
  import Foundation
  import SwiftUICore

  /// A button with the date on it; a calendar and the time are behind it.
  final class DatePickerWidget: BoxWidget {
    private let label = cgtk_retain(cgtk_box_new(1, 6))
    private let button = cgtk_retain(cgtk_menu_button_new())
    private let calendar = cgtk_retain(cgtk_calendar_new())
    private let hour = cgtk_retain(cgtk_spin_new(0, 23))
    private let minute = cgtk_retain(cgtk_spin_new(0, 59))
    private let time = cgtk_retain(cgtk_box_new(1, 6))
    private var isApplying = false

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_box_new(1, 12))
      let panel = cgtk_box_new(0, 6)
      cgtk_box_append(panel, calendar)
      cgtk_box_append(time, hour)
      cgtk_box_append(time, cgtk_label_new(":"))
      cgtk_box_append(time, minute)
      cgtk_set_align(time, GTK_ALIGN_CENTER, GTK_ALIGN_FILL)
      cgtk_box_append(panel, time)
      let popover = cgtk_popover_new()
      cgtk_popover_set_child(popover, panel)
      cgtk_menu_button_set_popover(button, popover)
      cgtk_box_append(core, label)
      cgtk_box_append(core, button)
      Signal.connect(calendar, "day-selected") { [weak self] in self?.chosen() }
      for spin in [hour, minute] {
        Signal.connect(spin, "value-changed") { [weak self] in self?.chosen() }
      }
    }

    isolated deinit {
      for widget in [label, button, calendar, hour, minute, time] { cgtk_release(widget) }
    }

    override var box: Widget { label }
    override var focusTarget: Widget { button }

    override func applyContent() {
      guard case .datePicker(let content) = element.content else { return }
      isApplying = true
      let parts = element.environment.calendar.dateComponents(
        [.year, .month, .day, .hour, .minute], from: content.date)
      cgtk_calendar_set(
        calendar, Int32(clamping: parts.year ?? 1), Int32(clamping: parts.month ?? 1),
        Int32(clamping: parts.day ?? 1))
      cgtk_spin_set_value(hour, Double(parts.hour ?? 0))
      cgtk_spin_set_value(minute, Double(parts.minute ?? 0))
      cgtk_set_visible(calendar, content.showsDate.g)
      cgtk_set_visible(time, content.showsTime.g)
      cgtk_menu_button_set_label(button, text(content).forC)
      isApplying = false
    }

    override func applyName() {
      let name = element.accessibleName
      cgtk_set_accessible_label(button, name.forC)
      // The signs of the units are the same in all languages.
      cgtk_set_accessible_label(hour, "\(name) (h)".forC)
      cgtk_set_accessible_label(minute, "\(name) (min)".forC)
    }

    private func text(_ content: DatePickerContent) -> String {
      content.date.formatted(
        Date.FormatStyle(
          date: content.showsDate ? .abbreviated : .omitted,
          time: content.showsTime ? .shortened : .omitted, locale: element.environment.locale,
          calendar: element.environment.calendar, timeZone: element.environment.timeZone))
    }

    private func chosen() {
      guard !isApplying, case .datePicker(let content) = element.content else { return }
      var year: Int32 = 0
      var month: Int32 = 0
      var day: Int32 = 0
      cgtk_calendar_get(calendar, &year, &month, &day)
      var parts = DateComponents()
      parts.year = Int(year)
      parts.month = Int(month)
      parts.day = Int(day)
      parts.hour = Int(cgtk_spin_value(hour))
      parts.minute = Int(cgtk_spin_value(minute))
      guard var date = element.environment.calendar.date(from: parts) else { return }
      if let earliest = content.earliest { date = max(date, earliest) }
      if let latest = content.latest { date = min(date, latest) }
      send(.setDate(date))
    }

    override func arrangeChildren() {
      for child in children {
        Layout.inStack(child.outer, child.flexibility, horizontal: true, .center)
      }
      cgtk_set_expand(label, element.isInRow.g, 0)
    }

    override var contentFlexibility: Flexibility { Flexibility(horizontal: element.isInRow) }
  }
#endif
