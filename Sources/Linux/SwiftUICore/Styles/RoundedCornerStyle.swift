/// The shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}
