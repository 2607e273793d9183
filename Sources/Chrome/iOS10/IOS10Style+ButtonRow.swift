import Views

/// Rows of buttons below a notification or in an alert.
extension IOS10Style {
    /// Buttons of equal width with lines above and between them, or stacked.
    /// - Parameters:
    ///   - id: the id of the whole row; each button's is `buttonID` with its index.
    ///   - favoursLast: makes the last title semibold.
    func buttonRow(
        _ titles: [String], id: String, buttonID: String, row: IOS10TextRow, color: Color, isStacked: Bool = false,
        favoursLast: Bool = false
    ) -> ViewNode {
        let inset = IOS10SheetMetrics.buttonInset
        let across = topLine(rowColors.hairline)
        let upright = ViewNode(
            .view, style: across.style, sizing: ViewSizing(width: pixel),
            placement: Placement(leading: 0, top: 0, bottom: 0))
        let buttons = titles.enumerated().map { index, title in
            var font = row.font
            if favoursLast, index == titles.count - 1 { font.weight = .semibold }
            let label = ViewNode(
                .label(Label(title, font: font, textColor: color, alignment: .center).shrinking),
                sizing: ViewSizing(height: row.textHeight),
                placement: Placement(leading: inset, trailing: inset, top: row.textTop))
            return ViewNode(
                .view, id: "\(buttonID)-\(index)", sizing: ViewSizing(height: row.height),
                children: [label] + (index > 0 ? [isStacked ? across : upright] : []))
        }
        return ViewNode(
            .view, id: id, part: .actions,
            children: [
                ViewNode(
                    .stack(Stack(isStacked ? .vertical : .horizontal, distribution: .fillEqually)),
                    placement: Placement(leading: 0, trailing: 0, top: 0), children: buttons), across,
            ])
    }

    /// The buttons below a row: "Keep…" and "Turn Off…" of an app with provisional permission, "Manage" (iOS 12).
    func choices(_ titles: [String]) -> ViewNode? {
        guard !titles.isEmpty else { return nil }
        let metrics = IOS10NotificationRowMetrics.self
        let row = IOS10TextRow(
            metrics.textSize, as: .subheadline, height: metrics.choicesHeight, baseline: metrics.choicesBaseline,
            device: device)
        return buttonRow(titles, id: "choices", buttonID: "choice", row: row, color: rowColors.title)
    }

    /// The question above the button of a suggestion, below a line.
    func suggestion(_ question: String) -> ViewNode? {
        guard !question.isEmpty else { return nil }
        let metrics = IOS10NotificationRowMetrics.self
        let font = Font.system(device.scaled(metrics.textSize, as: .subheadline))
        let label = Label(question, font: font, textColor: rowColors.body, alignment: .center).wrapping
        return ViewNode(
            .overlay, id: "suggestion",
            children: [
                ViewNode(
                    .stack(Stack(.vertical)),
                    sizing: ViewSizing(
                        margins: EdgeInsets(
                            top: metrics.suggestionInset, leading: header.rowTextInset,
                            bottom: metrics.suggestionInset, trailing: header.rowTextInset)),
                    placement: .fill, children: [ViewNode(.label(label))]),
                topLine(rowColors.hairline),
            ])
    }
}
