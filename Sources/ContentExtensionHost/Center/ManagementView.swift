/// The view in which the user changes an app's settings without leaving the list (iOS 12).
package struct ManagementView: Sendable, Equatable {
    /// A row that can be tapped.
    package struct Choice: Sendable, Equatable {
        package enum Kind: String, Sendable, Hashable, CaseIterable {
            case deliverQuietly, deliverProminently, deliverImmediately, deliverInScheduledSummary
            case turnOff, configureInApp, turnOffAll, settings, cancel
            // The menu Options, since iOS 15.
            case muteForHour, muteForToday, unmute, viewSettings
        }

        package var kind: Kind
        /// In the user's language.
        package var title: String
        /// The line below the title; empty for none.
        package var detail = ""
    }

    package var app: AppInfo
    package var title: String
    /// Empty for none.
    package var message = ""
    package var choices: [Choice]
    /// The row below which the menu Options opens; `nil` for iOS 12's view and the questions.
    package var row: NotificationRow?
    /// `true` for the question that follows "Turn Off…".
    package var isConfirmation = false
}
