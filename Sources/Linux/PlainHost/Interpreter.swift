import SwiftUICore

/// Does what a line says, on the screen that the person sees.
@MainActor
struct Interpreter {
  enum Outcome: Equatable {
    /// The app was told.
    case done
    /// Nothing was said to the app; the text answers the person.
    case answered(String)
    /// The line names nothing that is there now; the screen may yet change.
    case unknown(String)
    /// The screen is to be printed again.
    case look
    case quit
  }

  let screen: Screen
  private let search: ControlSearch

  init(_ screen: Screen) {
    self.screen = screen
    search = ControlSearch(controls: screen.controls)
  }

  func interpret(_ line: String) -> Outcome {
    if line.unicodeScalars.contains("\u{1B}"), VisibleText.trimmed(line) == "\u{1B}" {
      return escape()
    }
    let text = VisibleText.trimmed(line)
    if text.isEmpty { return acceptDefault() }
    if case .one(let control) = search.exactly(text) { return press(control) }
    if let outcome = command(text) { return outcome }
    switch search.find(text) {
    case .one(let control): return press(control)
    case .several(let numbers): return ambiguous(text, numbers)
    case .none: return assign(line) ?? step(text) ?? assignAsShown(line) ?? unknown(text)
    }
  }

  // MARK: Alerts

  /// Return: the default action of an alert; elsewhere the screen once more.
  private func acceptDefault() -> Outcome {
    guard let dialog = screen.dialog else { return .look }
    guard let button = dialog.defaultButton else {
      return .answered("There is no default answer. " + choices)
    }
    guard button.press() else {
      return .unknown("“\(VisibleText.line(button.title))” is disabled. " + choices)
    }
    return .done
  }

  /// Esc: the cancel action of an alert; a sheet closes.
  private func escape() -> Outcome {
    guard let presentation = screen.presentation else {
      return .answered("There is nothing to cancel. " + choices)
    }
    return Self.cancel(presentation)
      ? .done : .answered("This cannot be closed without an answer. " + choices)
  }

  /// Closes what is on top without choosing anything, if that is possible.
  static func cancel(_ presentation: Presentation) -> Bool {
    if presentation.isDialog { return presentation.dialog.cancelButton?.press() ?? false }
    guard !presentation.isInteractiveDismissDisabled else { return false }
    presentation.dismiss()
    return true
  }

  // MARK: Using controls

  private func press(_ control: Control) -> Outcome {
    guard control.isEnabled else { return disabled(control) }
    switch control.use {
    case .press(let press): return taken(press(), control)
    case .toggle(let isOn, let set): return taken(set(!isOn), control)
    case .text(_, let submit): return taken(submit(), control)
    case .choice(let options, _):
      return .answered("Say “\(control.label) = …” with one of: \(Self.list(options)).")
    case .number, .steps: return .answered("Say “\(control.label) +” or “\(control.label) -”.")
    case .date(let picker, _):
      return .answered("Say “\(control.label) = \(PlainDate.format(picker))”.")
    }
  }

  private func taken(_ isTaken: Bool, _ control: Control) -> Outcome {
    isTaken ? .done : disabled(control)
  }

  private func disabled(_ control: Control) -> Outcome {
    .unknown("“\(control.label)” is disabled. " + choices)
  }

  /// `label = value`. A label may contain an equals sign itself: whole names are looked for first.
  private func assign(_ line: String) -> Outcome? {
    let equals = line.indices.filter { line[$0] == "=" }
    for place in equals {
      if case .one(let control) = search.exactly(VisibleText.line(String(line[..<place]))) {
        return assign(line[line.index(after: place)...], to: control)
      }
    }
    for place in equals {
      let name = String(line[..<place])
      switch search.find(name) {
      case .one(let control): return assign(line[line.index(after: place)...], to: control)
      case .several(let numbers): return ambiguous(VisibleText.line(name), numbers)
      case .none: continue
      }
    }
    return nil
  }

  /// `label: value`, as it is shown. What only takes a press has no value and is left alone.
  private func assignAsShown(_ line: String) -> Outcome? {
    let colons = line.indices.filter { line[$0] == ":" }
    let places = colons.map { (name: VisibleText.line(String(line[..<$0])), colon: $0) }
    for find in [search.exactly, search.find] {
      for (name, colon) in places {
        guard case .one(let control) = find(name), control.takesValue else { continue }
        return assign(line[line.index(after: colon)...], to: control)
      }
    }
    return nil
  }

  private func assign(_ text: Substring, to control: Control) -> Outcome {
    assign(String(text.first == " " ? text.dropFirst() : text), to: control)
  }

