/// The open management view of an app's notifications.
struct Management {
    /// The user's way to the view.
    enum Kind {
        /// Opened by "Manage".
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
    func choices(_ settings: NotificationSettings, _ style: SystemStyle) -> [ManagementView.Choice.Kind] {
        switch kind {
        case .manage:
            [settings.isQuiet ? .deliverProminently : .deliverQuietly, .turnOff]
                + (settings.providesAppNotificationSettings ? [.configureInApp] : [])
        case .keep: style.rules.keepChoices
        case .turnOff: [.turnOffAll, .cancel]
        }
    }
}
