import RNFoundation

public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
}

public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
}

/// Writes a view of type `collectionView`, whose items its data source makes before each layout after a change.
///
/// Items, headers and footers are children with a `role`: `cell`, `sectionHeader`, `sectionFooter`. The layout gives
/// sizes and spacing; the tool places items as in a flow. No item is reused.
open class UICollectionView: UIScrollView {
    open override class var _type: String { "collectionView" }
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    public struct ScrollPosition: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }
    /// Limit for all sections together: more items than fit on the longest screen.
    private static let maxItems = 200

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }
    public required init?(coder: NSCoder) {
        let layout = UICollectionViewFlowLayout()
        collectionViewLayout = layout
        super.init(coder: coder)
        layout.decode(storage)
        layout.collectionView = self
    }

    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.collectionView = self
            reloadData()
        }
    }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        if let completion { EventLoop.shared.schedule { completion(true) } }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// Asked for items and touches.
    private var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isPrefetchingEnabled = true
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var dragInteractionEnabled = false
    open var isEditing = false
    open var backgroundView: UIView? {
        didSet { if let color = backgroundView?.backgroundColor { backgroundColor = color } }
    }

    /// By identifier; those of headers and footers by kind and identifier.
    private var classes: [String: AnyClass] = [:]
    private var nibs: [String: UINib] = [:]
    /// A storyboard's prototypes, each with the closure that makes it.
    package var prototypes: [String: () -> UIView?] = [:]

    open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) { classes[identifier] = type }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { nibs[identifier] = nib }
    open func register(
        _ type: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        classes[kind + identifier] = type
    }
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        nibs[kind + identifier] = nib
    }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let size = collectionViewLayout.size(at: indexPath) ?? .zero
        if let cell = make(identifier, size) as? UICollectionViewCell { return cell }
        Host.shared.note("code-not-modelled", "no cell is registered as \(identifier): iOS raises an exception")
        return UICollectionViewCell(frame: .zero)
    }

    open func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let size = supplementarySize(kind, indexPath.section) ?? .zero
        return (make(kind + identifier, size) ?? make(identifier, size)) as? UICollectionReusableView
            ?? UICollectionReusableView(frame: .zero)
    }

    /// A new view; its initializer gets the size that the layout gives it, as by UIKit.
    private func make(_ identifier: String, _ size: CGSize) -> UIView? {
        if let prototype = prototypes[identifier] { return prototype() }
        if let nib = nibs[identifier] { return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first }
        guard let type = classes[identifier] else { return nil }
        switch type {
        case is UICollectionViewListCell.Type where type == UICollectionViewListCell.self:
            return UICollectionViewListCell(frame: .zero)
        case is UICollectionViewCell.Type where type == UICollectionViewCell.self:
            return UICollectionViewCell(frame: .zero)
        default: break
        }
        let view =
            ClassRegistry.make(type, CGRect(origin: .zero, size: size)) as? UIView
            ?? (type as? UIView.Type)?.init(coder: NSCoder())
        if size != .zero { view?.placement.frame.size = size }
        return view
    }

    // MARK: Items

    /// `true` from a change until the next layout.
    private var needsItems = false
    /// `true` while the data source makes items, so that a question of the collection from there doesn't start again.
    private var isBuilding = false
    private var items: [(path: IndexPath, cell: UICollectionViewCell)] = []
    /// Headers and footers.
    private var supplementaryViews: [UICollectionReusableView] = []

    open func reloadData() {
        needsItems = true
        ViewStorage.version &+= 1
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        makeItems()
    }
    package override func prepareToEncode() { makeItems() }

    private func makeItems() {
        guard needsItems, !isBuilding, let dataSource else { return }
        (needsItems, isBuilding) = (false, true)
        defer { isBuilding = false }
        (items.map(\.cell) + supplementaryViews).forEach { $0.removeFromSuperview() }
        (items, supplementaryViews) = ([], [])
        collectionViewLayout.prepare()
        for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
            let count = max(0, dataSource.collectionView(self, numberOfItemsInSection: section))
            makeSupplementaryView(Self.elementKindSectionHeader, "sectionHeader", section, dataSource)
            for item in 0..<count where items.count < Self.maxItems {
                let path = IndexPath(item: item, section: section)
                let cell = dataSource.collectionView(self, cellForItemAt: path)
                cell.placement.translates = false
                cell.storage[.role] = "cell"
                if let size = collectionViewLayout.size(at: path) {
                    cell.placement.frame.size = size
                    cell.storage[.width] = .points(size.width)
                    cell.storage[.height] = .points(size.height)
                }
                items.append((path, cell))
                cell.setNeedsUpdateConfiguration()
                insert(cell, at: subviews.count)
                itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            }
            makeSupplementaryView(Self.elementKindSectionFooter, "sectionFooter", section, dataSource)
        }
        collectionViewLayout.encode(into: storage)
    }

    private var scrollsHorizontally: Bool {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
    }

    /// The size of a header or footer, across the whole collection; `nil` if the section has none.
    private func supplementarySize(_ kind: String, _ section: Int) -> CGSize? {
        let size = collectionViewLayout.supplementarySize(ofKind: kind, inSection: section)
        if scrollsHorizontally { return size.width > 0 ? CGSize(width: size.width, height: bounds.height) : nil }
        return size.height > 0 ? CGSize(width: bounds.width, height: size.height) : nil
    }

    private func makeSupplementaryView(
        _ kind: String, _ role: String, _ section: Int, _ dataSource: any UICollectionViewDataSource
    ) {
        guard let size = supplementarySize(kind, section) else { return }
        let path = IndexPath(item: 0, section: section)
        let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        view.placement.translates = false
        view.placement.frame.size = size
        view.storage[.role] = .string(role)
        view.storage[scrollsHorizontally ? .width : .height] = .points(scrollsHorizontally ? size.width : size.height)
        supplementaryViews.append(view)
        insert(view, at: subviews.count)
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    /// All cells, also those beyond the screen's edge.
    open var visibleCells: [UICollectionViewCell] {
        makeItems()
        return items.map(\.cell)
    }
    open var indexPathsForVisibleItems: [IndexPath] { items.map(\.path) }
    open func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
        makeItems()
        return items.first { $0.path == path }?.cell
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { items.first { $0.cell === cell }?.path }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { items.first { $0.cell.frame.contains(point) }?.path }
    open private(set) var indexPathsForSelectedItems: [IndexPath]? = []
    /// Keeps one item, without scrolling. The cell isn't drawn as selected.
    open func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathsForSelectedItems = path.map { [$0] } ?? []
    }
    open func deselectItem(at path: IndexPath, animated: Bool) { indexPathsForSelectedItems = [] }
    open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard let cell = cellForItem(at: path) else { return }
        let (frame, size) = (cell.frame, bounds.size)
        var offset = contentOffset
        if position.contains(.left) { offset.x = frame.minX }
        if position.contains(.centeredHorizontally) { offset.x = max(0, frame.midX - size.width / 2) }
        if position.contains(.right) { offset.x = max(0, frame.maxX - size.width) }
        if position.contains(.top) { offset.y = frame.minY }
        if position.contains(.centeredVertically) { offset.y = max(0, frame.midY - size.height / 2) }
        if position.contains(.bottom) { offset.y = max(0, frame.maxY - size.height) }
        setContentOffset(offset, animated: animated)
    }
    open func reloadItems(at paths: [IndexPath]) { reloadData() }
    open func insertItems(at paths: [IndexPath]) { reloadData() }
    open func deleteItems(at paths: [IndexPath]) { reloadData() }
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func reconfigureItems(at paths: [IndexPath]) { reloadData() }
    open func moveItem(at path: IndexPath, to other: IndexPath) { reloadData() }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    open var hasUncommittedUpdates: Bool { false }
    open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let cell = cellForItem(at: path) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = cell.frame
        return attributes
    }
    /// Makes all items again, without animation, as every other update does.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        if let completion { EventLoop.shared.schedule { completion(true) } }
    }

    /// An item that the user taps.
    package func select(_ cell: UICollectionViewCell) {
        guard allowsSelection, let path = indexPath(for: cell),
            itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true
        else { return }
        indexPathsForSelectedItems = [path]
        itemDelegate?.collectionView(self, didSelectItemAt: path)
    }
}

public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {}
