/// What should be so at a moment of a scenario.
public struct Expectation: Sendable, Equatable {
    /// The app whose inbox, badge and settings requests are meant, by bundle identifier or name; that of the
    /// notification shown when `nil`.
    public var app: String?
    /// In the file's order.
    public var facts: [Spanned<Fact>]

    public init(app: String? = nil, facts: [Spanned<Fact>]) {
        self.app = app
        self.facts = facts
    }

    /// One thing that is so or isn't.
    public enum Fact: Sendable, Equatable {
        case state(State)
        /// The rows that are shown, from the top, each by identifier or title.
        case actions([String])
        /// The header's text.
        case title(TextMatch)
        /// What a view says, by its outlet name.
        case text(outlet: String, TextMatch)
        /// The value of a control: a switch's is 1 or 0.
        case value(outlet: String, Double)
        /// Whether a view is on the screen, as far as its own and the views around it say.
        case visible(outlet: String, Bool)
        /// A text of the notification that is shown, or else of the newest delivered.
        case content(ContentPart, TextMatch)
        /// The identifiers of its attachments, in order.
        case attachments([String])
        /// What is typed into the system's field.
        case typedText(TextMatch)
        case keyboard(Bool)
        case mediaPlaying(Bool)
        /// In points.
        case contentHeight(ClosedRange<Double>)
        case inbox([InboxEntry])
        case badge(Int)
        /// Identifiers, newest first.
        case delivered([String])
        /// The groups of the list, in order; what an entry leaves out may be anything.
        case groups([GroupEntry])
        /// Those of the locked screen.
        case lockScreenGroups([GroupEntry])
        /// The notifications that the user asked settings for; `nil` stands for a request without one.
        case settingsRequests([String?])
        /// The codes of what was odd so far, in any order; notes only count if they are listed.
        case diagnostics([String])
        case trace(TraceMatch)
        /// What the app may do.
        case authorization(AuthorizationStatus)
        /// What was heard of the app so far.
        case sounds([Sound])
        /// The identifier of the notification whose banner is down.
        case banner(String)
        /// Whether a banner is down.
        case hasBanner(Bool)
        /// Identifiers in the list of the notification centre, newest first.
        case listed([String])
        /// Identifiers on the locked screen, or there if it were locked, newest first.
        case lockScreen([String])
        /// Identifiers of what waits for the scheduled summary, newest first.
        case held([String])
        case summary(Summary)
        /// What can be chosen of what is up; nothing for none.
        case management([ManagementView.Choice.Kind])
        /// Whether an app asks something.
        case prompt(Bool)
        /// Seconds since the scenario began.
        case time(Double)
    }

    /// Where the notification that the scenario is about stands.
    public enum State: String, Sendable, Hashable, CaseIterable {
        case nothing, delivered, loading, expanded, textInput, passcode, waiting, dismissed, openedApp
    }

    /// The texts of a notification.
    public enum ContentPart: String, Sendable, Hashable, CaseIterable {
        case identifier, title, subtitle, body, threadIdentifier, categoryIdentifier
    }

    /// A text as it should be.
    public enum TextMatch: Sendable, Equatable {
        case equals(String)
        case contains(String)
    }

    /// A response as the app should have got it; what is `nil` may be anything.
    public struct InboxEntry: Sendable, Equatable {
        public var action: String
        public var text: String?
        public var isForeground: Bool?
        public var notification: String?

        public init(_ action: String, text: String? = nil, isForeground: Bool? = nil, notification: String? = nil) {
            self.action = action
            self.text = text
            self.isForeground = isForeground
            self.notification = notification
        }
    }

    /// A group of the list as it should be; what is `nil` may be anything.
    public struct GroupEntry: Sendable, Equatable {
        /// By bundle identifier or name.
        public var app: String?
        public var thread: String?
        public var count: Int?
        public var summary: String?
        public var isExpanded: Bool?
        /// The identifiers of the rows that are seen, from the top.
        public var rows: [String]?
        /// The titles of the rows.
        public var titles: [String]?
        /// The third texts of the rows: what is said, or what stands for it.
        public var bodies: [String]?
        /// How long ago the rows say that they came.
        public var times: [String]?

        public init(
            app: String? = nil, thread: String? = nil, count: Int? = nil, summary: String? = nil,
            isExpanded: Bool? = nil, rows: [String]? = nil, titles: [String]? = nil, bodies: [String]? = nil,
            times: [String]? = nil
        ) {
            self.app = app
            self.thread = thread
            self.count = count
            self.summary = summary
            self.isExpanded = isExpanded
            self.rows = rows
            self.titles = titles
            self.bodies = bodies
            self.times = times
        }
    }

    /// A sound as it should have been heard; what is `nil` may be anything.
    public struct Sound: Sendable, Equatable {
        public var name: String
        public var isCritical: Bool?
        public var volume: Double?

        public init(_ name: String, isCritical: Bool? = nil, volume: Double? = nil) {
            (self.name, self.isCritical, self.volume) = (name, isCritical, volume)
        }
    }

    /// The scheduled summary as it should be; what is `nil` may be anything.
    public struct Summary: Sendable, Equatable {
        public var isThere: Bool
        public var title: String?
        /// Identifiers.
        public var featured: [String]?
        /// Such as `News: 2`.
        public var others: [String]?

        public init(isThere: Bool, title: String? = nil, featured: [String]? = nil, others: [String]? = nil) {
            self.isThere = isThere
            self.title = title
            self.featured = featured
            self.others = others
        }
    }

    /// The names of events as the trace should have them.
    public enum TraceMatch: Sendable, Equatable {
        /// In this order, with others between.
        case inOrder([String])
        /// The last ones.
        case ends([String])
        /// All of them.
        case all([String])
        /// Next to one another, somewhere.
        case contains([String])
        /// None of these.
        case never([String])
    }
}
