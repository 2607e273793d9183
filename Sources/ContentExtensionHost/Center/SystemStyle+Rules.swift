import Views

extension SystemStyle {
    /// The behaviour of the generation: the host's only switch over styles.
    package var rules: Rules {
        switch self {
        case .ios10: .ios10
        case .ios13: .ios13
        case .ios15: .ios15
        case .ios18: .ios18
        case .ios26: .ios26
        }
    }

    /// Behaviour that differs between generations of iOS.
    package struct Rules: Sendable {
        /// The releases, for people.
        package let releases: String
        /// `true` if a line below a closed stack summarises its notifications; iOS 15 dropped it.
        let hasGroupSummaries: Bool
        /// `true` if the app's name replaces a missing title, because rows have no separate line for it.
        let titlesRowsWithAppName: Bool
        /// `true` if hidden notifications of a thread share one row of the locked screen under any grouping, as on
        /// iOS 11.
        let coalescesHiddenThreads: Bool
        /// `true` if a Focus keeps silenced notifications off the locked screen. Before iOS 15 they were listed there
        /// without lighting the screen.
        let hidesSilencedOnLockScreen: Bool
        /// `true` if the expanded header shows the notification's age; iOS 10–12 show the × instead.
        let hasTimeInExpandedHeader: Bool
        /// `true` if messages show their sender (iOS 15).
        let hasCommunicationNotifications: Bool
        /// `true` if a swiped row has "Options", a menu that mutes the app, in place of iOS 12's "Manage" (iOS 15).
        let hasOptionsMenu: Bool
        /// `true` if the user chooses between list, stack and count for the locked screen (iOS 16).
        let hasLockScreenDisplays: Bool
        /// `true` if Apple Intelligence writes summaries and finds priorities (iOS 18).
        let hasAppleIntelligence: Bool
        /// The choices behind "Keep…" below the row of a provisionally authorized app.
        let keepChoices: [ManagementView.Choice.Kind]
        /// `true` if the style has iOS 12's controls for managing an app's notifications, and if it has them without
        /// being asked for them.
        var hasManagement = false
        var managesUnasked = false

        static let ios10 = beforeIOS15("iOS 10–12", isSince13: false)
        static let ios13 = beforeIOS15("iOS 13–14", isSince13: true)
        static let ios15 = sinceIOS15("iOS 15", isSince16: false)
        static let ios18 = sinceIOS15("iOS 16–18", isSince16: true)
        static let ios26 = sinceIOS15("iOS 26", isSince16: true)

        private static func beforeIOS15(_ releases: String, isSince13: Bool) -> Rules {
            Rules(
                releases: releases, hasGroupSummaries: true, titlesRowsWithAppName: false,
                coalescesHiddenThreads: !isSince13, hidesSilencedOnLockScreen: false, hasTimeInExpandedHeader: false,
                hasCommunicationNotifications: false, hasOptionsMenu: false, hasLockScreenDisplays: false,
                hasAppleIntelligence: false, keepChoices: [.deliverProminently, .deliverQuietly, .cancel],
                hasManagement: true, managesUnasked: isSince13)
        }

        private static func sinceIOS15(_ releases: String, isSince16: Bool) -> Rules {
            Rules(
                releases: releases, hasGroupSummaries: false, titlesRowsWithAppName: true,
                coalescesHiddenThreads: false, hidesSilencedOnLockScreen: true, hasTimeInExpandedHeader: true,
                hasCommunicationNotifications: true, hasOptionsMenu: true, hasLockScreenDisplays: isSince16,
                hasAppleIntelligence: isSince16,
                keepChoices: [.deliverImmediately, .deliverInScheduledSummary, .cancel])
        }
    }
}
