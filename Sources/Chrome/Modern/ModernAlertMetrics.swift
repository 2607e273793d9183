import Views

/// Alerts and action sheets in points: UIAlertController's, from memory of iOS 15 to 18 but for the texts' places (fact:
/// ios18/alert.baselines).
struct ModernAlertMetrics: Sendable {
    var width = 270.0
    var cornerRadius = 14.0
    /// The texts' distance to the sides, to the top, and to the buttons.
    var side = 16.0
    var top = 18.33
    var bottom = 20.33
    let titleSize = 17.0
    let titlePitch = 22.0
    var messageSize = 13.0
    var messageStyle = TextStyle.footnote
    var messagePitch = 16.0
    var messageTop = 1.67
    let buttonHeight = 44.0
    let buttonSize = 17.0
    var buttonPadding = 10.0
    /// Buttons are capsules, and the texts begin at the leading side; otherwise lines separate the buttons, and the texts
    /// are centred.
    var hasCapsules = false
    /// The capsules' distance to the alert's edges, and from one to the next.
    var capsuleInset = 0.0
    var capsuleGap = 0.0
    /// The action sheet: margins to the sides and between its plates, row height, texts.
    let sheetMargin = 8.0
    let sheetRow = 57.0
    let sheetTextSize = 20.0
    let detailSize = 13.0
}
