/// Makes a notification of a payload as the device does on its arrival: with texts in the user's language and files.
public struct NotificationDelivery: Sendable {
    /// The payload, with the warnings of its reading.
    public var payload: Loaded<Payload>
    /// The payload's folder, below which its attachments are.
    public var folder: String
    /// The app that it is of, when that is known.
    public var app: AppInfo?
    /// The extensions that are installed; the app's string tables are theirs.
    public var descriptors: [ExtensionDescriptor]
    /// The user's language, such as `de` or `pt-BR`, for texts given by key.
    public var locale: String
    /// Attachments that the user names besides the payload's.
    public var attachments: [AttachmentReference]
    /// Seconds since 1970 at which the device gets it.
    public var date: Double
    /// The request's identifier: `apns-collapse-id` where one was sent.
    public var identifier: String

    public init(
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

    /// What reaches the device.
    /// - Throws: `InputError` when a string table or an attachment given by option can't be read.
    public func arrival() throws(InputError) -> Arrival { try arrival(files: NotificationFiles()) }

    /// - Parameter loaded: what was read for notifications before.
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

    /// The string table of the app that the payload is for, in the user's language.
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
