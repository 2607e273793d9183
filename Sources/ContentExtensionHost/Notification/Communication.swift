import Basics

/// The sender of a message: the parts of an INSendMessageIntent that a notification shows (fact: api/communication).
public struct Communication: Sendable, Hashable {
    /// INPerson's displayName, which becomes the notification's title.
    public var sender: String
    /// INSendMessageIntent's speakableGroupName, which becomes the subtitle; empty for a message to the user alone.
    public var groupName: String
    /// The absolute path of the picture of the sender or the group; `nil` draws the sender's initials.
    public var avatarPath: String?

    public init(sender: String, groupName: String = "", avatarPath: String? = nil) {
        self.sender = sender
        self.groupName = groupName
        self.avatarPath = avatarPath
    }

    /// The first letters of the first and the last word, as in `AL`; one for a name in Chinese, Japanese or Korean.
    /// Empty for a name without letters, such as a telephone number.
    package var initials: String {
        let words = sender.split(whereSeparator: \.isWhitespace).compactMap { $0.first(where: \.isLetter) }
        guard let first = words.first else { return "" }
        let isIdeographic = first.unicodeScalars.contains { $0.value >= 0x2E80 }
        return (isIdeographic ? [first] : [first] + words.dropFirst().suffix(1)).map { $0.uppercased() }.joined()
    }
}

/// The `communication` of a payload, a key of ours: on iOS a service extension donates an INSendMessageIntent.
package struct CommunicationReference: Sendable, Equatable {
    var sender: String
    var groupName: String
    /// The picture's file, scoped like an attachment's.
    var avatar: AttachmentReference?

    static func read(from payload: JSONValue, report: DiagnosticCollector) -> CommunicationReference? {
        guard let value = payload["communication"], value.kind != .null else { return nil }
        let path = "$.communication"
        guard ["sender", "groupName", "avatar"].contains(where: { value[$0] != nil }) else {
            report.add(
                .note, "communication-ignored", "this names no sender, so it is left to the extension",
                at: value.position, path: path,
                hint: "a message's sender is {\"sender\": \"…\", \"avatar\": \"…\", \"groupName\": \"…\"}")
            return nil
        }
        let reader = ObjectReader(value, path: path, report: report)
        func clean(_ text: String?, _ what: String) -> String {
            TextSanitizer.clean(
                text ?? "", what: what, at: report.location(value.position), path: path, report: report)
        }
        let sender = reader.identifier("sender")
        let groupName = reader.string("groupName")
        let avatar = reader.optionalIdentifier("avatar").map { name in
            AttachmentReference(
                path: name,
                origin: .payload(
                    report.location(value["avatar"]?.position ?? value.position), jsonPath: reader.child("avatar")))
        }
        reader.finish()
        return sender.map {
            CommunicationReference(
                sender: clean($0, "the sender"), groupName: clean(groupName, "the group's name"), avatar: avatar)
        }
    }

    /// The sender with the picture's file, which is left out with a warning if it is no readable image.
    /// - Throws: `InputError` for a path outside the payload's folder.
    func readAvatar(folder: String, files: NotificationFiles) throws(InputError) -> Loaded<Communication> {
        var loaded = Loaded(Communication(sender: sender, groupName: groupName))
        guard let avatar else { return loaded }
        do throws(Diagnostic) {
            let path = try avatar.absolutePath(in: folder)
            if case .success(let media) = try files.media(ofFile: path), media.type.family == .image {
                loaded.value.avatarPath = path
            } else {
                loaded.warnings.append(
                    avatar.diagnostic(
                        .warning, "avatar-not-an-image", "the sender's picture is no image, so initials are drawn",
                        hint: "JPEG, PNG, GIF"))
            }
        } catch {
            guard error.exit == .noInput || error.code == "file-too-large" else { throw InputError(error) }
            var missing = error
            (missing.severity, missing.code) = (.warning, "avatar-missing")
            missing.message += ", so the sender's initials are drawn"
            loaded.warnings.append(missing)
        }
        return loaded
    }
}
