/// UIAlertController's metrics in points, from memory of iOS 15 to 18 but for the texts' places (fact:
/// ios18/alert.baselines).
enum ModernAlertMetrics {
    static let width = 270.0
    static let cornerRadius = 14.0
    static let side = 16.0
    static let top = 18.33
    static let bottom = 20.33
    static let titleSize = 17.0
    static let titlePitch = 22.0
    static let messageSize = 13.0
    static let messagePitch = 16.0
    static let messageTop = 1.67
    static let buttonHeight = 44.0
    static let buttonSize = 17.0
    /// The action sheet: margins to the sides and between its plates, row height, texts.
    static let sheetMargin = 8.0
    static let sheetRow = 57.0
    static let sheetTextSize = 20.0
    /// The background blur of both.
    static let blur = 20.0
}
