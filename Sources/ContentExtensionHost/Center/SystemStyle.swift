/// The generation of iOS that decides how notifications look and behave.
public enum SystemStyle: String, Sendable, Hashable, CaseIterable, Encodable {
    /// iOS 10–12: header, custom content, default content, actions; `X ago` in the rows, summary lines below stacks.
    case ios10
    /// iOS 15–18: one block with icon and texts above the custom content, a menu of actions below.
    case ios18

    /// The style of calls and commands that don't name one.
    public static let standard = SystemStyle.ios10

    /// The behaviour of the generation: the host's only switch over styles.
    package var rules: Rules {
        switch self {
        case .ios10: .ios10
        case .ios18: .ios18
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
        /// The choices behind "Keep…" below the row of a provisionally authorized app.
        let keepChoices: [ManagementView.Choice.Kind]

        static let ios10 = Rules(
            releases: "iOS 10–12", hasGroupSummaries: true, titlesRowsWithAppName: false, coalescesHiddenThreads: true,
            hidesSilencedOnLockScreen: false, hasTimeInExpandedHeader: false,
            keepChoices: [.deliverProminently, .deliverQuietly])

        static let ios18 = Rules(
            releases: "iOS 15–18", hasGroupSummaries: false, titlesRowsWithAppName: true, coalescesHiddenThreads: false,
            hidesSilencedOnLockScreen: true, hasTimeInExpandedHeader: true,
            keepChoices: [.deliverImmediately, .deliverInScheduledSummary])
    }
}
