/// A notification with what the device found for it: its app, its category, and the extension that claims it.
struct Delivery {
    var notification: UserNotification
    let app: AppInfo
    /// As the app registered it; without one there are no actions.
    let category: NotificationCategory?
    /// The place of the engaged extension among the installed ones; `nil` when none engages.
    let installed: Int?
    /// Where it is shown.
    var outcome = DeliveryOutcome()
    /// How many came to the list before it; the list's own business.
    var arrival = 0

    /// Tells delivered notifications apart: identifiers are each app's own.
    var key: Key { Key(app: app.key, identifier: notification.request.identifier) }

    struct Key: Hashable {
        let app: String
        let identifier: String
    }
}

extension AppInfo {
    /// What tells apps apart: the bundle identifier, or the name where there is none.
    var key: String { bundleIdentifier.isEmpty ? name : bundleIdentifier }
}
