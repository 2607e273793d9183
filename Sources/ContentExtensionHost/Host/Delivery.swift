/// A notification with its app, its category and the extension that claims it.
struct Delivery {
    var notification: UserNotification
    let app: AppInfo
    /// The category as registered by the app; without one there are no actions.
    let category: NotificationCategory?
    /// The index of the engaged extension among the installed ones; `nil` for none.
    let installed: Int?
    /// The places where it is shown, and its other effects.
    var outcome = DeliveryOutcome()
    /// The arrival number, assigned by `DeliveredList`.
    var arrival = 0

    /// Identity of a delivery: request identifiers are unique within an app only.
    var key: Key { Key(app: app.key, identifier: notification.request.identifier) }

    struct Key: Hashable {
        let app: String
        let identifier: String
    }
}

extension AppInfo {
    /// The app's identity: the bundle identifier, or the name without one.
    var key: String { bundleIdentifier.isEmpty ? name : bundleIdentifier }

    /// `true` for the app's bundle identifier and for its name.
    package func isNamed(_ name: String) -> Bool { key == name || self.name == name }
}
