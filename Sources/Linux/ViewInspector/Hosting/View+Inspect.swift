import SwiftUI
import XCTest

extension View {
  /// Starts an inspection of this view.
  @MainActor @preconcurrency
  public func inspect(
    function: String = #function
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try MainThread.run {
      let content = try ViewInspector.Content.unwrap(
        self, ViewHosting.medium(function: function))
      return InspectableView<ViewType.ClassifiedView>(
        trusting: InspectedView(content, parent: nil, call: ""))
    }
  }

  /// Inspects this view; an error fails the test at this line.
  @MainActor @preconcurrency
  public func inspect(
    function: String = #function, file: StaticString = #file, line: UInt = #line,
    inspection: (InspectableView<ViewType.View<Self>>) throws -> Void
  ) {
    do {
      try inspection(inspectableSelf(function: function))
    } catch {
      XCTFail("\(error.localizedDescription)", file: file, line: line)
    }
  }

  /// Inspects this view when the callback at `keyPath`, such as `didAppear`, is called.
  @MainActor @preconcurrency @discardableResult
  public mutating func on(
    _ keyPath: WritableKeyPath<Self, ((Self) -> Void)?>, function: String = #function,
    file: StaticString = #file, line: UInt = #line,
    perform: @escaping (InspectableView<ViewType.View<Self>>) throws -> Void
  ) -> XCTestExpectation {
    let key = Inspector.typeName(type: Self.self)
    let expectation = XCTestExpectation(description: "\(key) callback at line #\(line)")
    self[keyPath: keyPath] = { view in
      MainActor.assumeIsolated {
        view.inspect(function: function, file: file, line: line, inspection: perform)
        ViewHosting.expel(function: function)
        expectation.fulfill()
      }
    }
    return expectation
  }

  @MainActor
  func inspectableSelf(function: String) throws -> InspectableView<ViewType.View<Self>> {
    try MainThread.run {
      let medium = ViewHosting.medium(function: function)
      let node = ViewHosting.node(of: Self.self, function: function)
      let content = ViewInspector.Content(self, medium: medium)
      return InspectableView<ViewType.View<Self>>(
        trusting: InspectedView(content, parent: nil, .ofKind(index: nil), node: node))
    }
  }
}

extension ViewModifier {
  /// Starts an inspection of what this modifier's body shows.
  @MainActor @preconcurrency
  public func inspect(
    function: String = #function
  ) throws -> InspectableView<ViewType.ViewModifier<Self>> {
    try MainThread.run {
      let medium = ViewHosting.medium(function: function)
      let modifier = self
      let content = CustomModifierContent(modifier: self) {
        try CustomContent.body(of: modifier, medium)
      }
      return InspectableView<ViewType.ViewModifier<Self>>(
        trusting: InspectedView(
          ViewInspector.Content(content, medium: medium), parent: nil, call: ""))
    }
  }

  /// Inspects this modifier; an error fails the test at this line.
  @MainActor @preconcurrency
  public func inspect(
    function: String = #function, file: StaticString = #file, line: UInt = #line,
    inspection: (InspectableView<ViewType.ViewModifier<Self>>) throws -> Void
  ) {
    do {
      try inspection(inspect(function: function))
    } catch {
      XCTFail("\(error.localizedDescription)", file: file, line: line)
    }
  }

  /// Inspects this modifier when the callback at `keyPath`, such as `didAppear`, is called.
  @MainActor @preconcurrency @discardableResult
  public mutating func on(
    _ keyPath: WritableKeyPath<Self, ((Self) -> Void)?>, function: String = #function,
    file: StaticString = #file, line: UInt = #line,
    perform: @escaping (InspectableView<ViewType.ViewModifier<Self>>) throws -> Void
  ) -> XCTestExpectation {
    let key = Inspector.typeName(type: Self.self)
    let expectation = XCTestExpectation(description: "\(key) callback at line #\(line)")
    self[keyPath: keyPath] = { modifier in
      MainActor.assumeIsolated {
        modifier.inspect(function: function, file: file, line: line, inspection: perform)
        ViewHosting.expel(function: function)
        expectation.fulfill()
      }
    }
    return expectation
  }
}
