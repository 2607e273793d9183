import RNFoundation

/// A share of the container, 0…1, or points. An estimate counts as exact.
public class NSCollectionLayoutDimension: NSObject {
    enum Kind { case width, height, absolute, estimated }
    let kind: Kind
    public let dimension: CGFloat
    init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }
    public class func fractionalWidth(_ part: CGFloat) -> Self { make(.width, part) }
    public class func fractionalHeight(_ part: CGFloat) -> Self { make(.height, part) }
    public class func absolute(_ points: CGFloat) -> Self { make(.absolute, points) }
    public class func estimated(_ points: CGFloat) -> Self { make(.estimated, points) }
    private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutDimension(kind, dimension), to: Self.self)
    }

    /// - Parameter size: the container's size in points.
    func points(in size: CGSize) -> CGFloat {
        switch kind {
        case .width: dimension * size.width
        case .height: dimension * size.height
        case .absolute, .estimated: dimension
        }
    }
}

public class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    }
    func size(in size: CGSize) -> CGSize {
        CGSize(width: widthDimension.points(in: size), height: heightDimension.points(in: size))
    }
}

/// In points. Flexible spacing counts as fixed.
public class NSCollectionLayoutSpacing: NSObject {
    let points: CGFloat
    init(_ points: CGFloat) { self.points = points }
    public class func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(points) }
    public class func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(points) }
}

public class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        if !supplementaryItems.isEmpty {
            Host.shared.note("code-not-modelled", "NSCollectionLayoutItem: supplementary views aren't drawn")
        }
    }
}

/// Only the sizes of its innermost items and its spacing count. `edgeSpacing` and positions are dropped.
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public private(set) var subitems: [NSCollectionLayoutItem] = []
    public var interItemSpacing: NSCollectionLayoutSpacing?
    private(set) var isVertical = false
    /// The number of equal items; `nil` where the subitems have sizes of their own.
    private var count: Int?

    private static func make(
        _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], _ count: Int?, isVertical: Bool
    ) -> Self {
        let group = NSCollectionLayoutGroup(layoutSize: size)
        (group.subitems, group.count, group.isVertical) = (items, count, isVertical)
        return unsafeDowncast(group, to: Self.self)
    }
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, subitems, nil, isVertical: false)
    }
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> Self
    {
        make(layoutSize, [subitem], count, isVertical: false)
    }
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, [repeatingSubitem], count, isVertical: false)
    }
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, subitems, nil, isVertical: true)
    }
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, [repeatingSubitem], count, isVertical: true)
    }
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
    {
        make(layoutSize, [subitem], count, isVertical: true)
    }

    /// The sizes of the group's items, innermost, without their insets.
    func sizes(in container: CGSize) -> [CGSize] {
        let size = layoutSize.size(in: container)
        return subitems.flatMap { item -> [CGSize] in
            if let group = item as? NSCollectionLayoutGroup { return group.sizes(in: size) }
            var own = item.layoutSize.size(in: size)
            if let count, count > 0 {
                let gaps = CGFloat(count - 1) * (interItemSpacing?.points ?? 0)
                if isVertical {
                    own.height = (size.height - gaps) / CGFloat(count)
                } else {
                    own.width = (size.width - gaps) / CGFloat(count)
                }
            }
            let insets = item.contentInsets
            own.width -= insets.leading + insets.trailing
            own.height -= insets.top + insets.bottom
            return Array(repeating: own, count: max(1, count ?? 1))
        }
    }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section that scrolls across turns the whole collection sideways. Decorations and headers aren't drawn.
public class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var interGroupSpacing: CGFloat = 0
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
        didSet {
            guard !boundarySupplementaryItems.isEmpty else { return }
            Host.shared.note("code-not-modelled", "NSCollectionLayoutSection: headers and footers aren't drawn")
        }
    }
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []
    public var supplementariesFollowContentInsets = true
    /// Called while the user scrolls, which a picture doesn't show.
    public var visibleItemsInvalidationHandler:
        (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
    public init(group: NSCollectionLayoutGroup) { self.group = group }
    /// A list's section: rows of the whole width, each as high as its content.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}

public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
}

public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    var container: any NSCollectionLayoutContainer { get }
}

/// The collection's size, for a closure that makes sections.
private final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    init(_ size: CGSize) { contentSize = size }
    var traitCollection: UITraitCollection { .current }
    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
}

open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// A compositional layout, whose item sizes are placed in a flow.
///
/// Insets and spacing of the first section hold for all; sizes are each section's own.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    private func section(_ index: Int) -> NSCollectionLayoutSection? {
        provider(index, LayoutEnvironment(collectionView?.bounds.size ?? UIScreen.main.bounds.size))
    }
    open var configuration: UICollectionViewCompositionalLayoutConfiguration

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        (provider, self.configuration) = ({ _, _ in section }, configuration)
        super.init()
    }
    public convenience init(
        sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    ) { self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration()) }
    public init(
        sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }
    public required init?(coder: NSCoder) {
        (provider, configuration) = ({ _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration())
        super.init(coder: coder)
    }

    override func size(at path: IndexPath) -> CGSize? {
        guard let section = section(path.section), let collectionView else { return nil }
        var container = collectionView.bounds.size
        container.width -= section.contentInsets.leading + section.contentInsets.trailing
        container.height -= section.contentInsets.top + section.contentInsets.bottom
        let sizes = section.group.sizes(in: container)
        return sizes.isEmpty ? nil : sizes[path.item % sizes.count]
    }

    override func encode(into storage: ViewStorage) {
        guard let section = section(0) else { return }
        let isHorizontal = section.orthogonalScrollingBehavior != .none || configuration.scrollDirection == .horizontal
        storage[.scrollDirection] = isHorizontal ? "horizontal" : "vertical"
        storage[.sectionInset] = section.contentInsets.edges.json
        storage[.minimumLineSpacing] = .points(section.interGroupSpacing)
        storage[.minimumInteritemSpacing] = .points(section.group.interItemSpacing?.points ?? 0)
    }
}
