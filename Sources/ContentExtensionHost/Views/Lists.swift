import AutoLayout

/// A UIScrollView: its children lie in a content that is shown from an offset on, and cut off at the view's edges.
public struct ScrollView: Sendable, Equatable {
    /// The content's point at the view's top left corner, in points.
    public var contentOffset: Point

    public init(contentOffset: Point = .zero) { self.contentOffset = contentOffset }
}

/// A UITableView; its children are rows, headers and footers in the order they are shown, told apart by their roles.
public struct TableView: Sendable, Equatable {
    /// `plain` unless set.
    public var style: Style
    /// In points; `nil` is each cell's own, at least 44.
    public var rowHeight: Double?
    /// Whether there is a line below each row.
    public var separatorStyle: SeparatorStyle
    /// UIColor.separator when `nil`.
    public var separatorColor: Color?
    /// The separators' distances from both sides in points; leading 16 unless set (fact: uikit/table.separator).
    public var separatorInset: EdgeInsets?
    /// How far the rows are moved upwards, in points.
    public var contentOffset: Point

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
    /// What stands at the trailing end of a table's row.
    public var accessory: Accessory
    /// Where the cell's own labels and image stand; `custom` leaves it to their placements or constraints.
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
public struct CollectionView: Sendable, Equatable {
    /// In points; `nil` is each cell's own.
    public var itemSize: Size?
    /// The least distance of lines in points; 10 unless set, as UIKit's.
    public var minimumLineSpacing: Double
    /// The least distance of cells in a line, in points; 10 unless set, as UIKit's.
    public var minimumInteritemSpacing: Double
    /// Around the cells of a section, in points.
    public var sectionInset: EdgeInsets
    /// The direction in which lines follow one another.
    public var scrollDirection: Axis
    /// The content's point at the view's top left corner, in points.
    public var contentOffset: Point

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

/// What a child of a table or collection is.
public enum ListRole: String, Sendable, Hashable, CaseIterable {
    /// The table's own ends stand outside all sections; a section's header begins a section.
    case cell, tableHeader, tableFooter, sectionHeader, sectionFooter
}