  private func assign(_ value: String, to control: Control) -> Outcome {
    guard control.isEnabled else { return disabled(control) }
    let word = VisibleText.line(value)
    switch control.use {
    case .text(let set, _): return taken(set(value), control)
    case .toggle(_, let set):
      guard let isOn = Self.truth(word) else { return .answered("Say “on” or “off”.") }
      return taken(set(isOn), control)
    case .choice(let options, let select): return choose(word, options, control, select)
    case .number(let number):
      guard let value = Double(word), value.isFinite else {
        return .answered("“\(word)” is not a number.")
      }
      return taken(number.set(number.snapped(value)), control)
    case .date(let picker, let set):
      guard let date = PlainDate.date(word, picker) else {
        return .answered("“\(word)” is no date that fits: write \(PlainDate.format(picker)).")
      }
      return taken(set(date), control)
    case .steps: return .answered("Say “\(control.label) +” or “\(control.label) -”.")
    case .press: return .answered("“\(control.label)” is a \(control.role): it takes no value.")
    }
  }

  private func choose(
    _ word: String, _ options: [String], _ control: Control, _ select: @escaping (Int) -> Bool
  ) -> Outcome {
    let found = ControlSearch(
      controls: options.enumerated().map { index, option in
        Control(label: option, role: "option", use: .press { select(index) })
      }
    ).find(word)
    switch found {
    case .one(let option):
      guard case .press(let press) = option.use else { return .done }
      return taken(press(), control)
    case .several, .none:
      return .answered("“\(word)” is not one of: \(Self.list(options)).")
    }
  }

  /// `label +` and `label -`.
  private func step(_ text: String) -> Outcome? {
    guard let sign = text.last, "+-−".contains(sign),
      case .one(let control) = search.find(String(text.dropLast()))
    else { return nil }
    guard control.isEnabled else { return disabled(control) }
    let isUp = sign == "+"
    switch control.use {
    case .steps(let up, let down):
      guard let step = isUp ? up : down else {
        return .answered("“\(control.label)” is at its end.")
      }
      return taken(step(), control)
    case .number(let number): return taken(number.move(isUp), control)
    default: return .answered("“\(control.label)” has no steps.")
    }
  }

  private static func truth(_ word: String) -> Bool? {
    switch word.lowercased() {
    case "on", "yes", "true", "1": true
    case "off", "no", "false", "0": false
    default: nil
    }
  }

  // MARK: Answers

  private func command(_ text: String) -> Outcome? {
    switch text.lowercased() {
    case "help", "?": .answered(Self.help + "\n" + choices)
    case "quit", "exit": .quit
    default: nil
    }
  }

  private func ambiguous(_ text: String, _ numbers: [Int]) -> Outcome {
    let which = numbers.map { "[\($0)] \(screen.controls[$0 - 1].label)" }
    return .answered("“\(text)” could be \(Self.list(which)).")
  }

  private func unknown(_ text: String) -> Outcome {
    .unknown("Nothing here is called “\(VisibleText.line(text))”. " + choices + fillingIn)
  }

  /// How to fill in a field, where there is one.
  private var fillingIn: String {
    let index = screen.controls.firstIndex {
      if case .text = $0.use { $0.isEnabled } else { false }
    }
    guard let index else { return "" }
    let label = screen.controls[index].label
    return " Say “\(label.isEmpty ? "#\(index + 1)" : label) = …” to fill in a field."
  }

  private var choices: String {
    guard !screen.controls.isEmpty else { return "There is nothing to choose." }
    let all = screen.controls.enumerated().map { "[\($0 + 1)] \($1.label)" }
    return "You can say: \(Self.list(all))."
  }

  /// A list that stays readable, whatever the app shows.
  private static func list(_ items: [String]) -> String {
    let limit = 40
    let shown = items.prefix(limit).joined(separator: ", ")
    return items.count > limit ? "\(shown), … (\(items.count) in all)" : shown
  }

  static let help = """
    A number or a name, or the beginning of one, presses a button or switches a toggle.
    name = value   fills in a field, chooses an option, sets a slider, a toggle or a date;
                   name: value does so too, as it is shown
    name           of a field submits it
    name +         name - moves a stepper or a slider by a step
    (empty line)   gives an alert's default answer, or shows the screen again
    (Esc)          gives an alert's cancel answer, or closes a sheet
    help, ?        says this
    quit           ends the app, and so does the end of the input, which cancels the alerts first
    """
}

extension Control.NumberUse {
  /// The nearest value that the control can have.
  func snapped(_ value: Double) -> Double {
    let inside = min(max(value, range.lowerBound), range.upperBound)
    guard let step, step > 0 else { return inside }
    let steps = ((inside - range.lowerBound) / step).rounded()
    return min(range.lowerBound + steps * step, range.upperBound)
  }
}
