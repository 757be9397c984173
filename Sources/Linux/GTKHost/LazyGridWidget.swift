#if GTK
  import CGtk
  import SwiftUICore

  /// Cells that fill rows, or columns, one after the other.
  final class LazyGridWidget: ElementWidget {
    /// How wide a grid is thought to be that takes as many columns as there is room for.
    private static let usualSize = 600.0

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_grid_new())
    }

    private var content: LazyGridContent? {
      guard case .lazyGrid(let grid) = element.content else { return nil }
      return grid
    }

    override func applyContent() {
      guard let content else { return }
      let along = Pixels.from(content.spacing ?? 8)
      let across = Pixels.from(content.trackSpacing ?? 8)
      let isVertical = content.axis == .vertical
      cgtk_grid_configure(core, isVertical ? across : along, isVertical ? along : across)
    }

    private var trackCount: Int {
      guard let content else { return 1 }
      let counts = content.tracks.map { track in
        guard case .adaptive(let minimum, _) = track else { return 1 }
        return max(1, Int(Self.usualSize / max(minimum + 8, 1)))
      }
      return max(1, counts.reduce(0, +))
    }

    override func placeChildren() {
      for child in children where cgtk_parent(child.outer) == core {
        cgtk_grid_remove(core, child.outer)
      }
      let count = trackCount
      let isVertical = content?.axis != .horizontal
      for (index, child) in children.enumerated() {
        let (line, place) = (Int32(index / count), Int32(index % count))
        cgtk_grid_attach(
          core, child.outer, isVertical ? place : line, isVertical ? line : place, 1)
      }
    }

    override func detach(_ child: ElementWidget) { cgtk_grid_remove(core, child.outer) }

    override func arrangeChildren() {
      for child in children { Layout.fillOrAlign(child.outer, child.flexibility, .center) }
    }

    override var contentFlexibility: Flexibility {
      Flexibility(horizontal: content?.axis == .vertical, vertical: content?.axis == .horizontal)
    }
  }
#endif
