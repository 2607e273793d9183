import ContentExtensionHost

/// An expanded group of the list (iOS 12; fact: ios10/list.group).
extension IOS10Style {
    func group(_ center: CenterScene, _ room: IOS10Room) -> [ViewNode] {
        rows(of: [center.shownGroup].compactMap { $0 }, center, room)
    }

    /// The app's name, "Show less" and the button that clears the group.
    func groupHeader(_ group: CenterGroup) -> ViewNode {
        let metrics = IOS10ListMetrics.self
        let row = IOS10TextRow(
            metrics.groupTitleSize, as: .title2, height: metrics.groupHeaderHeight,
            baseline: metrics.groupTitleBaseline, traits: traits)
        var font = row.font
        font.weight = .bold
        let name = ViewNode(
            .label(Label(group.app.name, font: font, textColor: .white)), id: "group-name",
            sizing: ViewSizing(horizontalCompressionResistance: .defaultLow))
        let less = pill(id: "show-less", side: false, [showLessLabel])
        let cross = ViewNode(
            .shape(.cross(color: .white, width: 1.5)),
            sizing: ViewSizing(width: metrics.clearGlyph + 1, height: metrics.clearGlyph + 1), placement: .center)
        let clear = pill(id: "clear-group", side: true, [cross])
        return ViewNode(
            .stack(Stack(.horizontal, alignment: .center, spacing: 8)), id: "group-header",
            sizing: ViewSizing(height: row.height, margins: EdgeInsets(leading: 4, trailing: 0)), part: .platter,
            children: [name, less, clear])
    }

    private var showLessLabel: ViewNode {
        let size = Typography.scaled(IOS10ListMetrics.pillTextSize, as: .footnote, traits.contentSize)
        let inset = IOS10ListMetrics.pillInset
        return ViewNode(
            .label(Label(words.text(.showLess), font: .system(size, .medium), textColor: .white)),
            id: "show-less-text", placement: Placement(leading: inset, trailing: inset, centerY: 0))
    }

    /// A capsule, or a circle.
    private func pill(id: String, side isCircle: Bool, _ children: [ViewNode]) -> ViewNode {
        let size = Typography.scaled(IOS10ListMetrics.pillTextSize, as: .footnote, traits.contentSize)
        let height = (IOS10ListMetrics.pillHeight * size / IOS10ListMetrics.pillTextSize).rounded()
        return ViewNode(
            .view, id: id, style: ViewStyle(backgroundColor: IOS10NotificationRowColors.pillFill, cornerRadius: .half),
            sizing: ViewSizing(
                width: isCircle ? height : nil, height: height, horizontalHugging: .required,
                horizontalCompressionResistance: .required), children: children)
    }
}
