import SwiftUI

/// The kinds of views that tests name: `ViewType.Button`, `ViewType.Alert` and so on.
public enum ViewType {}

/// A kind of view.
public protocol BaseViewType {
  static var typePrefix: String { get }
  static var namespacedPrefixes: [String] { get }
  static func inspectionCall(typeName: String) -> String
}

extension BaseViewType {
  /// The call that finds such a view, as it stands in a path: `button(_:)` for `Button`.
  public static func inspectionCall(typeName: String) -> String {
    typePrefix.prefix(1).lowercased() + typePrefix.dropFirst() + "(\(ViewType.indexPlaceholder))"
  }
}

/// A kind of view that SwiftUI brings.
public protocol KnownViewType: BaseViewType {}

extension KnownViewType {
  public static var namespacedPrefixes: [String] { ["SwiftUI.\(typePrefix)"] }
}

/// A kind of view that an app declares.
public protocol CustomViewType: BaseViewType {
  associatedtype T
}

/// A kind of view with one view inside.
public protocol SingleViewContent {}

/// A kind of view with several views inside, found by index.
public protocol MultipleViewContent {}

extension ViewType {
  static let indexPlaceholder = "_:"

  /// A call with its index, or without one.
  static func call(_ call: String, index: Int?) -> String {
    guard call.contains(indexPlaceholder) else { return call }
    if let index { return call.replacingOccurrences(of: indexPlaceholder, with: "\(index)") }
    return
      call
      .replacingOccurrences(of: ", " + indexPlaceholder, with: "")
      .replacingOccurrences(of: indexPlaceholder, with: "")
  }

  /// Any view, before it is known what it is.
  public struct ClassifiedView: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = ""
    public static let namespacedPrefixes: [String] = []
  }

  /// The view around another one.
  public struct ParentView: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = ""
    public static let namespacedPrefixes: [String] = []
  }

  /// A view that an app declares.
  public struct View<T>: CustomViewType, SingleViewContent, MultipleViewContent {
    public static var typePrefix: String { Inspector.typeName(type: T.self, generics: .remove) }
    public static var namespacedPrefixes: [String] {
      [Inspector.typeName(type: T.self, namespaced: true, generics: .remove)]
    }
    public static func inspectionCall(typeName: String) -> String {
      "view(\(typeName).self, \(ViewType.indexPlaceholder))"
    }
  }

  /// A modifier that an app declares, with what its body shows inside.
  public struct ViewModifier<T>: CustomViewType, SingleViewContent, MultipleViewContent {
    public static var typePrefix: String { Inspector.typeName(type: T.self, generics: .remove) }
    public static var namespacedPrefixes: [String] {
      [Inspector.typeName(type: T.self, namespaced: true, generics: .remove)]
    }
    public static func inspectionCall(typeName: String) -> String {
      "modifier(\(typeName).self, \(ViewType.indexPlaceholder))"
    }
  }
}
