/// An object that announces that it is about to change.
///
/// The default ``objectWillChange`` is sent before any `@Published` property changes.
public protocol ObservableObject: AnyObject {
  /// The type of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Delivers before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of the object's `@Published` properties, the same for the object's life.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectWillChangeRegistry.publisher(of: self)
  }
}
