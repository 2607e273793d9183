import RNFoundation

/// The base of layouts. A layout of the code's own gives items their sizes; their positions are those of a flow.
open class UICollectionViewLayout: NSObject {
    public package(set) weak var collectionView: UICollectionView?
    public override init() {}
    public required init?(coder: NSCoder) {}
    open func prepare() {}
    open func invalidateLayout() { collectionView?.reloadData() }
    open var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open func register(_ type: AnyClass?, forDecorationViewOfKind kind: String) {}
    open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
    open func targetContentOffset(forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    { offset }

    /// A header's or footer's size in points; zero for none.
    func supplementarySize(ofKind kind: String, inSection section: Int) -> CGSize { .zero }
    /// An item's size in points; `nil` if its content decides.
    func size(at path: IndexPath) -> CGSize? { layoutAttributesForItem(at: path)?.size }
    /// Writes the template's keys; a layout of the code's own stands as a flow.
    func encode(into storage: ViewStorage) {
        Host.shared.note("code-not-modelled", "\(type(of: self)): items stand as in a flow layout")
    }
}

/// Only the size counts. Alpha, transforms, order and visibility aren't drawn.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    open var frame = CGRect.zero
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var transform = CGAffineTransform.identity
    open var transform3D: CATransform3D = CATransform3DIdentity
    open var indexPath = IndexPath(item: 0, section: 0)
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var representedElementKind: String?
    public required override init() {}
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        (copy.frame, copy.alpha, copy.zIndex, copy.isHidden) = (frame, alpha, zIndex, isHidden)
        (copy.transform, copy.transform3D, copy.indexPath) = (transform, transform3D, indexPath)
        return copy
    }
    public convenience init(forSupplementaryViewOfKind kind: String, with path: IndexPath) {
        self.init()
        (representedElementKind, indexPath) = (kind, path)
    }
    public convenience init(forCellWith path: IndexPath) {
        self.init()
        indexPath = path
    }
}

public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
        layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { flow(layout).itemSize }
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { flow(layout).sectionInset }
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { flow(layout).minimumLineSpacing }
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { flow(layout).minimumInteritemSpacing }
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize { flow(layout).headerReferenceSize }
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) -> CGSize { flow(layout).footerReferenceSize }
}

/// Writes insets, spacing and direction to the collection view. Those of the first section hold for all.
///
/// An estimated size lets the content decide. Headers don't stay at the top, since nothing scrolls.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    open var sectionHeadersPinToVisibleBounds = false
    public static let automaticSize = CGSize(width: -1, height: -1)

    private var delegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// Takes the keys of a storyboard's collection view.
    func decode(_ storage: ViewStorage) {
        if let size = storage[.itemSize]?.size { itemSize = size } else { estimatedItemSize = Self.automaticSize }
        minimumLineSpacing = storage[.minimumLineSpacing]?.float ?? 10
        minimumInteritemSpacing = storage[.minimumInteritemSpacing]?.float ?? 10
        if let inset = storage[.sectionInset] { sectionInset = UIEdgeInsets(json: inset) }
        if storage[.scrollDirection]?.string == "horizontal" { scrollDirection = .horizontal }
    }

    override func size(at path: IndexPath) -> CGSize? {
        if let collectionView, let delegate {
            return delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
        }
        return estimatedItemSize == .zero ? itemSize : nil
    }

    override func supplementarySize(ofKind kind: String, inSection section: Int) -> CGSize {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard let collectionView, let delegate else { return isHeader ? headerReferenceSize : footerReferenceSize }
        return isHeader
            ? delegate.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
            : delegate.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
    }

    override func encode(into storage: ViewStorage) {
        var (line, item, inset) = (minimumLineSpacing, minimumInteritemSpacing, sectionInset)
        if let collectionView, let delegate {
            line = delegate.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: 0)
            item = delegate.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: 0)
            inset = delegate.collectionView(collectionView, layout: self, insetForSectionAt: 0)
        }
        // The content inset leaves less room across the lines, which are centred in it; the offset moves their start.
        let outer = collectionView?.contentInset ?? .zero
        if scrollDirection == .horizontal {
            inset.bottom += outer.top + outer.bottom
        } else {
            inset.right += outer.left + outer.right
        }
        storage[.itemSize] = nil
        storage[.minimumLineSpacing] = .points(line)
        storage[.minimumInteritemSpacing] = .points(item)
        storage[.sectionInset] = inset.json
        storage[.scrollDirection] = scrollDirection == .horizontal ? "horizontal" : "vertical"
    }
}

extension UICollectionView {
    public enum ScrollDirection: Int { case vertical, horizontal }
}
