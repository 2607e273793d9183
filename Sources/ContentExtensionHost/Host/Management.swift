import Views

/// The open management view of an app's notifications.
struct Management {
    /// The user's way to the view.
    enum Kind {
        /// Opened by "Manage"; since iOS 15 by "Options".
        case manage
        /// Opened by "Keep…" below the row of a provisionally authorized app.
        case keep
        /// Opened by "Turn Off…", which asks for confirmation.
        case turnOff
    }

    var kind: Kind
    let app: AppInfo
    /// The notification from which it was opened; "Configure in …" passes it to the app.
    let identifier: String

    /// The rows, from the top.
    /// - Parameter date: seconds since 1970.
    func choices(
        _ settings: NotificationSettings, _ style: SystemStyle, at date: Double
    ) -> [ManagementView.Choice.Kind] {
        let configure: [ManagementView.Choice.Kind] = settings.providesAppNotificationSettings ? [.configureInApp] : []
        return switch kind {
        case .manage where style.rules.hasOptionsMenu:
            (settings.isMuted(at: date) ? [.unmute] : [.muteForHour, .muteForToday]) + [.viewSettings] + configure
                + [.turnOff]
        case .manage:
            [settings.isQuiet ? .deliverProminently : .deliverQuietly, .turnOff] + configure
                + (style.rules.hasManagement ? [.settings, .cancel] : [])
        case .keep: style.rules.keepChoices
        case .turnOff: [.turnOffAll] + configure + [.cancel]
        }
    }

    /// The number of an app's notifications in a row that the user doesn't touch before the system suggests to manage
    /// them (fact: api/management.suggestion-count, a guess).
    static let untouchedNotifications = 5
}
