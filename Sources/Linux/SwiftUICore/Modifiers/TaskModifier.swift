extension View {
  /// Starts asynchronous work as the view appears and cancels it when the view leaves.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts asynchronous work as the view appears, and anew whenever `id` changes.
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View where T: Equatable {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

package struct TaskModifier<ID: Equatable> {
  package let id: ID
  package let priority: TaskPriority
  /// It knows its actor, so that it starts there and not by way of another thread.
  package let action: @isolated(any) @Sendable () async -> Void
}

extension TaskModifier: BehaviorModifier {
  package static func makeBehavior(_ modifier: Self, _ node: _ViewNode) -> Behavior<Self> {
    TaskBehavior(modifier, node)
  }
}

private final class TaskBehavior<ID: Equatable>: Behavior<TaskModifier<ID>> {
  private var task: Task<Void, Never>?

  override var followsVisibility: Bool { true }

  override func appear() {
    guard task == nil else { return }
    start()
  }

  override func update(_ new: TaskModifier<ID>) {
    let isSame = new.id == modifier.id
    modifier = new
    guard !isSame, task != nil else { return }
    later { [weak self] in
      // The view may have gone in the meantime.
      guard let self, self.task != nil else { return }
      self.task?.cancel()
      self.start()
    }
  }

  override func disappear() {
    task?.cancel()
    task = nil
  }

  private func start() {
    task = Task(priority: modifier.priority, operation: modifier.action)
  }
}
