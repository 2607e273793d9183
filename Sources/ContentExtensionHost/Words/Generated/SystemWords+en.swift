// Written by scripts/words.py from Tables/en.strings and Tables/en.stringsdict.
extension SystemWords {
    static func en(_ phrase: SystemPhrase, _ plural: PluralCategory) -> String {
        switch phrase {
        case .now: "now"
        case .minutesAgo: "%@m ago"
        case .hoursAgo: "%@h ago"
        case .yesterdayAt: "Yesterday, %@"
        case .notificationCenter: "Notification Center"
        case .recent: "Recent"
        case .noOlderNotifications: "No Older Notifications"
        case .search: "Search"
        case .showLess: "Show less"
        case .clear: "Clear"
        case .clearAll: "Clear All"
        case .view: "View"
        case .manage: "Manage"
        case .options: "Options"
        case .moreNotifications:
            switch plural {
            case .one: "%@ more notification"
            default: "%@ more notifications"
            }
        case .notification: "Notification"
        case .notifications:
            switch plural {
            case .one: "%@ Notification"
            default: "%@ Notifications"
            }
        case .timeSensitive: "Time Sensitive"
        case .criticalAlert: "Critical Alert"
        case .keep: "Keep…"
        case .turnOff: "Turn Off…"
        case .turnOffAll: "Turn Off All Notifications"
        case .turnOffTitle: "Turn Off Notifications?"
        case .turnOffMessage: "“%@” will no longer send you notifications. You can turn them on again in Settings."
        case .keepDelivering: "Keep receiving notifications from “%@”?"
        case .deliverQuietly: "Deliver Quietly"
        case .deliverProminently: "Deliver Prominently"
        case .deliverImmediately: "Deliver Immediately"
        case .deliverInScheduledSummary: "Deliver in Scheduled Summary"
        case .deliverQuietlyDetail: "Shown in Notification Center, without a banner, sound, or badge."
        case .deliverProminentlyDetail: "Shown on the Lock Screen and as banners, with sounds and badges."
        case .configureIn: "Configure in %@…"
        case .manageNotifications: "Manage Notifications"
        case .cancel: "Cancel"
        case .promptTitle: "“%@” Would Like to Send You Notifications"
        case .promptMessage:
            "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings."
        case .criticalPromptTitle: "“%@” Would Like to Send You Critical Alerts"
        case .criticalPromptMessage:
            "Critical Alerts always play a sound and appear on the Lock Screen even if your iPhone is muted or Do Not Disturb is on."
        case .allow: "Allow"
        case .dontAllow: "Don’t Allow"
        case .morningSummary: "Your Morning Summary"
        case .eveningSummary: "Your Evening Summary"
        case .send: "Send"
        case .space: "space"
        case .return: "return"
        case .enterPasscode: "Enter Passcode"
        case .emergency: "Emergency"
        case .pressHomeToUnlock: "Press home to unlock"
        case .swipeUpToOpen: "Swipe up to open"
        }
    }
}
