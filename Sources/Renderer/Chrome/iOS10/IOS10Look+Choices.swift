import ContentExtensionHost

/// What an app that was never asked about offers below its row: "Keep…" and "Turn Off…" (iOS 12).
extension IOS10Look {
    func provisionalChoices(_ titles: [String]) -> ViewNode {
        let metrics = IOS10ShortLookMetrics.self
        let row = IOS10TextRow(
            metrics.textSize, as: .subheadline, height: metrics.choicesHeight, baseline: 27.5, traits: traits)
        let pixel = 1 / traits.device.scale
        let buttons = titles.enumerated().map { index, title in
            let label = ViewNode(
                .label(Label(title, font: row.font, textColor: shortLookColors.title, alignment: .center).shrinking),
                sizing: ViewSizing(height: row.textHeight),
                placement: Placement(leading: 8, trailing: 8, top: row.textTop))
            let line = ViewNode(
                .view, style: ViewStyle(backgroundColor: shortLookColors.hairline), sizing: ViewSizing(width: pixel),
                placement: Placement(leading: 0, top: 0, bottom: 0))
            return ViewNode(
                .view, id: "choice-\(index)", sizing: ViewSizing(height: row.height),
                children: [label] + (index > 0 ? [line] : []))
        }
        let line = ViewNode(
            .view, style: ViewStyle(backgroundColor: shortLookColors.hairline), sizing: ViewSizing(height: pixel),
            placement: Placement(leading: 0, trailing: 0, top: 0))
        return ViewNode(
            .view, id: "choices", part: .actions,
            children: [
                ViewNode(
                    .stack(Stack(.horizontal, distribution: .fillEqually)),
                    placement: Placement(leading: 0, trailing: 0, top: 0), children: buttons), line,
            ])
    }
}
