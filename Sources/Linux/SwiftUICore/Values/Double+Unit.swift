extension Double {
  /// This number from 0 to 1: the nearest one there, and 0 for what is no number. What is made of it
  /// can be converted to an integer.
  package var clampedToUnit: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
