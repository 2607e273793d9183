/// The expected state at a moment of a scenario.
package struct Expectation: Sendable, Equatable {
    /// The app to check, by bundle identifier or name; `nil` for the app of the shown notification.
    package var app: String?
    /// In the file's order.
    package var facts: [Spanned<Fact>]

    package init(app: String? = nil, facts: [Spanned<Fact>]) {
        self.app = app
        self.facts = facts
    }

    /// A single expectation.
    package enum Fact: Sendable, Equatable {
        case state(State)
        /// The visible action rows from the top, each by identifier or title.
        case actions([String])
        /// The header's text.
        case title(TextMatch)
        /// The text of a view, by outlet name.
        case text(outlet: String, TextMatch)
        /// The value of a control; 1 or 0 for a switch.
        case value(outlet: String, Double)
        /// The visibility of a view, determined by its own properties and those of its ancestors.
        case visible(outlet: String, Bool)
        /// A text of the expanded notification, else of the newest delivered one.
        case content(ContentPart, TextMatch)
        /// The identifiers of its attachments, in order.
        case attachments([String])
        /// The text in the system's field.
        case typedText(TextMatch)
        case keyboard(Bool)
        case mediaPlaying(Bool)
        /// In points.
        case contentHeight(ClosedRange<Double>)
        case inbox([InboxEntry])
        case badge(Int)
        /// Identifiers, newest first.
        case delivered([String])
        /// The groups of the list in order; unspecified properties match anything.
        case groups([GroupEntry])
        /// The groups of the locked screen.
        case lockScreenGroups([GroupEntry])
        /// The notifications from which settings were opened; `nil` for a request from Settings.
        case settingsRequests([String?])
        /// The codes of all findings in any order; notes only count if they are listed.
        case diagnostics([String])
        case trace(TraceMatch)
        /// The app's authorization status.
        case authorization(AuthorizationStatus)
        /// The sounds played for the app so far.
        case sounds([Sound])
        /// The identifier of the notification with the visible banner.
        case banner(String)
        /// `true` if any banner is visible.
        case hasBanner(Bool)
        /// Identifiers in the list of the notification centre, newest first.
        case listed([String])
        /// Identifiers on the locked screen, or those it would show if locked, newest first.
        case lockScreen([String])
        /// Identifiers held for the scheduled summary, newest first.
        case held([String])
        case summary(Summary)
        /// The choices of the open management view; empty if there is none.
        case management([ManagementView.Choice.Kind])
        /// `true` if an authorization prompt is open.
        case prompt(Bool)
        /// Seconds since the scenario began.
        case time(Double)
    }

    /// The state of the scenario's notification.
    package enum State: String, Sendable, Hashable, CaseIterable {
        case nothing, delivered, loading, expanded, textInput, passcode, waiting, dismissed, openedApp
    }

    /// A part of a notification's content.
    package enum ContentPart: String, Sendable, Hashable, CaseIterable {
        case identifier, title, subtitle, body, threadIdentifier, categoryIdentifier
    }

    /// An expected text.
    package enum TextMatch: Sendable, Equatable {
        case equals(String)
        case contains(String)
    }

    /// An expected response received by the app; `nil` properties match anything.
    package struct InboxEntry: Sendable, Equatable {
        package var action: String
        package var text: String?
        package var isForeground: Bool?
        package var notification: String?

        package init(_ action: String, text: String? = nil, isForeground: Bool? = nil, notification: String? = nil) {
            self.action = action
            self.text = text
            self.isForeground = isForeground
            self.notification = notification
        }
    }

    /// An expected group of the list; `nil` properties match anything.
    package struct GroupEntry: Sendable, Equatable {
        /// By bundle identifier or name.
        package var app: String?
        package var thread: String?
        package var count: Int?
        package var summary: String?
        package var isExpanded: Bool?
        /// The identifiers of the visible rows from the top.
        package var rows: [String]?
        /// The titles of the rows.
        package var titles: [String]?
        /// The bodies of the rows, or their replacements.
        package var bodies: [String]?
        /// The ages shown in the rows.
        package var times: [String]?

        package init(
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

    /// An expected sound; `nil` properties match anything.
    package struct Sound: Sendable, Equatable {
        package var name: String
        package var isCritical: Bool?
        package var volume: Double?

        package init(_ name: String, isCritical: Bool? = nil, volume: Double? = nil) {
            (self.name, self.isCritical, self.volume) = (name, isCritical, volume)
        }
    }

    /// An expected scheduled summary; `nil` properties match anything.
    package struct Summary: Sendable, Equatable {
        package var isThere: Bool
        package var title: String?
        /// Identifiers.
        package var featured: [String]?
        /// For example `News: 2`.
        package var others: [String]?

        package init(isThere: Bool, title: String? = nil, featured: [String]? = nil, others: [String]? = nil) {
            self.isThere = isThere
            self.title = title
            self.featured = featured
            self.others = others
        }
    }

    /// Expected names of the trace's events.
    package enum TraceMatch: Sendable, Equatable {
        /// In this order, with others between.
        case inOrder([String])
        /// The last ones.
        case ends([String])
        /// All of them.
        case all([String])
        /// A contiguous part.
        case contains([String])
        /// None of these.
        case never([String])
    }
}
