import Views

/// UICollectionView with UICollectionViewFlowLayout.
extension LayoutEngine {
    func placeItems(_ item: LayoutItem, _ collection: CollectionView, in frame: Rect) -> [LayoutNode] {
        let flow = collection.scrollDirection
        let insets = collection.sectionInset
        let room = frame.size[flow.other] - (flow == .vertical ? insets.horizontal : insets.vertical)
        // The end of a collection that the user drags follows from all cells.
        let offset = collection.isDragged ? .zero : collection.contentOffset
        var position = 0.0
        var nodes: [LayoutNode] = []
        var cells: [(item: LayoutItem, size: Size)] = []
        func frameAlong(_ along: Double, _ across: Double, _ size: Size) -> Rect {
            let rect =
                flow == .vertical
                ? Rect(x: across - offset.x, y: along - offset.y, width: size.width, height: size.height)
                : Rect(x: along - offset.x, y: across - offset.y, width: size.width, height: size.height)
            // A flow layout starts at the left in every language (flipsHorizontallyInOppositeLayoutDirection is false).
            return rect.offset(x: frame.minX, y: frame.minY)
        }
        func endSection() {
            guard !cells.isEmpty else { return }
            position += flow == .vertical ? insets.top : insets.leading
            let lines = FlowLine.lines(
                cells.map { $0.size[flow.other] }, room: room, spacing: collection.minimumInteritemSpacing,
                isUniform: collection.itemSize != nil)
            let start = flow == .vertical ? insets.leading : insets.top
            for (index, line) in lines.enumerated() {
                let thickness = line.range.map { cells[$0].size[flow] }.max() ?? 0
                for (cell, place) in zip(cells[line.range], line.starts) {
                    let along = position + (thickness - cell.size[flow]) / 2
                    let rect = frameAlong(along, start + place, cell.size)
                    // A collection view only makes visible cells.
                    let isSeen =
                        !item.node.style.clipsToBounds || collection.isDragged || !rect.intersection(frame).isEmpty
                    if isSeen { nodes.append(self.place(cell.item, in: rect)) }
                }
                position += thickness + (index + 1 < lines.count ? collection.minimumLineSpacing : 0)
            }
            position += flow == .vertical ? insets.bottom : insets.trailing
            cells = []
        }
        for child in item.arranged {
            if child.node.role == .cell {
                cells.append((child, itemSize(child, collection, room: room)))
                continue
            }
            endSection()
            let isAcross = flow == .vertical
            let size = isAcross ? measure(child, .exactly(frame.width)) : measure(child, .free)
            let full = isAcross ? size : Size(width: size.width, height: frame.height)
            nodes.append(place(child, in: frameAlong(position, 0, full)))
            position += full[flow]
        }
        endSection()
        guard collection.isDragged else { return nodes }
        let content =
            flow == .vertical
            ? Size(width: frame.width, height: position) : Size(width: position, height: frame.height)
        let shown = shownOffset(collection, content: content, in: frame)
        return nodes.map { $0.offset(x: -shown.x, y: -shown.y) }
    }

    /// The layout's item size, or the cell's own if there is none.
    private func itemSize(_ cell: LayoutItem, _ collection: CollectionView, room: Double) -> Size {
        if let size = collection.itemSize { return size }
        return measure(cell, collection.scrollDirection == .vertical ? .atMost(max(0, room)) : .free)
    }
}

/// A line of a flow layout.
private struct FlowLine {
    var range: Range<Int>
    /// The start of each item, in points.
    var starts: [Double]

    /// Breaks items into lines as UICollectionViewFlowLayout does. Items of a full line are spread from end to end, a
    /// single one is centred. The last line is not spread; its gaps equal the others' when all items have one size. A
    /// last item beside which another of its size has no room is a full line as well.
    static func lines(_ lengths: [Double], room: Double, spacing: Double, isUniform: Bool) -> [FlowLine] {
        var ranges: [Range<Int>] = []
        var (start, used) = (0, 0.0)
        for (index, length) in lengths.enumerated() {
            if index > start, used + spacing + length > room + 1e-6 {
                ranges.append(start..<index)
                (start, used) = (index, length)
            } else {
                used += index == start ? length : spacing + length
            }
        }
        if start < lengths.count { ranges.append(start..<lengths.count) }
        var gap = spacing
        return ranges.enumerated().map { index, range in
            let total = lengths[range].reduce(0, +)
            let isFull = range.count == 1 && 2 * total + spacing > room + 1e-6
            let isLast = index + 1 == ranges.count && !isFull
            if isLast { return FlowLine(range: range, lengths, from: 0, gap: isUniform ? gap : spacing) }
            if range.count == 1 { return FlowLine(range: range, lengths, from: max(0, (room - total) / 2), gap: 0) }
            gap = max(spacing, (room - total) / Double(range.count - 1))
            return FlowLine(range: range, lengths, from: 0, gap: gap)
        }
    }

    private init(range: Range<Int>, _ lengths: [Double], from start: Double, gap: Double) {
        self.range = range
        var position = start
        starts = lengths[range].map { length in
            defer { position += length + gap }
            return position
        }
    }
}
