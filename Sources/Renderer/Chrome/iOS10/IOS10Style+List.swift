import ContentExtensionHost

/// The list of the notification centre (fact: ios10/list).
extension IOS10Style {
    /// The title and rows, or a message when the list is empty.
    func list(_ center: CenterScene, _ room: IOS10Room) -> [ViewNode] {
        guard !center.groups.isEmpty else { return [emptyList] }
        return [listTitle] + rows(of: center.groups, center, room)
    }

    var listGaps: [String: Double] { ["list-title": IOS10ListMetrics.titleGap] }

    /// The visible rows.
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
        if center.swiped == notification.identifier { return swiped(row, clearsAll: group.isStack) }
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
            traits: traits)
        var font = row.font
        font.weight = .light
        let title = ViewNode(
            .label(Label(words.text(.recent), font: font, textColor: .white).shrinking), id: "list-title-text",
            sizing: ViewSizing(height: row.textHeight),
            placement: Placement(
                leading: metrics.titleLeading, trailing: metrics.clearTrailing + metrics.clearSize + 8,
                top: row.textTop))
        let button = clearButton(
            placement: Placement(
                trailing: metrics.clearTrailing,
                top: metrics.clearCentre - metrics.clearSize / 2 + (row.height - metrics.titleHeight) / 2))
        return ViewNode(
            .view, id: "list-title", sizing: ViewSizing(height: row.height), part: .platter, children: [title, button])
    }

    /// A cross in a circle.
    private func clearButton(placement: Placement) -> ViewNode {
        let metrics = IOS10ListMetrics.self
        let glyph = ViewNode(
            .shape(.cross(color: .black, width: metrics.clearStroke)),
            sizing: ViewSizing(width: metrics.clearGlyph, height: metrics.clearGlyph), placement: .center)
        return ViewNode(
            .view, id: "clear-all",
            style: ViewStyle(backgroundColor: IOS10NotificationRowColors.clearFill, cornerRadius: .half),
            sizing: ViewSizing(width: metrics.clearSize, height: metrics.clearSize), placement: placement,
            children: [glyph])
    }

    private var emptyList: ViewNode {
        let size = Typography.scaled(IOS10ListMetrics.searchTextSize, as: .body, traits.contentSize)
        let text = ViewNode(
            .label(
                Label(
                    words.text(.noOlderNotifications), font: .system(size), textColor: rowColors.faint,
                    alignment: .center, numberOfLines: 0)), id: "no-notifications",
            placement: Placement(
                leading: IOS10NotificationRowMetrics.textInset, trailing: IOS10NotificationRowMetrics.textInset,
                top: 12, bottom: 12))
        return ViewNode(.view, id: "list-empty", part: .platter, children: [text])
    }
}
