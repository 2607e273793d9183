import ContentExtensionHost
import Views

/// The list of the notification centre (fact: ios10/list), and an expanded group of it (iOS 12; fact: ios10/list.group).
extension IOS10Style {
    /// The title and rows, or a message when the list is empty.
    func list(_ center: CenterScene, _ room: IOS10Room) -> [ViewNode] {
        guard !center.groups.isEmpty else { return [emptyList] }
        return [listTitle] + rows(of: center.groups, center, room)
    }

    var listGaps: [String: Double] { ["list-title": IOS10ListMetrics.titleGap] }

    func rows(of groups: [CenterGroup], _ center: CenterScene, _ room: IOS10Room) -> [ViewNode] {
        var rows: [ViewNode] = []
        for group in groups where room.has(rowAfter: rows.count) {
            if group.isExpanded, group.count > 1 { rows.append(groupHeader(group)) }
            for notification in group.rows where room.has(rowAfter: rows.count) {
                rows.append(row(notification, of: group, center, room))
            }
        }
        return rows
    }

    /// A row: a stack's first plate with the others below it, or with tiles beside it after a swipe.
    private func row(
        _ notification: NotificationRow, of group: CenterGroup, _ center: CenterScene, _ room: IOS10Room
    ) -> ViewNode {
        let row = notificationRow(notification, summary: group.isStack ? group.summary : "", images: room.images)
        if center.swiped == notification.identifier { return swiped(row, of: group, center) }
        return group.isStack ? stack(row, of: group.count) : row
    }

    /// A row over the edges of the plates below it.
    func stack(_ row: ViewNode, of count: Int) -> ViewNode {
        let plates = min(IOS10ListMetrics.plates, count - 1)
        let peeks = (1...max(1, plates)).reversed().map { depth in
            var plate = rowPlate(.row, stripHeight: 0)
            let (inset, below) = (
                Double(depth) * IOS10ListMetrics.plateInset, Double(plates - depth) * IOS10ListMetrics.plateDrop
            )
            plate.id = "plate"
            plate.children = [
                ViewNode(
                    .view,
                    style: ViewStyle(
                        backgroundColor: .rgba(RGBA(white: 0, alpha: Double(depth) * IOS10ListMetrics.plateShade))))
            ]
            plate.sizing.height = 2 * IOS10Metrics.cornerRadius + IOS10ListMetrics.plateDrop
            plate.placement = Placement(leading: inset, trailing: inset, bottom: below)
            return plate
        }
        var row = row
        row.style.shadow = IOS10ListMetrics.plateShadow
        row.placement = Placement(leading: 0, trailing: 0, top: 0, bottom: Double(plates) * IOS10ListMetrics.plateDrop)
        return ViewNode(.view, id: "stack", part: .platter, children: peeks + [row])
    }

    /// "Recent" with the button that clears everything.
    private var listTitle: ViewNode {
        let metrics = IOS10ListMetrics.self
        let row = IOS10TextRow(
            metrics.titleSize, as: .title1, height: metrics.titleHeight, baseline: metrics.titleBaseline,
            device: device)
        var font = row.font
        font.weight = .light
        let title = ViewNode(
            .label(Label(words.text(.recent), font: font, textColor: .white).shrinking), id: "list-title-text",
            sizing: ViewSizing(height: row.textHeight),
            placement: Placement(
                leading: metrics.titleLeading, trailing: metrics.clearTrailing + metrics.clearSize + 8,
                top: row.textTop))
        let cross = ViewNode(
            .shape(.cross(color: .black, width: metrics.clearStroke)),
            sizing: ViewSizing(width: metrics.clearGlyph, height: metrics.clearGlyph), placement: .center)
        let button = ViewNode(
            .view, id: "clear-all",
            style: ViewStyle(backgroundColor: IOS10NotificationRowColors.clearFill, cornerRadius: .half),
            sizing: ViewSizing(width: metrics.clearSize, height: metrics.clearSize),
            placement: Placement(
                trailing: metrics.clearTrailing,
                top: metrics.clearCentre - metrics.clearSize / 2 + (row.height - metrics.titleHeight) / 2),
            children: [cross])
        return ViewNode(
            .view, id: "list-title", sizing: ViewSizing(height: row.height), part: .platter, children: [title, button])
    }

    private var emptyList: ViewNode {
        let size = device.scaled(IOS10ListMetrics.searchTextSize, as: .body)
        let text = ViewNode(
            .label(
                Label(
                    words.text(.noOlderNotifications), font: .system(size), textColor: rowColors.faint,
                    alignment: .center, numberOfLines: 0)), id: "no-notifications",
            placement: Placement(
                leading: header.rowTextInset, trailing: header.rowTextInset, top: 12, bottom: 12))
        return ViewNode(.view, id: "list-empty", part: .platter, children: [text])
    }

    func group(_ center: CenterScene, _ room: IOS10Room) -> [ViewNode] {
        rows(of: [center.shownGroup].compactMap { $0 }, center, room)
    }

