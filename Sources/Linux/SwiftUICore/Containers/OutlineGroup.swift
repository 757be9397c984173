/// Rows for data that has data below it, each of which opens and closes.
///
/// ```swift
/// OutlineGroup(folders, children: \.subfolders) { folder in
///   Text(folder.name)
/// }
/// ```
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  package enum Roots {
    case one(Data.Element)
    case all(Data)
  }

  package let roots: Roots
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  package let leaf: (Data.Element) -> Leaf

  fileprivate nonisolated init(
    _ roots: Roots, _ id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>,
    _ leaf: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.id = id
    self.children = children
    self.leaf = leaf
  }
}

/// What is below a row of an outline.
public struct OutlineSubgroupChildren {
  fileprivate let view: AnyView
}

extension OutlineSubgroupChildren: TransparentView {
  package var transparentContent: AnyView { view }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    switch roots {
    case .one(let element): row(element)
    case .all(let data): ForEach(data, id: id) { row($0) }
    }
  }

  @ViewBuilder
  private func row(_ element: Data.Element) -> some View {
    if let inner = element[keyPath: children] {
      DisclosureGroup {
        OutlineSubgroupChildren(view: AnyView(Self(.all(inner), id, children, leaf)))
      } label: {
        leaf(element)
      }
    } else {
      leaf(element)
    }
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// An outline of one element, and of what is below it.
  nonisolated public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(.one(root), \.id, children, content)
  }

  /// An outline of elements, and of what is below each.
  nonisolated public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(.all(data), \.id, children, content)
  }

  /// An outline of one element, and of what is below it.
  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.one(root), id, children, content)
  }

  /// An outline of elements, and of what is below each.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.all(data), id, children, content)
  }
}
