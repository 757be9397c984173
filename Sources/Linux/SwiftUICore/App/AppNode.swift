/// Evaluates an app's body, and again when state of the app has changed.
@MainActor
final class AppNode<A: App>: _ViewNode {
  private let app: A
  private var properties: DynamicPropertyStorage
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

  private func evaluate() {
    let body = track {
      var bound = app
      properties.bind(&bound, node: self)
      return bound.body
    }
    var outputs = _SceneOutputs()
    A.Body._makeScenes(body, &outputs)
    self.outputs = outputs
  }
}