    /// The app's name, "Show less" and the button that clears the group.
    func groupHeader(_ group: CenterGroup) -> ViewNode {
        let metrics = IOS10ListMetrics.self
        let row = IOS10TextRow(
            metrics.groupTitleSize, as: .title2, height: metrics.groupHeaderHeight,
            baseline: metrics.groupTitleBaseline, device: device)
        var font = row.font
        font.weight = .bold
        let name = ViewNode(
            .label(Label(group.app.name, font: font, textColor: .white)), id: "group-name",
            sizing: ViewSizing(horizontalCompressionResistance: .defaultLow))
        let less = pill(id: "show-less", isCircle: false, [pillTitle(.showLess, id: "show-less-text")])
        let cross = ViewNode(
            .shape(.cross(color: .white, width: 1.5)),
            sizing: ViewSizing(width: metrics.clearGlyph + 1, height: metrics.clearGlyph + 1), placement: .center)
        let clear = pill(
            id: "clear-group", isCircle: !group.offersClear,
            [group.offersClear ? pillTitle(.clear, id: "clear-group-text") : cross])
        return ViewNode(
            .stack(Stack(.horizontal, alignment: .center, spacing: 8)), id: "group-header",
            sizing: ViewSizing(height: row.height, margins: EdgeInsets(leading: 4, trailing: 0)), part: .platter,
            children: [name, less, clear])
    }

    /// Not larger than at XXXL, so that the name keeps its room.
    private var pillTextSize: Double {
        min(device.scaled(IOS10ListMetrics.pillTextSize, as: .footnote), IOS10ListMetrics.largestPillTextSize)
    }

    private func pillTitle(_ phrase: SystemPhrase, id: String) -> ViewNode {
        let inset = IOS10ListMetrics.pillInset
        return ViewNode(
            .label(Label(words.text(phrase), font: .system(pillTextSize, .medium), textColor: .white)), id: id,
            placement: Placement(leading: inset, trailing: inset, centerY: 0))
    }

    /// A capsule, or a circle.
    private func pill(id: String, isCircle: Bool, _ children: [ViewNode]) -> ViewNode {
        let height = (IOS10ListMetrics.pillHeight * pillTextSize / IOS10ListMetrics.pillTextSize).rounded()
        return ViewNode(
            .view, id: id, style: ViewStyle(backgroundColor: IOS10NotificationRowColors.pillFill, cornerRadius: .half),
            sizing: ViewSizing(
                width: isCircle ? height : nil, height: height, horizontalHugging: .required,
                horizontalCompressionResistance: .required), children: children)
    }

    /// A swiped row (facts: ios10/list.tiles, host/row.swipe-ios10).
    func swipedRow(_ center: CenterScene, _ room: IOS10Room) -> ViewNode? {
        guard let (group, notification) = center.shownSwipe else { return nil }
        let row = notificationRow(notification, summary: group.isStack ? group.summary : "", images: room.images)
        return swiped(row, of: group, center)
    }

    /// The row moved out at the leading side, and the tiles after it, as high as the row.
    private func swiped(_ row: ViewNode, of stack: CenterGroup, _ center: CenterScene) -> ViewNode {
        let metrics = IOS10ListMetrics.self
        let manage = center.offersManagement ? [("manage", words.text(.manage))] : []
        let clear = words.text(stack.isStack ? .clearAll : .clear)
        let titles = manage + [("view", words.text(.view)), ("clear", clear)]
        let tile = device.roundToPixel(contentWidth * (manage.isEmpty ? metrics.tileShare : metrics.threeTilesShare))
        let width = Double(titles.count) * (tile + metrics.tileSeparator) - metrics.tileSeparator
        var row = row
        row.placement = Placement(leading: -(width + metrics.tileGap), trailing: width + metrics.tileGap)
        let tiles = titles.enumerated().map { index, title in
            ViewNode(
                .visualEffect(.row), id: "tile-\(title.0)", sizing: ViewSizing(width: tile),
                placement: Placement(leading: Double(index) * (tile + metrics.tileSeparator), top: 0, bottom: 0),
                children: [tileLabel(title.1)])
        }
        let group = ViewNode(
            .view, id: "tiles",
            style: ViewStyle(
                cornerRadius: .points(IOS10Metrics.cornerRadius), cornerCurve: .continuous, clipsToBounds: true),
            sizing: ViewSizing(width: width), placement: Placement(trailing: 0, top: 0, bottom: 0), children: tiles)
        return ViewNode(.view, id: "swiped", part: .platter, children: [row, group])
    }

    private func tileLabel(_ text: String) -> ViewNode {
        let size = device.scaled(IOS10ListMetrics.tileTextSize, as: .callout)
        return ViewNode(
            .label(Label(text, font: .system(size), textColor: rowColors.title, alignment: .center).wrapping),
            placement: Placement(leading: 4, trailing: 4, centerY: 0))
    }
}
