import ContentExtensionHost

/// The buttons "Keep…" and "Turn Off…" below a row of an app with provisional permission (iOS 12).
extension IOS10Style {
    func provisionalChoices(_ titles: [String]) -> ViewNode {
        let metrics = IOS10NotificationRowMetrics.self
        let row = IOS10TextRow(
            metrics.textSize, as: .subheadline, height: metrics.choicesHeight, baseline: metrics.choicesBaseline,
            traits: traits)
        return buttonRow(titles, id: "choices", buttonID: "choice", row: row, color: rowColors.title)
    }
}
