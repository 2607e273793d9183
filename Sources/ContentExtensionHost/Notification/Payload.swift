/// A remote notification as a server sends it: an APNs payload, or the `.apns` file of `xcrun simctl push`, unchanged.
public struct Payload: Sendable, Equatable {
    /// What a payload does on a device.
    public enum Effect: String, Sendable, Hashable, CaseIterable {
        /// It shows a notification.
        case alert
        /// It sets the badge or plays a sound; there is nothing to draw.
        case badgeOrSound
        /// It wakes the app in the background.
        case silent
        /// It updates a Live Activity; there is no notification that an extension could show.
        case liveActivity
        /// It does nothing at all.
        case nothing
    }

    /// The file it was read from, as diagnostics name it.
    public var file: String
    /// The app that a simulator file is for: its top-level `Simulator Target Bundle`, which isn't part of userInfo.
    public var targetBundle: String?
    /// The title, subtitle and body, which the app's string tables may have a say in.
    public var alert: Alert
    /// All else that the payload says, with userInfo as iOS forms it: the whole payload, aps included.
    public var content: NotificationContent
    /// The files that the payload names under `attachments`; not a thing of iOS, where a service extension adds them.
    public var attachments: [AttachmentReference]
    /// `content-available` is 1: the app is woken in the background.
    public var isContentAvailable: Bool
    /// Runs the app's service extension; content extensions don't depend on it (fact: host/match.mutable-content).
    public var hasMutableContent: Bool
    /// What becomes of it on a device; only an `alert` is drawn.
    public var effect: Effect

    /// The texts of `aps.alert`.
    public struct Alert: Sendable, Hashable {
        /// From `title`, or `title-loc-key` with its arguments; `nil` when there is neither.
        public var title: AlertText?
        /// From `subtitle`, or `subtitle-loc-key` with its arguments; `nil` when there is neither.
        public var subtitle: AlertText?
        /// From `body` or `loc-key`, or the alert itself when it is a string; `nil` when there is none.
        public var body: AlertText?

        public init(title: AlertText? = nil, subtitle: AlertText? = nil, body: AlertText? = nil) {
            self.title = title
            self.subtitle = subtitle
            self.body = body
        }

        /// Whether there is a text that isn't empty.
        public var hasText: Bool { texts.contains { $0 != .literal("") } }
        /// Whether a text is given by its key in the app's string table.
        public var isLocalized: Bool {
            texts.contains { if case .localized = $0 { true } else { false } }
        }

        private var texts: [AlertText] { [title, subtitle, body].compactMap(\.self) }
    }

    /// Where the category's name stands in the file.
    public var categoryPlace: SourceSpan? { place(of: ["aps", "category"]) ?? place(of: ["aps"]) }

    private func place(of path: [String]) -> SourceSpan? {
        content.userInfo.value(at: path).map { value in
            SourceSpan(file: file, line: Int(value.position.line), column: Int(value.position.column))
        }
    }
}

extension Payload {
    /// Reads a payload from a file, or from standard input for `-`.
    /// - Throws: `InputError` when it can't be read, isn't JSON, or has no `aps`; all else is a warning, as iOS goes on.
    public static func read(_ path: String) throws(InputError) -> Loaded<Payload> {
        let bytes = try FileReader.readInput(path, limit: Limits.payloadBytes)
        return try decode(bytes, file: FilePath.shownName(of: path))
    }

    /// The notification as the device delivers it.
    /// - Parameters:
    ///   - strings: the app's Localizable table in the user's language.
    ///   - attachments: the files that were found for it.
    ///   - date: seconds since 1970 at which the device got it.
    ///   - identifier: the request's, which is `apns-collapse-id` where one was sent.
    public func notification(
        strings: StringsTable? = nil, attachments: [NotificationAttachment] = [], date: Double = 0,
        identifier: String = "notification"
    ) -> Loaded<UserNotification> {
        let report = DiagnosticCollector(file: file)
        func text(_ text: AlertText?, _ name: String) -> String {
            guard let text = text?.resolved(in: strings, path: "$.aps.alert", report: report) else { return "" }
            // The alert itself is a text, or the key of one in the app's table.
            let own = place(of: ["aps", "alert", name])
            return TextSanitizer.clean(
                text, what: "the \(name)", at: own ?? place(of: ["aps", "alert"]),
                path: own == nil ? "$.aps.alert" : "$.aps.alert.\(name)", report: report)
        }
        var content = content
        content.title = text(alert.title, "title")
        content.subtitle = text(alert.subtitle, "subtitle")
        content.body = text(alert.body, "body")
        content.attachments = attachments
        let request = NotificationRequest(identifier: identifier, content: content)
        return Loaded(UserNotification(date: date, request: request), warnings: report.diagnostics)
    }
}
