import ContentExtensionHost

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
        let pixel = 1 / traits.model.scale
        let inset = IOS10SheetMetrics.buttonInset
        let across = (sizing: ViewSizing(height: pixel), placement: Placement(leading: 0, trailing: 0, top: 0))
        let upright = (sizing: ViewSizing(width: pixel), placement: Placement(leading: 0, top: 0, bottom: 0))
        func line(_ way: (sizing: ViewSizing, placement: Placement)) -> ViewNode {
            ViewNode(
                .view, style: ViewStyle(backgroundColor: rowColors.hairline), sizing: way.sizing,
                placement: way.placement)
        }
        let buttons = titles.enumerated().map { index, title in
            var font = row.font
            if favoursLast, index == titles.count - 1 { font.weight = .semibold }
            let label = ViewNode(
                .label(Label(title, font: font, textColor: color, alignment: .center).shrinking),
                sizing: ViewSizing(height: row.textHeight),
                placement: Placement(leading: inset, trailing: inset, top: row.textTop))
            return ViewNode(
                .view, id: "\(buttonID)-\(index)", sizing: ViewSizing(height: row.height),
                children: [label] + (index > 0 ? [line(isStacked ? across : upright)] : []))
        }
        return ViewNode(
            .view, id: id, part: .actions,
            children: [
                ViewNode(
                    .stack(Stack(isStacked ? .vertical : .horizontal, distribution: .fillEqually)),
                    placement: Placement(leading: 0, trailing: 0, top: 0), children: buttons), line(across),
            ])
    }
}
