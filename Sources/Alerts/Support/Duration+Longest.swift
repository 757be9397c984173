extension Duration {
  /// A hundred years. Clocks trap where a time is too long to be added to now, as those are that
  /// people write for "never".
  package static var longest: Duration { .seconds(100 * 365 * 86_400) }
}
