import Basics
import PlatformFoundation
import Views

extension NotificationAttachment {
    /// Loads and validates the attachments of a notification, like UNNotificationAttachment's initializer.
    ///
    /// Files that iOS would refuse are dropped with a warning named after the UNError; the notification is shown
    /// without them. An option overrides a payload's attachment of the same identifier.
    /// - Parameters:
    ///   - references: the files in order; the system shows the first.
    ///   - folder: the payload's folder; its paths are relative to it and can't leave it.
    /// - Throws: `InputError` when an option names a file that can't be read, or a payload one outside its folder.
    public static func load(
        _ references: [AttachmentReference], folder: String
    ) throws(InputError) -> Loaded<[NotificationAttachment]> {
        try load(references, folder: folder, files: NotificationFiles())
    }

    /// - Parameters:
    ///   - files: the cache of files read for earlier notifications.
    ///   - isLocal: `true` for the app's own request: a file's name or hint decides on its type, as in the app.
    package static func load(
        _ references: [AttachmentReference], folder: String, files: NotificationFiles, isLocal: Bool = false
    ) throws(InputError) -> Loaded<[NotificationAttachment]> {
        var loaded = Loaded<[NotificationAttachment]>([])
        for (index, reference) in references.enumerated() {
            let identifier = reference.identifier.isEmpty ? AttachmentStore.name(at: index) : reference.identifier
            do {
                let (attachment, warnings) = try readFile(
                    of: reference, identifier: identifier, folder: folder, files, isLocal: isLocal)
                loaded.warnings += warnings
                if let earlier = loaded.value.firstIndex(where: { $0.identifier == identifier }) {
                    loaded.warnings.append(
                        reference.diagnostic(
                            .note, "attachment-duplicate", "this takes the place of another \(identifier.quoted())"))
                    loaded.value[earlier] = attachment
                } else {
                    loaded.value.append(attachment)
                }
            } catch {
                if error.severity == .error { throw InputError(loaded.warnings + [error]) }
                loaded.warnings.append(error)
            }
        }
        return loaded
    }

    private static func readFile(
        of reference: AttachmentReference, identifier: String, folder: String, _ files: NotificationFiles, isLocal: Bool
    ) throws(Diagnostic) -> (NotificationAttachment, [Diagnostic]) {
        let path: String
        let media: Result<NotificationFiles.Media, UserNotificationsError>
        do {
            path = try reference.absolutePath(in: folder)
            media = try files.media(ofFile: reference.origin == .option ? reference.path : path)
        } catch {
            if error.code == "file-too-large" { throw reference.refusal(MediaType.tooLarge(Limits.movieBytes)) }
            guard case .payload = reference.origin, error.exit == .noInput else { throw error }
            let refusal = UserNotificationsError(.attachmentInvalidURL, error.message)
            var refused = error
            refused.severity = .warning
            (refused.code, refused.message) = (refusal.code.diagnosticCode, refusal.refusal)
            throw refused
        }

        do throws(UserNotificationsError) {
            let media = try media.get()
            let hint = reference.options.typeHint
            let type =
                isLocal
                ? try NotificationAttachment.type(of: media.type, named: reference.path, hint: hint) : media.type
            let attachment = NotificationAttachment(
                identifier: identifier, path: path, type: type, options: reference.options, header: media.header)
            return (attachment, try reference.doubts(about: type))
        } catch { throw reference.refusal(error) }
    }

    init(identifier: String, path: String, type: MediaType, options: AttachmentOptions, header: MediaHeader) {
        self.init(
            identifier: identifier, path: path, type: type.identifier, family: type.family,
            isThumbnailHidden: options.isThumbnailHidden, thumbnailClippingRect: options.thumbnailClippingRect,
            thumbnailTime: options.thumbnailTime, duration: header.duration, naturalSize: header.size)
    }
}

extension AttachmentReference {
    /// The file with the position that names it; `nil` if it doesn't exist.
    package func namedFile(in folder: String) -> NamedFile? {
        guard let file = try? absolutePath(in: folder) else { return nil }
        return switch origin {
        case .payload(let location, let jsonPath):
            NamedFile(path: file, name: path, location: location, jsonPath: jsonPath)
        case .option: NamedFile(path: file, name: path, location: SourceSpan(file: path), jsonPath: nil)
        }
    }

    func absolutePath(in folder: String) throws(Diagnostic) -> String {
        switch origin {
        case .payload(let location, let jsonPath):
            return try FileScope(root: folder).resolve(path, at: location, path: jsonPath)
        case .option: return path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
        }
    }

    /// A warning that the attachment is dropped, as the system does.
    fileprivate func refusal(_ error: UserNotificationsError) -> Diagnostic {
        diagnostic(
            .warning, error.code.diagnosticCode, error.refusal,
            hint: [.attachmentCorrupt, .attachmentUnrecognizedType].contains(error.code)
                ? "JPEG, PNG, GIF; AIFF, WAV, MP3, M4A; MPEG, MPEG-4, AVI" : nil)
    }

    /// Warnings of differences between iOS's treatment of the type and ours.
    fileprivate func doubts(about type: MediaType) throws(UserNotificationsError) -> [Diagnostic] {
        var doubts: [Diagnostic] = []
        if !type.isListed {
            doubts.append(
                diagnostic(
                    .warning, "attachment-type-unlisted",
                    "\(type.identifier) isn't on Apple's list for attachments, so a device may refuse it"))
        }
        if let hint = options.typeHint {
            guard let hinted = MediaType.hinted(hint) else {
                throw UserNotificationsError(
                    .attachmentUnrecognizedType, "the type hint \(hint.quoted()) is no type that notifications take")
            }
            if hinted != type {
                doubts.append(
                    diagnostic(
                        .warning, "attachment-type-hint",
                        "the type hint says \(hint), but the file is \(type.identifier)",
                        hint: "iOS goes by the hint: write \(type.identifier)"))
            }
            return doubts
        }
        let suffix = MediaType.fileExtension(of: path)
        if suffix.map({ !type.extensions.contains($0) }) ?? true {
            doubts.append(
                diagnostic(
                    .warning, "attachment-extension",
                    suffix.map { "the file is \(type.identifier) but ends in .\($0)" }
                        ?? "the file is \(type.identifier) and its name has no extension",
                    hint: "iOS goes by the extension: call it .\(type.extensions[0]), or give a type hint"))
        }
        return doubts
    }

    func diagnostic(
        _ severity: Diagnostic.Severity, _ code: String, _ message: String, hint: String? = nil
    ) -> Diagnostic {
        switch origin {
        case .payload(let location, let jsonPath):
            Diagnostic(severity, code, "\(path.quoted()): \(message)", at: location, path: jsonPath, hint: hint)
        case .option: Diagnostic(severity, code, message, at: SourceSpan(file: path), hint: hint)
        }
    }
}
