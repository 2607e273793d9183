/// The list of iOS 15–18 in points; all from memory of the devices, except for IOS18NotificationRowMetrics.
enum IOS18ListMetrics {
    /// The heading of an expanded group and of the list.
    static let headingSize = 20.0
    static let headingInset = 8.0
    static let headingHeight = 34.0
    /// "Show less" and the × beside it.
    static let pillHeight = 30.0
    static let pillTextSize = 13.0
    static let pillInset = 12.0
    static let pillGap = 8.0
    static let crossSize = 11.0
    /// The distance from the lowest row to the bottom of a whole screen (fact: ios18/list.bottom): above the round
    /// buttons of a locked screen, and without them.
    static let aboveButtons = 124.0
    static let aboveIndicator = 44.0
    /// The distance from the clock's baseline to a list that is higher than the screen.
    static let belowClock = 32.0
    /// The round buttons: diameter, distance to the screen's sides and bottom, symbol.
    static let buttonSize = 50.0
    static let buttonSide = 46.0
    static let buttonBottom = 50.0
    static let buttonSymbol = 20.0
    /// The scheduled summary: its title, the gap between its parts, the small icons of further notifications.
    static let summaryTitleSize = 22.0
    static let summaryGap = 12.0
    static let summaryIcon = 24.0
    static let summaryIconCornerRadius = 5.5
    static let summaryIcons = 4
    static let summaryTextSize = 13.0
}
