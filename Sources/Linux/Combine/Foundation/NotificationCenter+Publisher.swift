import Foundation

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who posts them; anybody if nil.
    public let object: AnyObject?

    /// Makes a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Never, S.Input == Notification {
      let junction = Junction(subscriber, surplus: .drop)
      junction.open()
      let outlet = junction.outlet
      let send = Transfer<(Notification) -> Void> { outlet.send($0) }
      let token = Transfer(
        center.addObserver(forName: name, object: object, queue: nil) { notification in
          send.value(notification)
        })
      junction.hold(AnyCancellable { [center] in center.removeObserver(token.value) })
    }
  }

  /// A publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
