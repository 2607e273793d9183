import Basics

/// In points.
private let lengths = 0...Limits.points
private let offsets = -Limits.points...Limits.points

/// Properties of tables and collections.
extension ViewProperty {
    static let tableView =
        [
            ViewProperty("style", .choice(TableView.Style.self)) { $0.content.tableView?.style = $1 },
            ViewProperty("rowHeight", .rowHeight) { $0.content.tableView?.rowHeight = $1 },
            // Accepted without effect: actual heights are always known here.
            ViewProperty("estimatedRowHeight", .rowHeight) { _, _ in },
            ViewProperty("separatorStyle", .choice(TableView.SeparatorStyle.self)) {
                $0.content.tableView?.separatorStyle = $1
            },
            ViewProperty("separatorColor", optional: .color) { $0.content.tableView?.separatorColor = $1 },
            ViewProperty("separatorInset", optional: .insets) { $0.content.tableView?.separatorInset = $1 },
        ] + scrollView

    static let collectionView =
        [
            ViewProperty("itemSize", optional: .size) { $0.content.collectionView?.itemSize = $1 },
            ViewProperty("minimumLineSpacing", .number(offsets)) { $0.content.collectionView?.minimumLineSpacing = $1 },
            ViewProperty("minimumInteritemSpacing", .number(offsets)) {
                $0.content.collectionView?.minimumInteritemSpacing = $1
            },
            ViewProperty("sectionInset", .insets) { $0.content.collectionView?.sectionInset = $1 },
            ViewProperty("scrollDirection", .choice(Axis.self)) { $0.content.collectionView?.scrollDirection = $1 },
        ] + scrollView

    static let cell = [
        ViewProperty("accessory", .choice(Cell.Accessory.self)) { $0.content.cellView?.accessory = $1 },
        ViewProperty("cellStyle", .choice(Cell.Style.self)) { $0.content.cellView?.style = $1 },
    ]
}

extension ValueRule<Double?> {
    /// A height in points; `nil` for `"automatic"`.
    fileprivate static var rowHeight: ValueRule<Double?> {
        ValueRule { value, path, context in
            if value.string == "automatic" { return .some(nil) }
            return context.report.number(value, path: path, in: lengths, "a number or \"automatic\"").map { .some($0) }
        }
    }
}

extension ValueRule<Point> {
    /// `[x, y]` in points.
    static var point: ValueRule<Point> {
        ValueRule { value, path, context in
            context.report.numbers(value, path: path, count: 2...2, in: offsets, "[x, y]")
                .map { Point(x: $0[0], y: $0[1]) }
        }
    }
}

extension ValueRule<Size> {
    /// `[width, height]` in points.
    fileprivate static var size: ValueRule<Size> {
        ValueRule { value, path, context in
            context.report.numbers(value, path: path, count: 2...2, in: lengths, "[width, height]")
                .map { Size(width: $0[0], height: $0[1]) }
        }
    }
}
