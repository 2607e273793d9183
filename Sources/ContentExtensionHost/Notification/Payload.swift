import Basics
import Views

/// A remote notification as sent by a server: an APNs payload, or the unchanged `.apns` file of `xcrun simctl push`.
package struct Payload: Sendable, Equatable {
    /// The effect of a payload on a device.
    package enum Effect: String, Sendable, Hashable, CaseIterable {
        /// Shows a notification.
        case alert
        /// Sets the badge or plays a sound; nothing to draw.
        case badgeOrSound
        /// Wakes the app in the background.
        case silent
        /// Starts, updates or ends a Live Activity; no notification for extensions.
        case liveActivity
        /// No effect.
        case nothing
    }

    /// The file's name in diagnostics.
    package var file: String
    /// The simulator file's top-level `Simulator Target Bundle`, which isn't part of userInfo.
    package var targetBundle: String?
    /// The title, subtitle and body before localization.
    package var alert = Alert()
    /// The rest of the payload, with userInfo as formed by iOS: the whole payload including aps.
    package var content: NotificationContent
    /// The payload's `attachments`, an extension of ours; on iOS a service extension adds attachments.
    package var attachments: [AttachmentReference] = []
    /// The payload's `communication`, an extension of ours; on iOS a service extension donates the intent.
    package var communication: CommunicationReference?
    /// `content-available` is 1: the app is woken in the background.
    package var isContentAvailable = false
    /// Invokes the app's service extension; irrelevant to content extensions (fact: host/match.mutable-content).
    package var hasMutableContent = false
    /// Why APNs refuses it, so that it reaches no device.
    package var refusal: Diagnostic?
    /// The effect on a device; only an `alert` is drawn.
    package var effect = Effect.nothing

    /// The texts of `aps.alert`.
    package struct Alert: Sendable, Hashable {
        /// From `title`, or `title-loc-key` with its arguments.
        package var title: AlertText?
        /// From `subtitle`, or `subtitle-loc-key` with its arguments.
        package var subtitle: AlertText?
        /// From `body` or `loc-key`, or the alert itself if it is a string.
        package var body: AlertText?

        /// `true` if there is a non-empty text.
        package var hasText: Bool { texts.contains { $0 != .literal("") } }
        /// `true` if a text is given by a key of the app's string table.
        package var isLocalized: Bool { texts.contains { if case .localized = $0 { true } else { false } } }

        private var texts: [AlertText] { [title, subtitle, body].compactMap(\.self) }
    }

    /// The position of the category's name in the file.
    package var categoryPlace: SourceSpan? { place(of: ["aps", "category"]) ?? place(of: ["aps"]) }

    private func place(of path: [String]) -> SourceSpan? {
        content.userInfo.value(at: path).map { value in
            // A console's dump has no positions.
            value.position.line == 0
                ? SourceSpan(file: file)
                : SourceSpan(file: file, line: Int(value.position.line), column: Int(value.position.column))
        }
    }

    /// Reads a payload from a file, or from standard input for `-`.
    /// - Throws: `InputError` if unreadable, no JSON, or without `aps`; other problems are warnings, as iOS tolerates
    ///   them.
    package static func read(_ path: String) throws(InputError) -> Loaded<Payload> {
        let bytes = try FileReader.readInput(path, limit: Limits.payloadBytes)
        return try decode(bytes, file: FilePath.shownName(of: path))
    }

    /// The notification as delivered on the device.
    /// - Parameters:
    ///   - strings: the app's Localizable table in the user's language.
    ///   - communication: the sender, with the loaded picture.
    ///   - date: date of arrival in seconds since 1970.
    ///   - identifier: the request's identifier: `apns-collapse-id` if sent.
    package func notification(
        strings: StringsTable? = nil, attachments: [NotificationAttachment] = [],
        communication: Communication? = nil, date: Double = 0, identifier: String = "notification"
    ) -> Loaded<UserNotification> {
        let report = DiagnosticCollector(file: file)
        func text(_ text: AlertText?, _ name: String) -> String {
            guard let text = text?.resolved(in: strings, path: "$.aps.alert", report: report) else { return "" }
            // The alert can be a string, or use a localization key, instead of having this key.
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
        content.communication = communication
        let request = NotificationRequest(identifier: identifier, content: content)
        return Loaded(UserNotification(date: date, request: request), warnings: report.diagnostics)
    }
}
