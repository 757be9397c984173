/// What a text field is for, so that a system can fill it in. No host here fills in anything.
/// https://developer.apple.com/documentation/uikit/uitextcontenttype
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = name }

  public static let name = UITextContentType("name")
  public static let namePrefix = UITextContentType("name-prefix")
  public static let givenName = UITextContentType("given-name")
  public static let middleName = UITextContentType("middle-name")
  public static let familyName = UITextContentType("family-name")
  public static let nameSuffix = UITextContentType("name-suffix")
  public static let nickname = UITextContentType("nickname")
  public static let jobTitle = UITextContentType("organization-title")
  public static let organizationName = UITextContentType("organization")
  public static let location = UITextContentType("location")
  public static let fullStreetAddress = UITextContentType("street-address")
  public static let streetAddressLine1 = UITextContentType("address-line1")
  public static let streetAddressLine2 = UITextContentType("address-line2")
  public static let addressCity = UITextContentType("address-level2")
  public static let addressState = UITextContentType("address-level1")
  public static let addressCityAndState = UITextContentType("address-level1+2")
  public static let sublocality = UITextContentType("address-level3")
  public static let countryName = UITextContentType("country-name")
  public static let postalCode = UITextContentType("postal-code")
  public static let telephoneNumber = UITextContentType("tel")
  public static let emailAddress = UITextContentType("email")
  public static let URL = UITextContentType("url")
  public static let creditCardNumber = UITextContentType("cc-number")
  public static let username = UITextContentType("username")
  public static let password = UITextContentType("password")
  public static let newPassword = UITextContentType("new-password")
  public static let oneTimeCode = UITextContentType("one-time-code")
  public static let dateTime = UITextContentType("date-time")
  public static let flightNumber = UITextContentType("flight-number")
  public static let shipmentTrackingNumber = UITextContentType("shipment-tracking-number")
}

extension View {
  /// Says what the text fields in the view are for.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    noting(TextContentNote(type: textContentType))
  }
}

/// What a text field is for.
package struct TextContentNote {
  package let type: UITextContentType?
}
