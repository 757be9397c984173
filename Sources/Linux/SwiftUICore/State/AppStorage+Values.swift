import Foundation

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(key, store, .plain(wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(key, store, .plain(wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store, .plain(wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store, .plain(wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(key, store, .plain(wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(key, store, .plain(wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(key, store, .plain(wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, .raw(wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, .raw(wrappedValue))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, .optional())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, .optional())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, .optional())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, .optional())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, .optional())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, .optional())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, .optional())
  }

  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, store, .optionalRaw())
  }

  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, store, .optionalRaw())
  }
}
