// This one is found after the types have been checked.

import SwiftUI

final class Counter {
  var count = 0
}

@MainActor func keep(_ counter: Counter) {}

func hand(_ counter: Counter) async {
  // iOS: sending 'counter' risks causing data races
  await keep(counter)
}
