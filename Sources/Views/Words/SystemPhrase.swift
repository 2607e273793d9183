/// A system text, translated by the user's language: the names in `Sources/CEmbeddedText/Words`.
package enum SystemPhrase: String, Sendable, Hashable, CaseIterable {
    // Age of a notification (fact: host/times): with a count, or the time of day.
    case now, minutesAgo, hoursAgo, yesterdayAt
    // The list; `moreNotifications` and `notifications` with a count.
    case notificationCenter, recent, noOlderNotifications, search, showLess, clear, clearAll
    case view, manage, options, moreNotifications, notification, notifications
    // Levels.
    case timeSensitive, critical
    // Management and provisional delivery; `configureIn`, `turnOffMessage` and `keepDelivering` take the app's name.
    case keep, turnOff, turnOffAll, turnOffTitle, turnOffMessage, keepDelivering
    case deliverQuietly, deliverProminently, deliverImmediately, deliverInScheduledSummary
    case deliverQuietlyDetail, deliverProminentlyDetail
    case configureIn, manageNotifications, settings, cancel
    // The menu Options.
    case muteForHour, muteForToday, unmute, viewSettings
    // The prompts; the titles take the app's name.
    case promptTitle, promptMessage, criticalPromptTitle, criticalPromptMessage, allow, dontAllow
    // The scheduled summary, of the morning and of the evening.
    case morningSummary, eveningSummary
    // The heading of the notifications that Apple Intelligence puts first.
    case priority
    // Text input, the passcode and the device.
    case send, space, `return`, enterPasscode, emergency, pressHomeToUnlock, swipeUpToOpen
    // The row below the month of a date picker.
    case time
}
