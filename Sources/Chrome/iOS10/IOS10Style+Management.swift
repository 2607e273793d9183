import ContentExtensionHost
import Views

/// The sheet in which a user manages an app's notifications from the list (iOS 12).
extension IOS10Style {
    func management(_ center: CenterScene, _ crop: Crop) -> Arrangement {
        guard let view = center.management else { return Arrangement() }
        var icon = appIcon(view.app, top: 0)
        icon.placement = .init()
        let texts = sheetTexts(view.title, view.message, size: IOS10SheetMetrics.messageSize, icon: icon)
        let choices = view.choices.filter { $0.kind != .cancel }.map { managementRow($0, hasLine: true) }
        let cancel = view.choices.first { $0.kind == .cancel }.map { managementRow($0, hasLine: false) }
        let groups =
            [plate(id: "management", children: [texts] + choices)]
            + [cancel.map { plate(id: "management-cancel", children: [$0]) }].compactMap { $0 }
        var arrangement = column(groups, crop)
        arrangement.bottomAnchor = max(IOS10Metrics.margin, device.safeArea.bottom)
        if crop == .screen { arrangement.above = deviceChrome(clock: center.clock) }
        return arrangement
    }

    private func managementRow(_ choice: ManagementView.Choice, hasLine: Bool) -> ViewNode {
        let metrics = IOS10SheetMetrics.self
        let row = IOS10TextRow(
            metrics.rowSize, as: .title3, height: metrics.rowHeight, baseline: metrics.rowBaseline, device: device)
        let isDestructive = choice.kind == .turnOff || choice.kind == .turnOffAll
        var font = row.font
        font.weight = choice.kind == .cancel ? .semibold : .regular
        let title = ViewNode(
            .label(
                Label(
                    choice.title, font: font, textColor: .semantic(isDestructive ? .systemRed : .systemBlue),
                    alignment: .center
                ).wrapping), id: choice.kind.rawValue)
        let detailSize = device.scaled(metrics.detailSize, as: .caption1)
        let detail = ViewNode(
            .label(
                Label(choice.detail, font: .system(detailSize), textColor: rowColors.summary, alignment: .center)
                    .wrapping))
        let margin = (row.height - row.textHeight) / 2
        let labels = ViewNode(
            .stack(Stack(.vertical, spacing: 2)),
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: choice.detail.isEmpty ? margin : 9, leading: metrics.inset,
                    bottom: choice.detail.isEmpty ? margin : 9, trailing: metrics.inset)),
            placement: Placement(leading: 0, trailing: 0, top: 0),
            children: [title] + (choice.detail.isEmpty ? [] : [detail]))
        return ViewNode(
            .view, id: "management-row", part: .actions,
            children: [labels] + (hasLine ? [topLine(rowColors.hairline)] : []))
    }
}
