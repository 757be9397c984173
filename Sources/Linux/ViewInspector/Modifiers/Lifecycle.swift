import SwiftUI
import SwiftUICore

extension InspectableView {
  /// Does what `onAppear` is told to do.
  public func callOnAppear() throws {
    let action = try place.modifier("onAppear") { (modifier: AppearanceModifier) in
      modifier.appear
    }
    try MainThread.perform { action() }
  }

  /// Does what `onDisappear` is told to do.
  public func callOnDisappear() throws {
    let action = try place.modifier("onDisappear") { (modifier: AppearanceModifier) in
      modifier.disappear
    }
    try MainThread.perform { action() }
  }

  /// Does what `onChange` is told to do, as if the value had changed to a new one.
  public func callOnChange<V>(newValue: V, index: Int = 0) throws where V: Equatable {
    let change = try place.modifier("onChange", index: index) { (modifier: any ChangeValue) in
      modifier.change(V.self)
    }
    try MainThread.perform { change(nil, newValue) }
  }

  /// Does what `onChange` is told to do, as if the value had changed from one to another.
  public func callOnChange<V>(oldValue: V, newValue: V, index: Int = 0) throws
  where V: Equatable {
    let change = try place.modifier("onChange", index: index) { (modifier: any ChangeValue) in
      modifier.change(V.self)
    }
    try MainThread.perform { change(oldValue, newValue) }
  }

  /// Does what `onSubmit` is told to do.
  public func callOnSubmit(of triggers: SubmitTriggers = .text) throws {
    let action = try place.modifier("onSubmit") { (modifier: OnSubmitModifier) in
      modifier.triggers.isDisjoint(with: triggers) ? nil : modifier.action
    }
    try MainThread.perform { action() }
  }

  /// Does what `task` is told to do, and returns when that is done.
  public func callTask() async throws {
    let action = try place.modifier("task") { (modifier: any TaskValue) in modifier.action }
    await action()
  }

  /// Does what `task(id:)` is told to do for this id, and returns when that is done.
  public func callTask<ID>(id: ID) async throws where ID: Equatable {
    let action = try place.modifier("task(id: \(ID.self))") { (modifier: any TaskValue) in
      (modifier.taskID as? ID) == id ? modifier.action : nil
    }
    await action()
  }
}

@MainActor
private protocol ChangeValue {
  /// The action, if the values that it is about are of this type.
  func change<V>(_ type: V.Type) -> ((V?, V) -> Void)?
}

extension OnChangeModifier: ChangeValue {
  func change<V>(_ type: V.Type) -> ((V?, V) -> Void)? {
    guard V.self == Value.self || V?.self == Value.self else { return nil }
    return { old, new in
      guard let new = new as? Value else { return }
      action(old as? Value ?? value, new)
    }
  }
}

@MainActor
private protocol TaskValue {
  var taskID: Any { get }
  var action: @isolated(any) @Sendable () async -> Void { get }
}

extension TaskModifier: TaskValue {
  var taskID: Any { id }
}
