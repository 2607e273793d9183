/// What the user may change about an app's notifications from the list (iOS 12).
public struct ManagementView: Sendable, Equatable {
    /// A row that can be tapped.
    public struct Choice: Sendable, Equatable {
        public enum Kind: String, Sendable, Hashable, CaseIterable {
            case deliverQuietly, deliverProminently, deliverImmediately, deliverInScheduledSummary
            case turnOff, configureInApp, turnOffAll, cancel
        }

        public var kind: Kind
        /// In the user's language.
        public var title: String
        /// Below the title; empty for none.
        public var detail: String

        public init(_ kind: Kind, title: String, detail: String = "") {
            (self.kind, self.title, self.detail) = (kind, title, detail)
        }
    }

    public var app: AppInfo
    public var title: String
    /// Empty for none.
    public var message: String
    public var choices: [Choice]
    /// Whether this is the question that follows "Turn Off…".
    public var isConfirmation: Bool

    public init(app: AppInfo, title: String, message: String = "", choices: [Choice], isConfirmation: Bool = false) {
        self.app = app
        self.title = title
        self.message = message
        self.choices = choices
        self.isConfirmation = isConfirmation
    }
}
