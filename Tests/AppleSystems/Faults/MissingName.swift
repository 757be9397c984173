import SwiftUI

struct BlinkingView: View {
  var body: some View {
    // iOS: value of type 'Text' has no member 'blinking'
    Text("Blink").blinking()
  }
}
