import Basics
import ContentExtensionHost
import Views

/// The action rows (fact: ios10/actions).
extension IOS10Style {
    /// The action group below the platter; `nil` without actions or during text input, which hides them.
    func actions(_ scene: Scene) -> ViewNode? {
        let actions = scene.actions.prefix(Limits.actions)
        guard !actions.isEmpty, scene.textInput == nil else { return nil }
        var rows: [ViewNode] = []
        for (index, action) in actions.enumerated() {
            if index > 0 { rows.append(separator) }
            rows.append(row(action))
        }
        let inset = IOS10Metrics.actionsInset
        let fill = ViewNode(
            .visualEffect(.actions), id: "actions",
            style: ViewStyle(cornerRadius: .points(IOS10Metrics.actionsCornerRadius), cornerCurve: .continuous),
            placement: Placement(leading: inset, trailing: inset, top: inset, bottom: inset),
            // The rows' height is the frame's, so the fill's inset is taken from the first and the last row.
            children: [
                ViewNode(
                    .stack(Stack(.vertical)),
                    placement: Placement(leading: 0, trailing: 0, top: -inset, bottom: -inset), children: rows)
            ])
        return ViewNode(
            .view, id: "actions-frame",
            style: ViewStyle(
                cornerRadius: .points(IOS10Metrics.cornerRadius), cornerCurve: .continuous,
                border: Border(width: inset, color: colors.actionRim)), part: .actions, children: [fill])
    }

    private var separator: ViewNode {
        ViewNode(.visualEffect(.actionSeparator), id: "separator", sizing: ViewSizing(height: pixel))
    }

    private func row(_ action: NotificationAction) -> ViewNode {
        let row = IOS10TextRow(
            IOS10Metrics.rowTextSize, as: nil, height: IOS10Metrics.rowHeight, baseline: IOS10Metrics.rowBaseline,
            device: device)
        let color = action.options.contains(.destructive) ? colors.destructiveAction : colors.action
        let label = ViewNode(
            .label(Label(action.title, font: row.font, textColor: color, alignment: .center)), id: action.identifier,
            sizing: ViewSizing(height: row.textHeight),
            placement: Placement(leading: IOS10Metrics.textInset, trailing: IOS10Metrics.textInset, top: row.textTop))
        return ViewNode(.view, id: "row", sizing: ViewSizing(height: row.height), children: [label])
    }
}
