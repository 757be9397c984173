#if GTK
  import CGtk
  import Foundation
  import SwiftUICore

  /// A picture of the app, or a symbol: the icon of the desktop's theme that says the same.
  final class ImageWidget: ElementWidget {
    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_image_new())
    }

    override func applyContent() {
      guard case .image(let image) = element.content else { return }
      if image.isSystem {
        cgtk_image_set_icon(core, SymbolIcon.name(for: image.name))
      } else if let path = Self.path(of: image.name) {
        cgtk_image_set_file(core, path)
      } else {
        cgtk_image_set_icon(core, nil)
      }
      if let label = image.label, element.accessibility.label == nil {
        cgtk_set_accessible_label(core, label.forC)
      }
    }

    private static func path(of name: String) -> String? {
      for kind in ["png", "svg", "jpg", "jpeg"] {
        if let path = Bundle.main.path(forResource: name, ofType: kind) { return path }
      }
      return nil
    }
  }
#endif
