/// A payload on its way to a device: everything that decides which extension it meets and what that finds.
public struct NotificationDelivery: Sendable {
    /// The payload, with the warnings of its reading.
    public var payload: Loaded<Payload>
    /// The payload's folder, below which its attachments are.
    public var folder: String
    /// The extensions that are installed.
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
        payload: Loaded<Payload>, folder: String = ".", descriptors: [ExtensionDescriptor], locale: String = "en",
        attachments: [AttachmentReference] = [], date: Double = 0, identifier: String = "notification"
    ) {
        self.payload = payload
        self.folder = folder
        self.descriptors = descriptors
        self.locale = locale
        self.attachments = attachments
        self.date = date
        self.identifier = identifier
    }

    /// The route that the payload takes among the descriptors.
    public var route: ExtensionRouter.Route {
        let payload = payload.value
        return ExtensionRouter(descriptors).route(
            category: payload.content.categoryIdentifier, targetBundle: payload.targetBundle,
            at: payload.categoryPlace)
    }

    /// The notification that the device forms of the payload.
    /// - Throws: `InputError` when a string table or an attachment given by option can't be read.
    public func notification(for route: ExtensionRouter.Route) throws(InputError) -> Loaded<UserNotification> {
        let payload = payload.value
        var strings: StringsTable?
        if payload.alert.isLocalized, let owner = route.owner,
            let file = StringsTable.file(for: locale, among: owner.localizations)
        {
            let name = FileScope.shownName(of: file, below: FilePath.folder(of: owner.file))
            strings = try StringsTable.read(file, shownAs: name)
        }
        let files = try NotificationAttachment.load(payload.attachments + attachments, folder: folder)
        var notification = payload.notification(
            strings: strings, attachments: files.value, date: date, identifier: identifier)
        notification.warnings += files.warnings
        return notification
    }
}

extension NotificationHost {
    /// Makes a host for a payload with the extension that claims it, or with none, and says why.
    /// - Parameters:
    ///   - width: the content's width in points.
    ///   - makeExtension: makes the code of the extension that engages; called for no other.
    /// - Throws: `InputError` when a file that is needed can't be read, and what `makeExtension` throws.
    public convenience init(
        _ delivery: NotificationDelivery, measuring: any ContentMeasuring, width: Double,
        options: HostOptions = .init(),
        makeExtension: (ExtensionDescriptor) throws(InputError) -> any NotificationContentExtension
    ) throws(InputError) {
        let payload = delivery.payload.value
        let route = delivery.route
        let notification = try delivery.notification(for: route)
        var hosted: HostedExtension?
        if let descriptor = route.engaged {
            hosted = HostedExtension(try makeExtension(descriptor), attributes: descriptor.attributes)
        }
        self.init(
            engaging: hosted, app: route.owner?.app ?? AppInfo(name: payload.targetBundle ?? "App"),
            category: route.category, notification: notification.value, measuring: measuring, width: width,
            options: options)
        record(.payloadRead(file: payload.file, effect: payload.effect))
        delivery.payload.warnings.forEach(report)
        let category = payload.content.categoryIdentifier
        if let descriptor = route.engaged {
            record(.matched(file: descriptor.file, category: category))
        } else {
            let refusal = route.refusal
            record(
                .unmatched(
                    category: category, reason: refusal?.reason ?? "no extension is installed",
                    nearest: refusal?.nearest))
        }
        // Which extension would have shown it is no matter when there is nothing to show.
        if payload.effect == .alert { route.diagnostics.forEach(report) }
        notification.warnings.forEach(report)
    }
}
