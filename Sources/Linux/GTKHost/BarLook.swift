#if GTK
  import CGtk
  import SwiftUICore

  /// What a screen says of the bar at the top of its window.
  struct BarContent: Equatable {
    /// Without title, toolbar and Back. The window is still moved and closed by it.
    private(set) var isHidden = false
    private(set) var hidesBackButton = false
    private(set) var hasLargeTitle = false

    var hidesBack: Bool { isHidden || hidesBackButton }

    mutating func read(_ modifier: ElementModifier) {
      switch modifier {
      case .navigationBar(let visibility): isHidden = visibility == .hidden
      case .backButtonHidden: hidesBackButton = true
      case .navigationTitleMode(let mode): hasLargeTitle = mode == .large
      default: break
      }
    }
  }

  /// The looks of a window's bar, and the large title below it.
  @MainActor
  final class BarLook {
    private var content = BarContent()
    private(set) var largeTitle: Widget?

    func show(_ new: BarContent, title: String?, in box: Widget, under header: Widget) {
      let isLarge = new.hasLargeTitle && !new.isHidden && title != nil
      if new.isHidden != content.isHidden { cgtk_set_class(header, "flat", new.isHidden.g) }
      let hadTitle = !content.isHidden && largeTitle == nil
      if hadTitle == (new.isHidden || isLarge) {
        cgtk_header_show_title(header, (!new.isHidden && !isLarge).g)
      }
      content = new
      showLargeTitle(isLarge ? title : nil, in: box, under: header)
    }

    private func showLargeTitle(_ title: String?, in box: Widget, under header: Widget) {
      guard let title else {
        if let largeTitle { cgtk_box_remove(box, largeTitle) }
        largeTitle = nil
        return
      }
      let label = largeTitle ?? cgtk_label_new(nil)
      cgtk_label_set_text(label, title.forC)
      guard largeTitle == nil else { return }
      largeTitle = label
      cgtk_add_class(label, "title-1")
      cgtk_label_set_align(label, 0, GTK_JUSTIFY_LEFT)
      cgtk_set_margins(label, 12, 12, 6, 12)
      cgtk_box_place(box, label, header)
    }
  }
#endif
