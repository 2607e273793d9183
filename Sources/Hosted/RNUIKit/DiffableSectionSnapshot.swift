import RNFoundation

/// The items of a section as a tree; items of collapsed ones aren't visible.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var roots: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent { children[parent, default: []] += items } else { roots += items }
    }
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
    public mutating func delete(_ items: [ItemIdentifierType]) {
        roots.removeAll(where: items.contains)
        for parent in children.keys { children[parent]?.removeAll(where: items.contains) }
    }
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

    public var rootItems: [ItemIdentifierType] { roots }
    public var items: [ItemIdentifierType] { roots.flatMap { tree($0) { _ in true } } }
    public var visibleItems: [ItemIdentifierType] { roots.flatMap { tree($0, expanded.contains) } }
    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    private func tree(
        _ item: ItemIdentifierType, _ isOpen: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        [item] + (isOpen(item) ? (children[item] ?? []).flatMap { tree($0, isOpen) } : [])
    }
}

extension UICollectionViewDiffableDataSource {
    /// Replaces the items of a section, which is added if there is none.
    public func apply(
        _ section: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to id: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = snapshot()
        if whole.indexOfSection(id) == nil { whole.appendSections([id]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: id))
        whole.appendItems(section.visibleItems, toSection: id)
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }
}
