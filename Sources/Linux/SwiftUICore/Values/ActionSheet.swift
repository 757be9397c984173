/// A choice of several buttons as a value.
public struct ActionSheet {
  public typealias Button = Alert.Button

  package let title: Text
  package let message: Text?
  package let buttons: [ActionSheet.Button]

  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
