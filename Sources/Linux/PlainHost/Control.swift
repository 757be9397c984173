import Foundation
import SwiftUICore

/// Something on the screen that the person can use, under a number and a name.
@MainActor
struct Control {
  /// What it is called on screen; may be empty, then only the number names it.
  let label: String
  /// What it is called otherwise, such as by its accessibility label.
  var otherNames: [String] = []
  /// What it contains, for what is shown as `label: value`.
  var value: String?
  /// What it is: a button, a toggle, …
  let role: String
  /// What else is to be said of it: on, selected, destructive, …
  var states: [String] = []
  var isEnabled = true
  let use: Use

  /// What can be done with it. Each closure says whether the app took it.
  enum Use {
    case press(() -> Bool)
    case toggle(isOn: Bool, set: (Bool) -> Bool)
    case text(set: (String) -> Bool, submit: () -> Bool)
    case choice(options: [String], select: (Int) -> Bool)
    case number(NumberUse)
    case steps(up: (() -> Bool)?, down: (() -> Bool)?)
    case date(DatePickerContent, set: (Date) -> Bool)
  }

  struct NumberUse {
    let range: ClosedRange<Double>
    let step: Double?
    let set: (Double) -> Bool
    /// Moves by a step, up or down.
    let move: (_ isUp: Bool) -> Bool
  }

  var names: [String] { ([label] + otherNames).filter { !$0.isEmpty } }

  /// Whether it takes a value, as fields do and buttons do not.
  var takesValue: Bool {
    switch use {
    case .press, .steps: false
    case .toggle, .text, .choice, .number, .date: true
    }
  }

  /// The control in one line, without its number.
  var description: String {
    var result = label
    var remarks = [role] + states
    if let value {
      if value.isEmpty { remarks.append("empty") }
      let separator = result.isEmpty || value.isEmpty ? "" : ": "
      result += separator + value
    }
    if !isEnabled { remarks.append("disabled") }
    let remark = "(\(remarks.joined(separator: ", ")))"
    return result.isEmpty ? remark : "\(result) \(remark)"
  }
}
