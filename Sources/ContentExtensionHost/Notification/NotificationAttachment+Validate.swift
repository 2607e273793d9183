extension NotificationAttachment {
    /// UNNotificationAttachment's initialiser: checks the file as the system does (fact: api/attachment).
    /// - Parameters:
    ///   - identifier: unique within the notification; the system makes one up in place of an empty one.
    ///   - path: the file. Its extension says what type it has, unless the options hint at another.
    /// - Throws: `attachmentInvalidURL` for a file that can't be read, `attachmentUnrecognizedType` for one whose name and
    ///   hint say nothing that can be attached, `attachmentInvalidFileSize`, and `attachmentCorrupt` for bytes that
    ///   aren't what they are said to be.
    public init(
        identifier: String, path: String, options: AttachmentOptions = .init()
    ) throws(UserNotificationsError) {
        try self.init(identifier: identifier, path: path, name: path, options: options)
    }

    /// - Parameter name: what the file is called where its extension counts.
    init(
        identifier: String, path: String, name: String, options: AttachmentOptions
    ) throws(UserNotificationsError) {
        let bytes: [UInt8]
        do throws(Diagnostic) {
            bytes = try FileReader.read(path, limit: Limits.movieBytes)
        } catch {
            if error.code == "file-too-large" { throw MediaType.tooLarge(Limits.movieBytes) }
            throw UserNotificationsError(.attachmentInvalidURL, error.message)
        }
        let said = try Self.type(saidOf: name, hint: options.typeHint)
        let found: MediaType
        do {
            found = try MediaType.attachable(bytes)
        } catch {
            guard error.code == .attachmentUnrecognizedType else { throw error }
            throw UserNotificationsError(.attachmentCorrupt, "the attachment isn't \(said.identifier)")
        }
        guard found.family == said.family || MediaType.fileExtension(of: name).map(found.extensions.contains) ?? false
        else {
            throw UserNotificationsError(
                .attachmentCorrupt, "the attachment is \(found.identifier) and not \(said.identifier)")
        }
        let type = found.family == said.family ? said : found
        self.init(
            identifier: identifier, path: path, type: type, options: options,
            header: MediaHeader(bytes, type: found))
    }

    private static func type(saidOf name: String, hint: String?) throws(UserNotificationsError) -> MediaType {
        if let type = hint.map(MediaType.hinted) ?? MediaType.named(name) { return type }
        let what = hint.map { "the type hint \($0.quoted())" } ?? "the name of the file"
        throw UserNotificationsError(.attachmentUnrecognizedType, "\(what) is no type that notifications take")
    }
}
