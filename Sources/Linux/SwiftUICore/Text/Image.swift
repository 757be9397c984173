import Foundation

/// A picture: an asset of a bundle or a symbol of the system.
public struct Image: Equatable, Sendable {
  package enum Source: Hashable, Sendable {
    /// The bundle's folder is nil for the main bundle.
    case asset(name: String, bundlePath: String?)
    case system(name: String)
  }

  package enum Resizing: Equatable, Sendable {
    case none
    case resizable(capInsets: EdgeInsets, mode: ResizingMode)
  }

  package let source: Source
  /// The text that stands for the picture where it is not seen.
  package let label: Text?
  /// Whether the picture is left out where it is not seen.
  package let isDecorative: Bool
  package private(set) var resizing = Resizing.none
  package private(set) var templateRenderingMode: TemplateRenderingMode?
  package private(set) var imageInterpolation: Interpolation?
  package private(set) var isAntialiased: Bool?

  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundlePath: bundle?.bundlePath))
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name: name, bundlePath: bundle?.bundlePath), label: label)
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundlePath: bundle?.bundlePath), isDecorative: true)
  }

  public init(systemName: String) {
    self.init(.system(name: systemName))
  }

  private init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }

  /// The name of the asset or the symbol.
  package var name: String {
    switch source {
    case .asset(let name, _), .system(let name): name
    }
  }
}

extension Image {
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizing = .resizable(capInsets: capInsets, mode: resizingMode)
    return image
  }

  public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.isAntialiased = isAntialiased
    return image
  }

  public func interpolation(_ interpolation: Image.Interpolation) -> Image {
    var image = self
    image.imageInterpolation = interpolation
    return image
  }

  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    var image = self
    image.templateRenderingMode = renderingMode
    return image
  }
}

extension Image {
  /// How a picture fills room larger than itself.
  public enum ResizingMode: Sendable {
    case tile
    case stretch
  }

  /// Whether a picture is drawn in its own colours.
  public enum TemplateRenderingMode: Sendable {
    case template
    case original
  }

  /// The quality with which a picture is scaled.
  public enum Interpolation: Sendable {
    case none
    case low
    case medium
    case high
  }

  /// How a picture's pixels are turned.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }

  /// The size of a picture relative to the text around it.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }
}
