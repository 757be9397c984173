/// How content takes the space offered to it without losing its proportions.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}
