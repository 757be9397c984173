#if os(Linux)
  import SwiftUICore

  extension Element {
    /// The button with a title, wherever it is in this element.
    @MainActor
    func button(_ title: String) -> Element? {
      preorder.first {
        if case .button = $0.content { $0.accessibleName == title } else { false }
      }
    }
  }
#endif
