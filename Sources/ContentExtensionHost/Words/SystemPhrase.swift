/// A word or sentence of the system's own, which the user's language decides.
public enum SystemPhrase: String, Sendable, Hashable, CaseIterable {
    // Times (facts-behaviour 12): with a count, a clock time, a weekday.
    case now, minutesAgo, hoursAgo, minutesShort, hoursShort, yesterday, yesterdayAt, weekdayAt
    // The list.
    case notificationCenter, recent, earlierToday, noOlderNotifications, search, showLess, showMore, clear, clearAll
    case view, manage, options, moreNotifications, notification, notifications
    // Levels.
    case timeSensitive, criticalAlert
    // Management and provisional delivery; `configureIn` and the questions take the app's name.
    case keep, turnOff, turnOffAll, turnOffTitle, turnOffMessage, keepDelivering
    case deliverQuietly, deliverProminently, deliverImmediately, deliverInScheduledSummary
    case deliverQuietlyDetail, deliverProminentlyDetail, configureIn, manageNotifications, cancel, done
    // The prompts.
    case promptTitle, promptMessage, criticalPromptTitle, criticalPromptMessage, allow, dontAllow
    // The scheduled summary; morning and evening.
    case morningSummary, eveningSummary, summaryOfMore
    // Text input and the device.
    case send, slideToUnlock, pressHomeToUnlock, swipeUpToOpen
}
