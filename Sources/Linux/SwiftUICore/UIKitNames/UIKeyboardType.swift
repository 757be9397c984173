/// The keyboard that suits what is typed. What a host's keyboard makes of it is the host's choice.
/// https://developer.apple.com/documentation/uikit/uikeyboardtype
public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  public static var alphabet: UIKeyboardType { .asciiCapable }
}

extension EnvironmentValues {
  /// The keyboard for what is typed in the view.
  @Entry package var keyboardType: UIKeyboardType = .default
}

extension View {
  /// Says which keyboard suits what is typed in the view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }
}
