import Views

/// The list since iOS 15 in points; from memory of the devices unless a style measures it.
struct ModernListMetrics: Sendable {
    /// The heading of an expanded group and of the list: font size and weight, distance to the row's side, height.
    var headingSize = 20.0
    var headingWeight = FontWeight.bold
    var headingInset = 8.0
    let headingHeight = 34.0
    /// "Show less" and the × beside it; `pillChevron` is the size of a chevron after the words, 0 for none.
    var pillHeight = 30.0
    let pillTextSize = 13.0
    /// That at XXXL: a larger text would leave the pill.
    let largestPillTextSize = 19.0
    let pillInset = 12.0
    var pillChevron = 0.0
    let pillGap = 8.0
    /// The least width of "Clear" after a tap on the ×.
    var clearWidth = 0.0
    let crossSize = 11.0
    /// The clock of a locked screen.
    var clock = LockClock.Design.rounded
    /// Rows stand at the bottom of a whole screen (fact: ios18/list.bottom).
    var isAtBottom = true
    /// The number of rows of open groups from which on the wallpaper is darker; `nil` for never.
    var dimmingRows: Int?
    /// The distance from the lowest row to the bottom of a whole screen: above the round buttons of a locked screen, and
    /// without them.
    var aboveButtons = 124.0
    let aboveIndicator = 44.0
    /// The distance from the clock's baseline to a list that is higher than the screen.
    let belowClock = 32.0
    /// The distance from the number of notifications to the bottom, at the buttons' height.
    let countBottom = 66.0
    /// The heading of the priority section.
    let priorityTextSize = 15.0
    /// The round buttons: diameter, distance to the screen's sides and bottom, symbol.
    var buttonSize = 50.0
    var buttonSide = 46.0
    var buttonBottom = 50.0
    let buttonSymbol = 20.0
    /// The scheduled summary: its title, the gap between its parts, the small icons of further notifications.
    let summaryTitleSize = 22.0
    let summaryGap = 12.0
    let summaryIcon = 24.0
    let summaryIconCornerRadius = 5.5
    let summaryIcons = 4
    let summaryTextSize = 13.0
}
