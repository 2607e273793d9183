import Basics
import Views

extension Loaded<Payload> {
    /// The notification as it reaches the device, with localized texts and loaded attachments.
    /// - Parameters:
    ///   - folder: the payload's folder, to which attachment paths are relative.
    ///   - app: the app it belongs to, if known.
    ///   - descriptors: the installed extensions; string tables are looked up beside them.
    ///   - locale: the user's language, such as `de` or `pt-BR`, for localized texts.
    ///   - attachments: further attachments in addition to the payload's.
    ///   - date: date of arrival in seconds since 1970.
    ///   - identifier: the request's identifier: `apns-collapse-id` if sent.
    ///   - trigger: `push`, or that of a request which the app itself makes; `nil` delivers the latter at once.
    ///   - loaded: the cache of files read for earlier notifications.
    /// - Throws: `InputError` when a string table or an attachment given by option can't be read.
    package func arrival(
        folder: String = ".", app: AppInfo? = nil, descriptors: [ExtensionDescriptor], locale: String = "en",
        attachments: [AttachmentReference] = [], date: Double = 0, identifier: String = "notification",
        trigger: NotificationTrigger? = .push, files loaded: NotificationFiles = NotificationFiles()
    ) throws(InputError) -> Arrival {
        let strings = try value.alert.isLocalized ? value.strings(locale, app, descriptors, loaded) : nil
        let files = try NotificationAttachment.load(
            value.attachments + attachments, folder: folder, files: loaded, isLocal: trigger != .push)
        let communication = try value.communication?.readAvatar(folder: folder, files: loaded)
        var notification = value.notification(
            strings: strings, attachments: files.value, communication: communication?.value, date: date,
            identifier: identifier)
        notification.value.request.trigger = trigger
        return Arrival(
            notification.value, targetBundle: value.targetBundle, app: app, hasMutableContent: value.hasMutableContent,
            effect: value.effect, file: value.file, categoryPlace: value.categoryPlace,
            warnings: warnings + notification.warnings + files.warnings + (communication?.warnings ?? []),
            refusal: trigger == .push
                ? value.refusal ?? Payload.refusal(ofCollapseID: identifier, file: value.file) : nil)
    }
}

extension Payload {
    /// Why APNs refuses an `apns-collapse-id`; `nil` if it doesn't.
    fileprivate static func refusal(ofCollapseID identifier: String, file: String) -> Diagnostic? {
        let size = identifier.utf8.count
        guard size > Limits.collapseIDBytes else { return nil }
        return Diagnostic(
            .error, "collapse-id-too-long",
            "the identifier has \(size) bytes and APNs takes an apns-collapse-id of \(Limits.collapseIDBytes), so the "
                + "notification is never delivered",
            at: SourceSpan(file: file), hint: "shorten it, such as to a hash; --force draws it")
    }

    /// The string table of the payload's app in the user's language.
    fileprivate func strings(
        _ locale: String, _ app: AppInfo?, _ descriptors: [ExtensionDescriptor], _ loaded: NotificationFiles
    ) throws(InputError) -> StringsTable? {
        let route = ExtensionRouter(descriptors).route(
            category: content.categoryIdentifier, targetBundle: targetBundle, app: app)
        guard let owner = route.owner, let file = StringsTable.file(for: locale, among: owner.localizations) else {
            return nil
        }
        let name = FileScope.shownName(of: file, below: FilePath.folder(of: owner.file))
        return try loaded.strings(file, shownAs: name)
    }
}
