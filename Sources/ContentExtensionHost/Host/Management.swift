/// What the user may change about an app at the moment.
struct Management {
    /// How it came up.
    enum Kind {
        /// By "Manage".
        case manage
        /// By "Keep…" below the row of an app that was never asked about.
        case keep
        /// By "Turn Off…": the question whether to.
        case turnOff
    }

    var kind: Kind
    let app: AppInfo
    /// The notification that it came up for, which "Configure in …" hands to the app.
    let identifier: String

    /// The rows, from the top.
    func choices(_ settings: NotificationSettings, _ style: SystemStyle) -> [ManagementView.Choice.Kind] {
        switch kind {
        case .manage:
            [settings.isQuiet ? .deliverProminently : .deliverQuietly, .turnOff]
                + (settings.providesAppNotificationSettings ? [.configureInApp] : [])
        case .keep:
            switch style {
            case .ios10: [.deliverProminently, .deliverQuietly]
            case .ios18: [.deliverImmediately, .deliverInScheduledSummary]
            }
        case .turnOff: [.turnOffAll, .cancel]
        }
    }
}
