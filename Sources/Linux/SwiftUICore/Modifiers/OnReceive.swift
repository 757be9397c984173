import Combine
import Dispatch

extension View {
  /// Does something with what a publisher sends while the view is there.
  nonisolated public func onReceive<P>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P: Publisher, P.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}

/// A view that listens to a publisher.
public struct SubscriptionView<PublisherType, Content>
where PublisherType: Publisher, Content: View, PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void

  nonisolated public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension SubscriptionView: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SubscriptionNode(view, inputs)
  }
}

@MainActor
final class SubscriptionNode<P: Publisher, C: View>: _TypedNode<SubscriptionView<P, C>>
where P.Failure == Never {
  private var subscription: AnyCancellable?
  private var child: _TypedNode<C>?

  override init(_ view: SubscriptionView<P, C>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = C.makeNode(view.content, childInputs())
    subscribe()
  }

  override func update(_ view: SubscriptionView<P, C>, _ context: NodeContext) {
    let isSame = ViewComparison.areEqual(self.view.publisher, view.publisher)
    super.update(view, context)
    if !isSame { subscribe() }
    child?.update(view.content, context)
  }

  private func subscribe() {
    subscription = Evaluation.untracked {
      view.publisher.sink { [weak self] output in
        MainTurn.run(output) { self?.receive($0) }
      }
    }
  }

  private func receive(_ output: P.Output) {
    guard !isRemoved else { return }
    Evaluation.untracked { view.action(output) }
  }

  override func didRemove() { subscription = nil }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

/// Runs work on the main actor: at once when already there, else in one of its next turns.
package enum MainTurn {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main queue; a thread would not tell, since any may serve that queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  package static func run<T>(_ value: T, _ body: @escaping @MainActor (T) -> Void) {
    // The value is handed over, whole, to the one closure that runs; nobody else keeps it here.
    nonisolated(unsafe) let value = value
    if isCurrent {
      MainActor.assumeIsolated { body(value) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { body(value) } }
    }
  }
}
