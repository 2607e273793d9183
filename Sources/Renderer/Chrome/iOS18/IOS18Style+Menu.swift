import ContentExtensionHost

/// The actions as a context menu below the platter (fact: ios18/menu).
extension IOS18Style {
    /// The menu; `nil` without actions or during text input, which hides them.
    func menu(_ scene: Scene, images: any ImageMeasuring) -> ViewNode? {
        let actions = scene.actions.prefix(Limits.actions)
        guard !actions.isEmpty, scene.textInput == nil else { return nil }
        var rows: [ViewNode] = []
        for (index, action) in actions.enumerated() {
            if index > 0 { rows.append(separator) }
            rows.append(row(action, images: images))
        }
        let fill = ViewNode(
            .visualEffect(.actions), id: "actions",
            style: ViewStyle(cornerRadius: .points(IOS18Metrics.cornerRadius), cornerCurve: .continuous),
            children: [ViewNode(.stack(Stack(.vertical)), children: rows)])
        return ViewNode(.view, id: "actions-frame", part: .actions, children: [fill])
    }

    private var separator: ViewNode {
        ViewNode(.visualEffect(.actionSeparator), id: "separator", sizing: ViewSizing(height: pixel))
    }

    /// A row with the title at the leading side and the symbol at the trailing side.
    private func row(_ action: NotificationAction, images: any ImageMeasuring) -> ViewNode {
        let size = traits.scaled(IOS18Metrics.rowTextSize, as: .body)
        let line = traits.ceilToPixel(ResolvedFont(size: size).lineHeight)
        let height = max(IOS18Metrics.rowHeight, line + 2 * IOS18Metrics.rowPadding)
        let color = action.options.contains(.destructive) ? colors.destructive : colors.title
        let symbol = action.icon.map { icon in
            var view = ActionIcon(pointSize: size).view(icon, color: color, images: images)
            view.placement = .center
            return ViewNode(
                .view, sizing: ViewSizing(width: 2 * IOS18Metrics.symbolMiddle, height: height),
                placement: Placement(trailing: 0, top: 0), children: [view])
        }
        let label = ViewNode(
            .label(Label(action.title, font: .system(size), textColor: color)), id: action.identifier,
            placement: Placement(
                leading: IOS18Metrics.rowInset,
                trailing: symbol == nil ? IOS18Metrics.rowInset : IOS18Metrics.symbolRoom, centerY: 0))
        return ViewNode(
            .view, id: "row", sizing: ViewSizing(height: height), children: [label] + [symbol].compactMap { $0 })
    }
}
