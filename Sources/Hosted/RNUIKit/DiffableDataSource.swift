import RNFoundation

/// Sections and their items, in order. Reloads and reconfigurations have no effect, since each snapshot makes all cells
/// anew.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []

    public init() {}
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { itemIdentifiers.count }
    public func numberOfItems(inSection id: SectionIdentifierType) -> Int { itemIdentifiers(inSection: id).count }
    public func itemIdentifiers(inSection id: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.id == id }?.items ?? []
    }
    public func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(item) }?.id
    }
    public func indexOfItem(_ item: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: item) }
    public func indexOfSection(_ id: SectionIdentifierType) -> Int? { sections.firstIndex { $0.id == id } }

    public mutating func appendSections(_ ids: [SectionIdentifierType]) { sections += ids.map { ($0, []) } }
    public mutating func appendItems(_ items: [ItemIdentifierType], toSection id: SectionIdentifierType? = nil) {
        guard let index = id.flatMap({ indexOfSection($0) }) ?? sections.indices.last else { return }
        sections[index].items += items
    }
    public mutating func insertItems(_ items: [ItemIdentifierType], beforeItem item: ItemIdentifierType) {
        insert(items, at: item, 0)
    }
    public mutating func insertItems(_ items: [ItemIdentifierType], afterItem item: ItemIdentifierType) {
        insert(items, at: item, 1)
    }
    private mutating func insert(_ items: [ItemIdentifierType], at item: ItemIdentifierType, _ offset: Int) {
        for index in sections.indices {
            guard let position = sections[index].items.firstIndex(of: item) else { continue }
            sections[index].items.insert(contentsOf: items, at: position + offset)
        }
    }
    public mutating func deleteItems(_ items: [ItemIdentifierType]) {
        for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    }
    public mutating func deleteAllItems() { sections = [] }
    public mutating func deleteSections(_ ids: [SectionIdentifierType]) { sections.removeAll { ids.contains($0.id) } }
    public mutating func moveItem(_ item: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
        deleteItems([item])
        insert([item], at: other, 0)
    }
    public mutating func moveItem(_ item: ItemIdentifierType, afterItem other: ItemIdentifierType) {
        deleteItems([item])
        insert([item], at: other, 1)
    }
    public mutating func insertSections(_ ids: [SectionIdentifierType], beforeSection id: SectionIdentifierType) {
        if let index = indexOfSection(id) { sections.insert(contentsOf: ids.map { ($0, []) }, at: index) }
    }
    public mutating func insertSections(_ ids: [SectionIdentifierType], afterSection id: SectionIdentifierType) {
        if let index = indexOfSection(id) { sections.insert(contentsOf: ids.map { ($0, []) }, at: index + 1) }
    }
    public mutating func reloadItems(_ items: [ItemIdentifierType]) {}
    public mutating func reconfigureItems(_ items: [ItemIdentifierType]) {}
    public mutating func reloadSections(_ ids: [SectionIdentifierType]) {}

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return sections[path.section].items[path.item]
    }
}

/// A table's data source. Differences aren't animated; the completion comes at the next turn of the run loop.
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    private weak var table: UITableView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        (table, provider) = (tableView, cellProvider)
        super.init()
        tableView.dataSource = self
    }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        current = snapshot
        table?.reloadData()
        if let completion { EventLoop.shared.schedule(completion) }
    }
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    open func index(for section: SectionIdentifierType) -> Int? { current.indexOfSection(section) }
    open func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? { current.item(at: path) }
    open func indexPath(for item: ItemIdentifierType) -> IndexPath? {
        for (section, id) in current.sectionIdentifiers.enumerated() {
            if let row = current.itemIdentifiers(inSection: id).firstIndex(of: item) {
                return IndexPath(item: row, section: section)
            }
        }
        return nil
    }
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }
    open func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        current.item(at: path).flatMap { provider(tableView, path, $0) } ?? UITableViewCell()
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

/// A collection's data source. Differences aren't animated; the completion comes at the next turn of the run loop.
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    private weak var collection: UICollectionView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    open var supplementaryViewProvider: SupplementaryViewProvider?

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (collection, provider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
    }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        current = snapshot
        collection?.reloadData()
        if let completion { EventLoop.shared.schedule(completion) }
    }
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    open func index(for section: SectionIdentifierType) -> Int? { current.indexOfSection(section) }
    open func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? { current.item(at: path) }
    open func indexPath(for item: ItemIdentifierType) -> IndexPath? {
        for (section, id) in current.sectionIdentifiers.enumerated() {
            if let row = current.itemIdentifiers(inSection: id).firstIndex(of: item) {
                return IndexPath(item: row, section: section)
            }
        }
        return nil
    }
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell
    {
        current.item(at: path).flatMap { provider(collectionView, path, $0) } ?? UICollectionViewCell(frame: .zero)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, path) ?? UICollectionReusableView(frame: .zero)
    }
}
