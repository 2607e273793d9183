import ContentExtensionHost

/// A swiped row (facts: ios10/list.tiles, host/row.swipe-ios10).
extension IOS10Style {
    func swipedRow(_ center: CenterScene, _ room: IOS10Room) -> ViewNode? {
        guard let (group, notification) = center.shownSwipe else { return nil }
        let row = notificationRow(notification, summary: group.isStack ? group.summary : "", images: room.images)
        return swiped(row, clearsAll: group.isStack)
    }

    /// The row moved out at the leading side, and the tiles after it, as high as the row.
    func swiped(_ row: ViewNode, clearsAll: Bool) -> ViewNode {
        let metrics = IOS10ListMetrics.self
        let tile = traits.roundToPixel(platterWidth * metrics.tileShare)
        let width = 2 * tile + metrics.tileSeparator
        var row = row
        row.placement = Placement(leading: -(width + metrics.tileGap), trailing: width + metrics.tileGap)
        let titles = [("view", words.text(.view)), ("clear", words.text(clearsAll ? .clearAll : .clear))]
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
        let size = Typography.scaled(IOS10ListMetrics.tileTextSize, as: .callout, traits.contentSize)
        return ViewNode(
            .label(Label(text, font: .system(size), textColor: rowColors.title, alignment: .center).wrapping),
            placement: Placement(leading: 4, trailing: 4, centerY: 0))
    }
}
