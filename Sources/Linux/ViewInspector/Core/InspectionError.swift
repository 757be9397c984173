import Foundation

/// Why an inspection failed. The texts are those of the public ViewInspector: tests assert them.
public enum InspectionError: Swift.Error {
  /// The chain of calls does not fit the view that was found.
  case inspection(path: String, factual: String, expected: String)
  case typeMismatch(factual: String, expected: String)
  case attributeNotFound(label: String, type: String)
  case viewIndexOutOfBounds(index: Int, count: Int)
  /// An optional view is nil, or nothing is presented.
  case viewNotFound(parent: String)
  case parentViewNotFound(view: String)
  case modifierNotFound(parent: String, modifier: String, index: Int)
  case missingEnvironmentObjects(view: String, objects: [String])
  case notSupported(String)
  case textAttribute(String)
  case searchFailure(skipped: Int, blockers: [String])
  case callbackNotFound(parent: String, callback: String)
  case unresponsiveControl(name: String, reason: String)
}

extension InspectionError: LocalizedError, CustomStringConvertible {
  public var description: String {
    switch self {
    case .inspection(let path, let factual, let expected):
      "\(path) found \(factual) instead of \(expected)"
    case .typeMismatch(let factual, let expected):
      "Type mismatch: \(factual) is not \(expected)"
    case .attributeNotFound(let label, let type):
      "\(type) does not have '\(label)' attribute"
    case .viewIndexOutOfBounds(let index, let count):
      "Enclosed view index '\(index)' is out of bounds: '0 ..< \(count)'"
    case .viewNotFound(let parent):
      "View for \(parent) is absent"
    case .parentViewNotFound(let view):
      "\(view) does not have parent"
    case .modifierNotFound(let parent, let modifier, let index):
      "\(parent) does not have '\(modifier)' modifier" + (index > 0 ? " at index \(index)" : "")
    case .missingEnvironmentObjects(let view, let objects):
      "\(view) is missing EnvironmentObjects: \(objects)"
    case .notSupported(let text), .textAttribute(let text):
      text
    case .searchFailure(let skipped, let blockers):
      Self.searchFailure(skipped, blockers)
    case .callbackNotFound(let parent, let callback):
      "\(parent) does not have '\(callback)' callback"
    case .unresponsiveControl(let name, let reason):
      "\(name) is unresponsive: \(reason)"
    }
  }

  public var errorDescription: String? { description }

  private static func searchFailure(_ skipped: Int, _ blockers: [String]) -> String {
    let result =
      skipped == 0
      ? "Search did not find a match" : "Search did only find \(skipped) matches"
    guard !blockers.isEmpty else { return result }
    return result + ". Possible blockers: " + blockers.joined(separator: ", ")
  }
}
