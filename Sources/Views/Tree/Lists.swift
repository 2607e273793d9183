import AutoLayout

/// A UIScrollView, which clips its children.
public struct ScrollView: Sendable, Equatable, Scrolling {
    /// The content's point at the view's top left corner, in points.
    public var contentOffset: Point { didSet { isDragged = false } }
    /// `false` for a view that the user can't scroll.
    public var isScrollEnabled = true
    package var isDragged = false

    public init(contentOffset: Point = .zero) { self.contentOffset = contentOffset }
}

/// A UITableView. Its children are rows, headers and footers in display order, distinguished by their roles.
public struct TableView: Sendable, Equatable, Scrolling {
    /// `plain` by default.
    public var style: Style
    /// In points; `nil` for each cell's own height, at least 44.
    public var rowHeight: Double?
    /// Selects the line below each row.
    public var separatorStyle: SeparatorStyle
    /// `nil` for UIColor.separator.
    public var separatorColor: Color?
    /// The separators' insets in points; leading 16 by default (fact: uikit/table.separator).
    public var separatorInset: EdgeInsets?
    /// The upward shift of the rows in points.
    public var contentOffset: Point { didSet { isDragged = false } }
    /// `false` for a table that the user can't scroll.
    public var isScrollEnabled = true
    package var isDragged = false

    public init(
        _ style: Style = .plain, rowHeight: Double? = nil, separatorStyle: SeparatorStyle = .singleLine,
        separatorColor: Color? = nil, separatorInset: EdgeInsets? = nil, contentOffset: Point = .zero
    ) {
        self.style = style
        self.rowHeight = rowHeight
        self.separatorStyle = separatorStyle
        self.separatorColor = separatorColor
        self.separatorInset = separatorInset
        self.contentOffset = contentOffset
    }

    /// UITableView.Style.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        case plain, grouped, insetGrouped
    }

    /// UITableViewCell.SeparatorStyle.
    public enum SeparatorStyle: String, Sendable, Hashable, CaseIterable {
        case singleLine, none
    }
}

/// A UITableViewCell or UICollectionViewCell.
public struct Cell: Sendable, Equatable {
    /// The accessory at the trailing end of a table's row.
    public var accessory: Accessory
    /// The layout of the cell's labels and image; `custom` uses their placements or constraints.
    public var style: Style

    public init(accessory: Accessory = .none, style: Style = .custom) {
        self.accessory = accessory
        self.style = style
    }

    /// UITableViewCell.AccessoryType.
    public enum Accessory: String, Sendable, Hashable, CaseIterable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// UITableViewCell.CellStyle.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        case custom, `default`, value1, value2, subtitle
    }
}

/// A UICollectionView with UICollectionViewFlowLayout.
public struct CollectionView: Sendable, Equatable, Scrolling {
    /// In points; `nil` for each cell's own size.
    public var itemSize: Size?
    /// The minimum distance of lines in points; 10 by default, like UIKit.
    public var minimumLineSpacing: Double
    /// The minimum distance of cells in a line, in points; 10 by default, like UIKit.
    public var minimumInteritemSpacing: Double
    /// Around the cells of a section, in points.
    public var sectionInset: EdgeInsets
    /// The direction in which lines follow one another.
    public var scrollDirection: Axis
    /// The content's point at the view's top left corner, in points.
    public var contentOffset: Point { didSet { isDragged = false } }
    /// `false` for a collection that the user can't scroll.
    public var isScrollEnabled = true
    package var isDragged = false

    public init(
        itemSize: Size? = nil, minimumLineSpacing: Double = 10, minimumInteritemSpacing: Double = 10,
        sectionInset: EdgeInsets = .zero, scrollDirection: Axis = .vertical, contentOffset: Point = .zero
    ) {
        self.itemSize = itemSize
        self.minimumLineSpacing = minimumLineSpacing
        self.minimumInteritemSpacing = minimumInteritemSpacing
        self.sectionInset = sectionInset
        self.scrollDirection = scrollDirection
        self.contentOffset = contentOffset
    }
}

/// The role of a child of a table or collection.
public enum ListRole: String, Sendable, Hashable, CaseIterable {
    /// A table's header and footer are outside all sections; a section header begins a section.
    case cell, tableHeader, tableFooter, sectionHeader, sectionFooter
}
