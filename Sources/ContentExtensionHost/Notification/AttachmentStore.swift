/// The system's store of attachments' files: a file goes there when its notification is taken in, moved from where it
/// was, or copied when that is the app's own bundle (fact: api/attachment.store). Nothing on this machine is moved.
enum AttachmentStore {
    /// Takes in the attachments of a notification, with names for those that have none.
    /// - Parameters:
    ///   - bundle: the app's folder; files in it are copied.
    ///   - record: takes a step for each file.
    static func store(
        _ attachments: [NotificationAttachment], bundle: String? = nil, record: (TraceEvent.Kind) -> Void
    ) -> [NotificationAttachment] {
        attachments.enumerated().map { index, attachment in
            var stored = attachment
            if stored.identifier.isEmpty { stored.identifier = name(at: index) }
            let isCopied = bundle.map { stored.path.hasPrefix($0.hasSuffix("/") ? $0 : "\($0)/") } ?? false
            record(.attachmentStored(stored.identifier, type: stored.type, isCopied: isCopied))
            return stored
        }
    }

    /// The identifier that the system makes up.
    static func name(at index: Int) -> String { "attachment-\(index + 1)" }

    /// Says which files of a service extension's content are gone, and leaves them out.
    static func validate(
        _ attachments: [NotificationAttachment], report: (Diagnostic) -> Void
    ) -> [NotificationAttachment] {
        attachments.filter { attachment in
            if FileReader.isRegularFile(attachment.path) { return true }
            let error = UserNotificationsError.Code.attachmentMoveIntoDataStoreFailed
            report(
                Diagnostic(
                    .warning, "attachment-move-failed",
                    "the file of the attachment \(attachment.identifier.quoted()) is gone, so iOS leaves it out (UNError.\(error.name))",
                    hint: "the file must stay until the system has moved it into its store"))
            return false
        }
    }
}
