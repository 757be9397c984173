/// A sheet, cover or popover that is up while a condition holds.
package struct SheetModifier<Content: View> {
  package let kind: Presentation.Kind
  package let isPresented: Binding<Bool>
  package let onDismiss: (() -> Void)?
  package let content: () -> Content
}

extension SheetModifier: PresentingModifier {
  package var wanted: AnyHashable? { isPresented.wrappedValue ? true : nil }
  package func close() { isPresented.wrappedValue = false }
  package var capturesContent: Bool { false }

  package func fill(_ slots: PresentationSlots) {
    slots.set(slots.presentation.content, to: DeferredView(make: content))
  }
}

/// A sheet, cover or popover that is up while there is an item.
package struct ItemSheetModifier<Item: Identifiable, Content: View> {
  package let kind: Presentation.Kind
  package let item: Binding<Item?>
  package let onDismiss: (() -> Void)?
  package let content: (Item) -> Content
}

extension ItemSheetModifier: PresentingModifier {
  package var wanted: AnyHashable? { item.wrappedValue.map { AnyHashable($0.id) } }
  package func close() { item.wrappedValue = nil }
  package var capturesContent: Bool { false }

  package func fill(_ slots: PresentationSlots) {
    guard let value = item.wrappedValue else { return }
    let content = content
    slots.set(slots.presentation.content, to: DeferredView { content(value) })
  }
}

/// Makes its view only when it is shown.
package struct DeferredView<Content: View>: View {
  let make: () -> Content

  package init(make: @escaping () -> Content) {
    self.make = make
  }

  package var body: Content { make() }
}

extension View {
  /// Shows a sheet, made from the item, while there is one.
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(
      ItemSheetModifier(kind: .sheet, item: item, onDismiss: onDismiss, content: content))
  }

  /// Shows a sheet while `isPresented` is true.
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      SheetModifier(
        kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Covers the window with a view, made from the item, while there is one.
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(
      ItemSheetModifier(
        kind: .fullScreenCover, item: item, onDismiss: onDismiss, content: content))
  }

  /// Covers the window with a view while `isPresented` is true.
  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      SheetModifier(
        kind: .fullScreenCover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Shows a popover, made from the item, while there is one.
  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(
      PopoverModifier(
        base: ItemSheetModifier(kind: .popover, item: item, onDismiss: nil, content: content),
        attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge))
  }

  /// Shows a popover while `isPresented` is true.
  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      PopoverModifier(
        base: SheetModifier(
          kind: .popover, isPresented: isPresented, onDismiss: nil, content: content),
        attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge))
  }
}

/// A popover: what it shows, and where it points.
package struct PopoverModifier<Base: PresentingModifier> {
  package let base: Base
  package let attachmentAnchor: PopoverAttachmentAnchor
  package let arrowEdge: Edge
}

extension PopoverModifier: PresentingModifier {
  package var kind: Presentation.Kind { base.kind }
  package var wanted: AnyHashable? { base.wanted }
  package func close() { base.close() }
  package var capturesContent: Bool { base.capturesContent }
  package var onDismiss: (() -> Void)? { base.onDismiss }
  package func fill(_ slots: PresentationSlots) { base.fill(slots) }
}

/// Lets only code close the presentation in which the view is.
package struct InteractiveDismissModifier {
  package let isDisabled: Bool
}

extension InteractiveDismissModifier: BehaviorModifier {
  package static func makeBehavior(_ modifier: Self, _ node: _ViewNode) -> Behavior<Self> {
    InteractiveDismissBehavior(modifier, node)
  }
}

private final class InteractiveDismissBehavior: Behavior<InteractiveDismissModifier> {
  override func appear() { set(modifier.isDisabled) }

  override func update(_ new: InteractiveDismissModifier) {
    super.update(new)
    set(new.isDisabled)
  }

  override func disappear() { set(false) }

  private func set(_ isDisabled: Bool) {
    guard let presentation = node?.context.environment.presentation?.presentation,
      presentation.isInteractiveDismissDisabled != isDisabled
    else { return }
    presentation.isInteractiveDismissDisabled = isDisabled
    node?.graph.note(presentation)
  }
}

extension View {
  /// Keeps the person from closing the sheet in which the view is without an action.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(InteractiveDismissModifier(isDisabled: isDisabled))
  }
}
