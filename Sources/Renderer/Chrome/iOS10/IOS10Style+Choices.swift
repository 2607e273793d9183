import ContentExtensionHost

/// What an app that was never asked about offers below its row: "Keep…" and "Turn Off…" (iOS 12).
extension IOS10Style {
    func provisionalChoices(_ titles: [String]) -> ViewNode {
        let metrics = IOS10ShortLookMetrics.self
        let row = IOS10TextRow(
            metrics.textSize, as: .subheadline, height: metrics.choicesHeight, baseline: metrics.choicesBaseline,
            traits: traits)
        return buttonRow(titles, id: "choices", buttonID: "choice", row: row, color: shortLookColors.title)
    }
}
