/// The publisher that announces an object's changes.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let hub = Hub<Void, Never>()

  /// Makes a publisher.
  public init() {}

  /// Announces that the object is about to change.
  public func send() {
    hub.send(())
  }

  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    hub.attach(subscriber, surplus: .drop)
  }
}
