import ContentExtensionHost

/// The action rows (facts-design A2).
extension IOS10Look {
    /// The group below the platter; `nil` when there are no actions or text is being typed, which hides them.
    func actions(_ scene: Scene) -> ViewNode? {
        let actions = scene.actions.prefix(Limits.actions)
        guard !actions.isEmpty, scene.activeTextInput == nil else { return nil }
        var rows: [ViewNode] = []
        for (index, action) in actions.enumerated() {
            if index > 0 { rows.append(separator) }
            rows.append(row(action))
        }
        let inset = IOS10Metrics.actionsInset
        let fill = ViewNode(
            .visualEffect(.actions), id: "actions",
            style: ViewStyle(
                cornerRadius: .points(IOS10Metrics.actionsCornerRadius), cornerCurve: .continuous),
            placement: Placement(leading: inset, trailing: inset, top: inset, bottom: inset),
            // The rows' own measure is the frame's, so the fill's inset is taken off the first and the last.
            children: [
                ViewNode(
                    .stack(Stack(.vertical)),
                    placement: Placement(leading: 0, trailing: 0, top: -inset, bottom: -inset), children: rows)
            ])
        return ViewNode(
            .view, id: "actions-frame",
            style: ViewStyle(
                cornerRadius: .points(IOS10Metrics.cornerRadius), cornerCurve: .continuous,
                border: Border(width: inset, color: colors.actionRim)),
            part: .actions, children: [fill])
    }

    private var separator: ViewNode {
        ViewNode(
            .visualEffect(.actionSeparator), id: "separator", sizing: ViewSizing(height: 1 / traits.device.scale))
    }

    private func row(_ action: NotificationAction) -> ViewNode {
        let font = font(IOS10Metrics.rowTextSize, .regular, as: .body)
        let size = Typography.resolve(font, traits.contentSize).size
        let lineHeight = ResolvedFont(size: size).lineHeight
        let growth = lineHeight - ResolvedFont(size: IOS10Metrics.rowTextSize).lineHeight
        let height = IOS10Metrics.rowHeight + max(0, growth.rounded())
        let textHeight = traits.ceilToPixel(lineHeight)
        let color = action.options.contains(.destructive) ? colors.destructiveAction : colors.action
        // The capitals stay centred in the row, whatever the size.
        let capGrowth = (size - IOS10Metrics.rowTextSize) * ResolvedFont.capHeightRatio
        let baseline = IOS10Metrics.rowBaseline + (height - IOS10Metrics.rowHeight + capGrowth) / 2
        let label = ViewNode(
            .label(Label(action.title, font: font, textColor: color, alignment: .center)),
            id: action.identifier, sizing: ViewSizing(height: textHeight),
            placement: Placement(
                leading: IOS10Metrics.textInset, trailing: IOS10Metrics.textInset,
                top: baselineTop(baseline, size: size, height: textHeight)))
        return ViewNode(.view, id: "row", sizing: ViewSizing(height: height), children: [label])
    }
}
