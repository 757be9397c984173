/// Evaluates an app's body, and again when state of the app has changed.
@MainActor
final class AppNode<A: App>: _ViewNode, AppBody {
  private let app: A
  private var properties: DynamicPropertyStorage
  private let sceneProperties = SceneProperties()
  private(set) var outputs = _SceneOutputs()
  var onChange: ((_SceneOutputs) -> Void)?

  init(_ app: A, _ inputs: _ViewInputs) {
    self.app = app
    properties = DynamicPropertyStorage(A.self)
    super.init(inputs)
    evaluate()
  }

  override func performUpdate() {
    evaluate()
    onChange?(outputs)
  }

  /// Takes what the app inherits from the session.
  func inherit(_ environment: EnvironmentValues) {
    guard replaceContext(NodeContext(environment: environment)) else { return }
    guard
      properties.environmentDiffers(environment)
        || sceneProperties.environmentDiffers(environment)
    else { return }
    performUpdate()
  }

  private func evaluate() {
    let old = outputs
    var new = _SceneOutputs()
    new.properties = sceneProperties
    sceneProperties.start(self)
    track {
      var bound = app
      properties.bind(&bound, node: self)
      A.Body._makeScenes(bound.body, &new)
    }
    new.commands = CommandArrangement(new.commandDescriptions, windows: new.windows).menus
    outputs = new
    noteChanges(old.changes, new.changes)
  }

  private func noteChanges(_ old: [any SceneChange], _ new: [any SceneChange]) {
    for (index, change) in new.enumerated() {
      let before = old.indices.contains(index) ? old[index] : nil
      guard let action = change.action(after: before) else { continue }
      graph.afterUpdate(action)
    }
  }
}

/// The node of an app's body, whatever the app is.
@MainActor
protocol AppBody: AnyObject {
  func inherit(_ environment: EnvironmentValues)
}

/// The dynamic properties of scenes and commands that are made of others, in the order met.
@MainActor
package final class SceneProperties {
  private var storages: [DynamicPropertyStorage] = []
  private var types: [ObjectIdentifier] = []
  private var next = 0
  private weak var node: _ViewNode?

  func start(_ node: _ViewNode) {
    self.node = node
    next = 0
  }

  func environmentDiffers(_ environment: EnvironmentValues) -> Bool {
    storages.contains { $0.environmentDiffers(environment) }
  }

  /// Connects the properties of a scene or command set with what they were before.
  func bind<T>(_ value: inout T) {
    guard let node else { return }
    let type = ObjectIdentifier(T.self)
    if next == types.count {
      types.append(type)
      storages.append(DynamicPropertyStorage(T.self))
    } else if types[next] != type {
      types[next] = type
      storages[next] = DynamicPropertyStorage(T.self)
    }
    storages[next].bind(&value, node: node)
    next += 1
  }
}
