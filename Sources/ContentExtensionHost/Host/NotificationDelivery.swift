/// Makes a notification from a payload as the device does on arrival: with localized texts and loaded attachments.
package struct NotificationDelivery: Sendable {
    /// The payload, with the warnings from reading it.
    package var payload: Loaded<Payload>
    /// The payload's folder, to which attachment paths are relative.
    package var folder: String
    /// The app it belongs to, if known.
    package var app: AppInfo?
    /// The installed extensions; string tables are looked up beside them.
    package var descriptors: [ExtensionDescriptor]
    /// The user's language, such as `de` or `pt-BR`, for localized texts.
    package var locale: String
    /// Further attachments in addition to the payload's.
    package var attachments: [AttachmentReference]
    /// Date of arrival in seconds since 1970.
    package var date: Double
    /// The request's identifier: `apns-collapse-id` if sent.
    package var identifier: String

    package init(
        payload: Loaded<Payload>, folder: String = ".", app: AppInfo? = nil, descriptors: [ExtensionDescriptor],
        locale: String = "en",
        attachments: [AttachmentReference] = [], date: Double = 0, identifier: String = "notification"
    ) {
        self.payload = payload
        self.folder = folder
        self.app = app
        self.descriptors = descriptors
        self.locale = locale
        self.attachments = attachments
        self.date = date
        self.identifier = identifier
    }

    /// The notification as it reaches the device.
    /// - Throws: `InputError` when a string table or an attachment given by option can't be read.
    package func arrival() throws(InputError) -> Arrival { try arrival(files: NotificationFiles()) }

    /// - Parameter loaded: the cache of files read for earlier notifications.
    package func arrival(files loaded: NotificationFiles) throws(InputError) -> Arrival {
        let payload = payload.value
        let strings = try payload.alert.isLocalized ? strings(loaded) : nil
        let files = try NotificationAttachment.load(payload.attachments + attachments, folder: folder, files: loaded)
        let notification = payload.notification(
            strings: strings, attachments: files.value, date: date, identifier: identifier)
        return Arrival(
            notification.value, targetBundle: payload.targetBundle, app: app,
            hasMutableContent: payload.hasMutableContent,
            effect: payload.effect, file: payload.file, categoryPlace: payload.categoryPlace,
            warnings: self.payload.warnings + notification.warnings + files.warnings)
    }

    /// The string table of the payload's app in the user's language.
    private func strings(_ loaded: NotificationFiles) throws(InputError) -> StringsTable? {
        let payload = payload.value
        let route = ExtensionRouter(descriptors).route(
            category: payload.content.categoryIdentifier, targetBundle: payload.targetBundle, app: app)
        guard let owner = route.owner, let file = StringsTable.file(for: locale, among: owner.localizations) else {
            return nil
        }
        let name = FileScope.shownName(of: file, below: FilePath.folder(of: owner.file))
        return try loaded.strings(file, shownAs: name)
    }
}
