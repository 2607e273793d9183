import Views

/// UITableViewCell's content view, labels and accessory.
extension LayoutEngine {
    /// A cell's size: its content's plus its accessory's.
    func cellSize(_ item: LayoutItem, _ cell: Cell, _ offered: Extent) -> Size {
        let accessory = cell.accessory.width
        if cell.style != .custom { return Size(width: offered.exact ?? accessory, height: CellMetrics.height) }
        let size = overlaySize(item, offered.reduced(by: accessory))
        return Size(width: offered.fit(size.width + accessory), height: size.height)
    }

    func placeCell(_ item: LayoutItem, _ cell: Cell, in frame: Rect) -> [LayoutNode] {
        let content = contentFrame(cell, in: frame)
        let children = cell.style == .custom ? placeOverlaid(item, in: content) : placeOwnViews(item, cell, in: content)
        return children + placeAccessories(item, cell, in: frame)
    }

    /// The content view's frame: the cell without its accessory.
    func contentFrame(_ cell: Cell, in frame: Rect) -> Rect {
        let width = max(0, frame.width - cell.accessory.width)
        return Rect(
            x: device.isRightToLeft ? frame.maxX - width : frame.minX, y: frame.minY, width: width,
            height: frame.height)
    }

    /// The accessory at the trailing end of a cell.
    func placeAccessories(_ item: LayoutItem, _ cell: Cell, in frame: Rect) -> [LayoutNode] {
        cell.accessory.parts(in: frame.size, isRightToLeft: device.isRightToLeft).map { part in
            place(
                LayoutItem(part.node, part: item.part),
                in: mirrored(part.frame.offset(x: frame.minX, y: frame.minY), in: frame))
        }
    }

    /// Places the first image view and the first two labels like UITableViewCell's own; places further views as usual.
    private func placeOwnViews(_ item: LayoutItem, _ cell: Cell, in content: Rect) -> [LayoutNode] {
        var labels: [LayoutItem] = []
        var image: LayoutItem?
        var others: [LayoutItem] = []
        for child in item.children {
            switch child.node.content {
            case .label where labels.count < 2: labels.append(child)
            case .image where image == nil: image = child
            default: others.append(child)
            }
        }
        var start = CellMetrics.inset
        var placed: [LayoutNode] = []
        if let image, !image.node.style.isHidden {
            let size = measure(image, .free)
            if size.width > 0, cell.style != .value2 {
                let frame = Rect(
                    x: content.minX + start, y: content.midY - size.height / 2, width: size.width, height: size.height)
                placed.append(place(image, in: mirrored(frame, in: content)))
                start += size.width + CellMetrics.inset
            }
        }
        let area = Rect(
            x: content.minX + start, y: content.minY, width: max(0, content.width - start - CellMetrics.inset),
            height: content.height)
        let frames = labelFrames(labels, cell.style, in: area)
        placed += zip(labels, frames).map { place($0, in: mirrored($1, in: content)) }
        guard others.contains(where: { $0.node.sizing.autoresizing != nil }) else {
            return placed + others.map { place($0, in: content) }
        }
        // Frames that code gave hold in the content view.
        let contentView = ViewNode(.view, children: others.map(\.node))
        return placed + place(LayoutItem(contentView, part: item.part, layoutContext: .table), in: content).children
    }

    private func labelFrames(_ labels: [LayoutItem], _ style: Cell.Style, in area: Rect) -> [Rect] {
        let sizes = labels.map { measure($0, .atMost(area.width)) }
        guard let title = sizes.first else { return [] }
        let detail = sizes.count > 1 ? sizes[1] : .zero
        switch style {
        case .custom, .default: return [area]
        case .subtitle:
            guard labels.count > 1, detail.height > 0 else { return [area] }
            let top = area.midY - (title.height + detail.height) / 2
            return [
                Rect(x: area.minX, y: top, width: area.width, height: title.height),
                Rect(x: area.minX, y: top + title.height, width: area.width, height: detail.height),
            ]
        case .value1:
            let room = max(0, area.width - title.width - CellMetrics.gap)
            let width = min(detail.width, room)
            return [
                Rect(x: area.minX, y: area.minY, width: title.width, height: area.height),
                Rect(x: area.maxX - width, y: area.minY, width: width, height: area.height),
            ]
        case .value2:
            let column = CellMetrics.titleColumn
            return [
                Rect(x: area.minX, y: area.minY, width: min(column, area.width), height: area.height),
                Rect(
                    x: area.minX + column + CellMetrics.gap, y: area.minY,
                    width: max(0, area.width - column - CellMetrics.gap), height: area.height),
            ]
        }
    }
}

/// UITableViewCell's measures in points (fact: uikit/table).
private enum CellMetrics {
    static let height = 44.0
    static let inset = 16.0
    /// Between a title and its value.
    static let gap = 6.0
    /// The width of the titles in `value2`.
    static let titleColumn = 91.0
}

extension Cell.Accessory {
    /// The accessory's width: a disclosure indicator in a cell of 375 points leaves a content view of 342.
    var width: Double {
        switch self {
        case .none: 0
        case .disclosureIndicator: 33
        case .checkmark: 39
        case .detailButton: 47
        case .detailDisclosureButton: 67
        }
    }

    /// The accessory's images at the trailing end.
    func parts(in size: Size, isRightToLeft: Bool) -> [ControlPart] {
        func image(
            _ name: String, _ pointSize: Double, _ weight: FontWeight, width: Double, end: Double, _ tint: Color?
        ) -> ControlPart {
            let view = ImageView(
                .symbol(name: name, pointSize: pointSize, weight: weight), contentMode: .scaleAspectFit)
            let height = pointSize * 1.17
            return ControlPart(
                frame: Rect(x: size.width - end - width, y: (size.height - height) / 2, width: width, height: height),
                node: ViewNode(.image(view), style: ViewStyle(tintColor: tint)))
        }
        let chevron = image(
            isRightToLeft ? "chevron.left" : "chevron.right", 11.5, .black, width: 9, end: 15, .semantic(.systemGray3))
        switch self {
        case .none: return []
        case .disclosureIndicator: return [chevron]
        case .checkmark: return [image("checkmark", 12.5, .heavy, width: 15, end: 15, nil)]
        case .detailButton: return [image("info.circle", 19, .light, width: 22, end: 15, nil)]
        case .detailDisclosureButton: return [image("info.circle", 19, .light, width: 22, end: 35, nil), chevron]
        }
    }
}
