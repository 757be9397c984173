#if GTK
  import CGtk
  import Foundation
  import SwiftUICore

  /// A symbol at the size of text: the icon of the desktop's theme that says the same.
  final class ImageWidget: ElementWidget {
    private var color: Color?
    private var shownName: String?

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_image_new())
    }

    override func applyContent() {
      guard case .image(let image) = element.content else { return }
      if shownName != image.name {
        shownName = image.name
        showSymbol(image.name)
      }
      show(image.color)
      nameImage(image)
    }

    private func showSymbol(_ name: String) {
      switch Symbol(name) {
      case .icon(let icon): cgtk_image_set_icon(core, icon)
      case .drawing(let drawing): cgtk_image_set_symbol(core, drawing.makePaintable(for: core))
      }
    }

    private func show(_ new: Color?) {
      guard new != nil || color != nil else { return }
      color = new
      cgtk_set_css(core, new?.declaration)
    }
  }

  /// A picture of the app, or a symbol at any size.
  final class PictureWidget: ElementWidget {
    private var shown: ImageContent?

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_picture_new())
    }

    override func applyContent() {
      guard case .image(let image) = element.content else { return }
      let isTemplate = image.renderingMode.map { $0 == .template } ?? image.isSystem
      cgtk_picture_set(core, image.resizing.gtk, isTemplate.g)
      if shown?.name != image.name || shown?.bundlePath != image.bundlePath { load(image) }
      let color = isTemplate && image.color != .primary ? image.color : nil
      cgtk_set_css(core, color?.declaration)
      shown = image
      nameImage(image)
    }

    private func load(_ image: ImageContent) {
      guard image.isSystem else { return cgtk_picture_load(core, Self.path(of: image)) }
      switch Symbol(image.name) {
      case .icon(let icon): cgtk_picture_set_icon(core, icon)
      case .drawing(let drawing): cgtk_picture_set_symbol(core, drawing.makePaintable(for: core))
      }
    }

    private static func path(of image: ImageContent) -> String? {
      let bundle = image.bundlePath.map { Bundle(path: $0) } ?? Bundle.main
      for kind in ["png", "svg", "jpg", "jpeg", nil] {
        if let path = bundle?.path(forResource: image.name, ofType: kind) { return path }
      }
      return nil
    }

    override var contentFlexibility: Flexibility {
      guard case .image(let image) = element.content else { return .none }
      return image.resizing == .none ? .none : .both
    }
  }

  extension Color {
    @MainActor
    fileprivate var declaration: String { "color: \(css);" }
  }

  extension ElementWidget {
    fileprivate func nameImage(_ image: ImageContent) {
      guard let label = image.label, element.accessibility.label == nil else { return }
      cgtk_set_accessible_label(core, label.forC)
    }
  }

  extension Image.Resizing {
    fileprivate var gtk: CGtkSizing {
      switch self {
      case .none: CGTK_OWN_SIZE
      case .resizable(_, .tile): CGTK_TILE
      case .resizable: CGTK_STRETCH
      }
    }
  }
#endif
